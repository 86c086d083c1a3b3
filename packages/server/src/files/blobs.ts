import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where bytes are kept: a folder here; an object store can take its place. Keys are ids that the server made. */
export interface BlobStore {
  /** Keeps bytes under a key; they are there as a whole or not at all. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Throws when there is nothing under the key. */
  get(key: string): Promise<Buffer>;
  /** Does nothing when there is nothing under the key. */
  remove(key: string): Promise<void>;
  /** The keys of everything that was put before an instant. */
  keysBefore(instant: Date): Promise<string[]>;
}

const keyPattern = /^[0-9a-f-]{36}$/;

/** Keeps blobs as files of a folder that only this process' user can read. */
export function createFolderBlobs(directory: string): BlobStore {
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error('A blob key is a UUID');
    return join(directory, key);
  };
  return {
    async put(key, content) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const unfinished = `${pathOf(key)}.new`;
      await writeFile(unfinished, content, { mode: 0o600, flush: true });
      await rename(unfinished, pathOf(key));
    },
    get: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    async keysBefore(instant) {
      const names = await readdir(directory).catch(() => []);
      const keys = names.filter((name) => keyPattern.test(name));
      const ages = await Promise.all(keys.map((key) => ageOf(pathOf(key))));
      return keys.filter((_key, index) => (ages[index] ?? Number.POSITIVE_INFINITY) < instant.getTime());
    },
  };
}

async function ageOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.mtimeMs;
}
