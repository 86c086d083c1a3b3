import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { leanReactAria } from '../ui/reactAria.ts';
import { planChunks } from './chunkPlan.ts';
import { pageFiles } from './pageFilesPlugin.ts';
import { precompress } from './precompressPlugin.ts';
import { serviceWorker } from './serviceWorkerPlugin.ts';

const server = 'http://127.0.0.1:4000';

const sources = (): PluginOption[] => [
  leanReactAria(),
  react(),
  vanillaExtractPlugin({ identifiers: ({ hash }) => `vl_${hash}` }),
];

/** Modules are put into files by their users, not by what they import. */
const grouping = { includeDependenciesRecursively: false };

export default defineConfig(async ({ command }) => ({
  plugins: [sources(), pageFiles(), serviceWorker(), precompress()],
  build: {
    target: 'es2024',
    sourcemap: true,
    // All of it is 15 kB; a file for each part would be twice that, in ten requests for every page.
    cssCodeSplit: false,
    // Every browser that runs the build knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting:
          command === 'build'
            ? {
                ...grouping,
                groups: [
                  {
                    debugName: 'loaded together',
                    name: await planChunks({ root: import.meta.dirname, plugins: sources() }),
                  },
                ],
              }
            : true,
      },
    },
  },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
}));
