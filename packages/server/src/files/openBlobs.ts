import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { BlobStore } from './blobs.ts';
import { createFolderBlobs } from './folderBlobs.ts';

/** Opens the configured store for files: an object store, else a folder beside the database. */
export async function openBlobs({
  objectStore,
  dataDir,
}: Pick<Config, 'objectStore' | 'dataDir'>): Promise<BlobStore> {
  if (!objectStore) return createFolderBlobs(join(dataDir, 'files'));
  // Loaded lazily: the client is large, and most installations keep files in a folder.
  const { createObjectBlobs } = await import('./objectBlobs.ts');
  return createObjectBlobs(objectStore);
}
