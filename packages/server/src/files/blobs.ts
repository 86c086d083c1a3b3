/** Where bytes are kept: a folder or an object store. Keys are ids that the server made. */
export interface BlobStore {
  /** Keeps bytes under a key; they are there as a whole or not at all. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Throws when there is nothing under the key. */
  get(key: string): Promise<Buffer>;
  /** Does nothing when there is nothing under the key. */
  remove(key: string): Promise<void>;
  /** The keys of everything that was put before an instant, some hundreds at a time. */
  keysBefore(instant: Date): AsyncIterable<readonly string[]>;
}

const keyPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns whether something can be a key. */
export function isBlobKey(name: string): boolean {
  return keyPattern.test(name);
}

/** Returns the key. Throws when it is none: nothing else may become part of a path. */
export function requireBlobKey(key: string): string {
  if (!isBlobKey(key)) throw new Error('A blob key is a UUID');
  return key;
}
