import type { Metrics } from '../metrics/metrics.ts';
import type { BlobStore } from './blobs.ts';

/** Wraps a blob store and counts the bytes read and written. */
export function countedBlobs(blobs: BlobStore, { fileBytes }: Pick<Metrics, 'fileBytes'>): BlobStore {
  return {
    ...blobs,
    async put(key, content) {
      await blobs.put(key, content);
      fileBytes.inc({ direction: 'stored' }, content.length);
    },
    async get(key) {
      const content = await blobs.get(key);
      fileBytes.inc({ direction: 'read' }, content.length);
      return content;
    },
  };
}
