import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './serviceWorkerPlugin.ts';

const server = 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [
    // The product speaks English; the words of thirty other languages would be a tenth of the first load.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    react(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `vl_${hash}` }),
    serviceWorker(),
  ],
  build: { target: 'es2024', sourcemap: true },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
});
