// Checks whether a built folder is current, by a stamp of its sources' contents.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) if (name !== 'node_modules') yield* files(join(path, name));
}

/** Returns a hash of the names and contents of all files below `paths`. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of files(path)) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs `build` unless the stamp at `stampPath` matches the sources. */
export function buildWhenStale(sources: readonly string[], stampPath: string, build: () => void): void {
  const sourceHash = hashOf(sources);
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === sourceHash) return;
  build();
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, sourceHash);
}
