import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ObjectStoreConfig } from '../config/config.ts';
import { StorageUnavailable } from '../errors/storageUnavailable.ts';
import { type BlobStore, isBlobKey, requireBlobKey } from './blobs.ts';

// A client waits for the response, so the second attempt to reach the store is the last.
const [maxAttempts, connectionTimeout, requestTimeout] = [2, 2000, 10_000];

/**
 * Creates a store that keeps blobs as private objects of a bucket. Its functions throw {@link
 * StorageUnavailable} when the store does not respond or refuses.
 */
export function createObjectBlobs(config: ObjectStoreConfig): BlobStore {
  const { bucket: Bucket, accessKeyId, secretAccessKey, endpoint, encryption } = config;
  const client = new S3Client({
    region: config.region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: config.isPathStyle,
    maxAttempts,
    requestHandler: { connectionTimeout, requestTimeout, throwOnRequestTimeout: true },
    // Stores other than Amazon's support only the checksums of the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint }),
  });
  const place = (key: string) => ({ Bucket, Key: requireBlobKey(key) });
  return {
    async put(key, content) {
      const rule = encryption && { ServerSideEncryption: encryption };
      const object = { ...place(key), Body: content, ContentLength: content.length, ...rule };
      await withStorageErrors(() => client.send(new PutObjectCommand(object)));
    },
    async get(key) {
      const object = place(key);
      return await withStorageErrors(async () => {
        const { Body } = await client.send(new GetObjectCommand(object));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      });
    },
    async remove(key) {
      const object = place(key);
      await withStorageErrors(() => client.send(new DeleteObjectCommand(object)));
    },
    async *keysBefore(instant) {
      let ContinuationToken: string | undefined;
      do {
        const page = await withStorageErrors(() =>
          client.send(new ListObjectsV2Command({ Bucket, ContinuationToken })),
        );
        const objects = page.Contents ?? [];
        const old = objects.filter(({ LastModified }) => LastModified && LastModified < instant);
        yield old.map(({ Key = '' }) => Key).filter(isBlobKey);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

async function withStorageErrors<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof NoSuchKey) throw error;
    throw new StorageUnavailable(error);
  }
}
