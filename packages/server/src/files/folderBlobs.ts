import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toEpochMs } from '@vitalane/time';
import { type BlobStore, isBlobKey, requireBlobKey } from './blobs.ts';

const keysAtATime = 500;
const unfinishedEnd = '.new';

/** Creates a store that keeps blobs as files of a folder that only the user of this process can read. */
export function createFolderBlobs(directory: string): BlobStore {
  const pathOf = (key: string) => join(directory, requireBlobKey(key));
  const unfinishedPathOf = (key: string) => `${pathOf(key)}${unfinishedEnd}`;
  return {
    async put(key, content) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const unfinished = unfinishedPathOf(key);
      try {
        await writeFile(unfinished, content, { mode: 0o600, flush: true });
        await rename(unfinished, pathOf(key));
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    get: (key) => readFile(pathOf(key)),
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(unfinishedPathOf(key), { force: true });
    },
    // Includes the keys of blobs that a killed process has left unfinished.
    async *keysBefore(instant) {
      const names = (await readdir(directory).catch(() => [])).filter((name) => isBlobKey(keyOf(name)));
      for (let from = 0; from < names.length; from += keysAtATime) {
        const some = names.slice(from, from + keysAtATime);
        const ages = await Promise.all(some.map((name) => ageOf(join(directory, name))));
        const old = some.filter(
          (_name, index) => (ages[index] ?? Number.POSITIVE_INFINITY) < toEpochMs(instant),
        );
        yield old.map(keyOf);
      }
    },
  };
}

/** Returns the key of a file's name. */
function keyOf(name: string): string {
  return name.endsWith(unfinishedEnd) ? name.slice(0, -unfinishedEnd.length) : name;
}

async function ageOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.mtimeMs;
}
