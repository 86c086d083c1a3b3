import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { leanReactAria } from '../ui/reactAria.ts';
import { planChunks } from './chunkPlan.ts';
import { pageFiles } from './pageFilesPlugin.ts';
import { precompress } from './precompressPlugin.ts';
import { serviceWorker } from './serviceWorkerPlugin.ts';
import { shortClassNames } from './shortClassNames.ts';

const server = 'http://127.0.0.1:4000';

const require = createRequire(import.meta.resolve('react-router-dom'));

/** React Router comes with a build without development warnings, but its `exports` name only the other. */
const routerDir = join(dirname(require.resolve('react-router/package.json')), 'dist/production');
const resolve = {
  alias: [
    { find: /^react-router$/, replacement: join(routerDir, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(routerDir, 'dom-export.mjs') },
    // React Aria and XState import a replacement for a hook that React has since version 18.
    { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    {
      find: /^use-sync-external-store\/shim\/with-selector$/,
      replacement: 'use-sync-external-store/with-selector',
    },
  ],
};

const sources = (): PluginOption[] => [
  leanReactAria(),
  react(),
  vanillaExtractPlugin({ identifiers: shortClassNames() }),
];

/** Nothing that the app bundles reads a property for an effect of the read. */
const treeshake = { propertyReadSideEffects: false } as const;

/** Modules are put into files by their users, not by what they import. */
const grouping = { includeDependenciesRecursively: false };

export default defineConfig(async ({ command }) => ({
  resolve: command === 'build' ? resolve : {},
  plugins: [sources(), pageFiles(), serviceWorker(), precompress()],
  build: {
    target: 'es2024',
    sourcemap: true,
    // All of it is 13 kB; a file for each part would be twice that, in ten requests for every page.
    cssCodeSplit: false,
    // Every browser that runs the build knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake,
      output: {
        // Every page lists the files of all pages, so each character of a name counts.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting:
          command === 'build'
            ? {
                ...grouping,
                groups: [
                  {
                    debugName: 'loaded together',
                    name: await planChunks({ root: import.meta.dirname, plugins: sources(), resolve }),
                  },
                ],
              }
            : true,
      },
    },
  },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
}));
