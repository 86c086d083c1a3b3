import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: ({ hash }) => `vl_${hash}` })],
  build: { target: 'es2024', sourcemap: true },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
});
