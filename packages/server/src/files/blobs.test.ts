import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startObjectStore, type TestObjectStore } from '../../test/helpers/objectStore.ts';
import { StorageUnavailable } from '../errors/storageUnavailable.ts';
import type { BlobStore } from './blobs.ts';
import { createFolderBlobs } from './folderBlobs.ts';
import { createObjectBlobs } from './objectBlobs.ts';

const key = '0b6c1d6e-52c4-4a53-9a3e-0d2b1f3c4a5e';
const other = '1b6c1d6e-52c4-4a53-9a3e-0d2b1f3c4a5e';
const folder = mkdtempSync(join(tmpdir(), 'vitalane-blobs-'));

let store: TestObjectStore;
beforeAll(async () => {
  store = await startObjectStore();
});
afterAll(async () => {
  await store.remove();
  rmSync(folder, { recursive: true });
});

const kinds: Record<string, () => BlobStore> = {
  'a folder': () => createFolderBlobs(folder),
  'an object store': () => createObjectBlobs(store.config),
};

async function keysBefore(blobs: BlobStore, instant: Date): Promise<string[]> {
  const found: string[] = [];
  for await (const keys of blobs.keysBefore(instant)) found.push(...keys);
  return found.toSorted((a, b) => (a < b ? -1 : 1));
}

describe.each(Object.entries(kinds))('%s', (_name, open) => {
  it('returns every byte, and replaced content', async () => {
    const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    await open().put(key, content);
    expect((await open().get(key)).equals(content)).toBe(true);
    await open().put(key, Buffer.from('new'));
    expect((await open().get(key)).toString()).toBe('new');
  });

  it('removes a blob completely, and ignores a missing one', async () => {
    await open().put(key, Buffer.from('secret'));
    await open().remove(key);
    await open().remove(key);
    await expect(open().get(key)).rejects.not.toBeInstanceOf(StorageUnavailable);
    expect(await keysBefore(open(), new Date(Date.now() + 60_000))).toEqual([]);
  });

  it('lists blobs older than an instant', async () => {
    await open().put(key, Buffer.from('a'));
    await open().put(other, Buffer.from('b'));
    expect(await keysBefore(open(), new Date(Date.now() + 60_000))).toEqual([key, other]);
    expect(await keysBefore(open(), new Date(Date.now() - 60_000))).toEqual([]);
  });

  it('accepts only ids as keys, so that no path leads outside', async () => {
    for (const name of ['../secrets.json', `${key}/../x`, '', `${key}.new`]) {
      const problem = 'A blob key is a UUID';
      await expect(async () => await open().put(name, Buffer.from('x'))).rejects.toThrow(problem);
      await expect(async () => await open().get(name)).rejects.toThrow(problem);
      await expect(async () => await open().remove(name)).rejects.toThrow(problem);
    }
  });
});

it('what a killed process left of a blob in a folder is listed and removed like a blob', async () => {
  const own = join(folder, 'killed');
  const blobs = createFolderBlobs(own);
  mkdirSync(own);
  writeFileSync(join(own, `${key}.new`), 'half');
  expect(await keysBefore(blobs, new Date(Date.now() + 60_000))).toEqual([key]);
  expect(await keysBefore(blobs, new Date(Date.now() - 60_000))).toEqual([]);
  await blobs.remove(key);
  expect(readdirSync(own)).toEqual([]);
});

it('a blob that cannot be stored in a folder leaves no file', async () => {
  const own = join(folder, 'failing');
  // A folder of the blob's name makes the last step fail.
  mkdirSync(join(own, key, 'full'), { recursive: true });
  await expect(createFolderBlobs(own).put(key, Buffer.from('half'))).rejects.toThrow();
  expect(readdirSync(own)).toEqual([key]);
});

it.each([
  ['its key', { accessKeyId: 'somebody else' }],
  ['its bucket', { bucket: 'another' }],
])('an object store without %s is distinguished from a missing object', async (_what, refused) => {
  const blobs = createObjectBlobs({ ...store.config, ...refused });
  await expect(blobs.get(key)).rejects.toBeInstanceOf(StorageUnavailable);
  await expect(blobs.put(key, Buffer.from('x'))).rejects.toMatchObject({ code: 'upstream_failed' });
  await expect(keysBefore(blobs, new Date())).rejects.toBeInstanceOf(StorageUnavailable);
});
