import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { ObjectStoreConfig } from '../../src/config/config.ts';

const bucket = 'vitalane-files';

/** An object store on the loopback interface. */
export interface TestObjectStore {
  /** Configuration of a server for this store. */
  config: ObjectStoreConfig & { endpoint: string };
  /** Returns the keys of all objects. */
  keys(): string[];
  /** Stops the store and keeps its objects. */
  stop(): Promise<void>;
  /** Restarts it at the same address. */
  start(): Promise<void>;
  /** Stops the store and deletes its objects. */
  remove(): Promise<void>;
}

/** Starts a {@link TestObjectStore} with one empty bucket. It verifies signatures of one account. */
export async function startObjectStore(): Promise<TestObjectStore> {
  const directory = mkdtempSync(join(tmpdir(), 'vitalane-objects-'));
  const open = (port: number) =>
    new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      configureBuckets: [{ name: bucket, configs: [] }],
    });
  let store = open(0);
  const { port } = await store.run();
  return {
    config: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      isPathStyle: true,
      encryption: 'AES256',
    },
    keys() {
      const names = readdirSync(join(directory, bucket)).filter((name) => name.endsWith('._S3rver_object'));
      return names.map((name) => name.replace('._S3rver_object', ''));
    },
    stop: () => store.close(),
    async start() {
      store = open(port);
      await store.run();
    },
    async remove() {
      await store.close().catch(() => undefined);
      rmSync(directory, { recursive: true });
    },
  };
}
