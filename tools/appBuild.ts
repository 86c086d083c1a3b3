// Builds the app when its sources have changed since the last build: `node tools/appBuild.ts`, or before journeys.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWhenStale } from './inputs.ts';

const root = join(import.meta.dirname, '..');
const packages = ['app', 'ui', 'flows', 'contract', 'clinical', 'time'];

/** Folder of the built app. */
export const appDir = join(root, 'packages/app/dist');

/** Builds the app when it is outdated; otherwise returns within milliseconds. */
export function ensureAppBuilt(): void {
  const sources = packages.map((name) => join(root, 'packages', name, 'src'));
  const settings = [
    'packages/app/index.html',
    'packages/app/public',
    'packages/app/vite.config.ts',
    'packages/app/chunkPlan.ts',
    'packages/app/pageFilesPlugin.ts',
    'packages/app/precompressPlugin.ts',
    'packages/app/serviceWorkerPlugin.ts',
    'packages/ui/reactAria.ts',
    'pnpm-lock.yaml',
  ];
  const inputs = [...sources, ...settings.map((path) => join(root, path))];
  buildWhenStale(inputs, join(appDir, '.built-from'), () => {
    console.log('Building the app…');
    execFileSync('vite', ['build', '--logLevel', 'warn'], {
      cwd: join(root, 'packages/app'),
      stdio: 'inherit',
    });
  });
}

if (process.argv[1] === import.meta.filename) ensureAppBuilt();
