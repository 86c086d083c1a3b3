import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toEpochMs } from '@vitalane/time';
import { type BlobStore, isBlobKey, requireBlobKey } from './blobs.ts';

const keysAtATime = 500;

/** Creates a store that keeps blobs as files of a folder that only the user of this process can read. */
export function createFolderBlobs(directory: string): BlobStore {
  const pathOf = (key: string) => join(directory, requireBlobKey(key));
  return {
    async put(key, content) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const unfinished = `${pathOf(key)}.new`;
      await writeFile(unfinished, content, { mode: 0o600, flush: true });
      await rename(unfinished, pathOf(key));
    },
    get: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *keysBefore(instant) {
      const keys = (await readdir(directory).catch(() => [])).filter(isBlobKey);
      for (let from = 0; from < keys.length; from += keysAtATime) {
        const some = keys.slice(from, from + keysAtATime);
        const ages = await Promise.all(some.map((key) => ageOf(pathOf(key))));
        yield some.filter((_key, index) => (ages[index] ?? Number.POSITIVE_INFINITY) < toEpochMs(instant));
      }
    },
  };
}

async function ageOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.mtimeMs;
}
