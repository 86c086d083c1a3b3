// Lays a brotli and a gzip copy beside every file of the build that is text, so that the server never compresses.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const isText = (name: string) => /\.(js|css|svg|webmanifest|txt)$/.test(name);

/** Below this the headers weigh more than what is saved. */
const leastBytes = 512;

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

function compress(path: string): void {
  const content = readFileSync(path);
  if (content.length < leastBytes) return;
  writeFileSync(`${path}.br`, brotliCompressSync(content, brotli));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}

/** Vite's plugin that compresses what a build has written. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'vitalane:precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (isText(name)) compress(join(folder, name));
    },
  };
}
