// Builds the service worker into one script at the root, and tells it which files the build consists of.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const source = join(import.meta.dirname, 'src/service-worker/serviceWorker.ts');
const publicDir = join(import.meta.dirname, 'public');
const fileName = 'service-worker.js';

/** Fonts of other scripts are loaded when somebody needs them. */
const isKept = (name: string) => /\.(js|css)$/.test(name) || /latin-wght.*\.woff2$/.test(name);

function publicFiles(): string[] {
  const names = readdirSync(publicDir, { recursive: true, withFileTypes: true });
  return names
    .filter((file) => file.isFile() && file.name !== 'robots.txt')
    .map((file) => join(file.parentPath, file.name).slice(publicDir.length))
    .sort();
}

async function workerCode(shell: unknown): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __SHELL__: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2024',
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: fileName } },
    },
    publicDir: false,
  });
  const [chunk] = 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
  return chunk.code;
}

/** Vite's plugin that makes `/service-worker.js`, for the build and for the development server. */
export function serviceWorker(): Plugin {
  return {
    name: 'vitalane:service-worker',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        void workerCode(null).then((code) => {
          response.setHeader('content-type', 'text/javascript').end(code);
        });
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.values(bundle);
        const entry = built.find((part) => part.type === 'chunk' && part.isEntry)?.fileName;
        const assets = built
          .map((part) => part.fileName)
          .filter((name) => name.startsWith('assets/') && isKept(name));
        const fixed = publicFiles();
        const hash = createHash('sha256').update(assets.sort().join('\n'));
        hash.update(readFileSync(join(import.meta.dirname, 'index.html')));
        for (const path of fixed) hash.update(readFileSync(join(publicDir, path)));
        const version = hash.digest('base64url').slice(0, 12);
        const files = [...assets.map((name) => `/${name}`), ...fixed];
        this.emitFile({ type: 'asset', fileName, source: await workerCode({ version, files, entry }) });
      },
    },
  };
}
