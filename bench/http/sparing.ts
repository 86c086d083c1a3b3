import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const program = 'packages/server/src/main.ts';

/**
 * The environment of a server where memory counts. Node keeps the compiled sources, so that the compiler that takes the types
 * away is not loaded; young objects get 12 MB, where V8 would give them 130; glibc keeps two pools, not sixteen.
 */
export function sparingEnvironment() {
  const environment = {
    NODE_COMPILE_CACHE: mkdtempSync(join(tmpdir(), 'vitalane-compiled-')),
    NODE_OPTIONS: '--max-semi-space-size=4',
    MALLOC_ARENA_MAX: '2',
  };
  // A start that is refused has loaded, and so compiled, everything.
  const env = { ...process.env, ...environment, PORT: 'none' };
  spawnSync(process.execPath, [program], { cwd: root, env, stdio: 'ignore' });
  return environment;
}
