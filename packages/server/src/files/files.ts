import { randomUUID } from 'node:crypto';
import { addMs, hourMs } from '@vitalane/time';
import { count, eq, inArray, sql, sum } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { account, storedFile, visitMessage } from '../db/schema.ts';
import { ApiError } from '../errors/apiError.ts';
import type { UploadedFile } from '../http/uploads.ts';
import type { BlobStore } from './blobs.ts';
import { type FileType, identify, reencode } from './content.ts';

/** Metadata of a stored file. */
export type StoredFile = typeof storedFile.$inferSelect;

/** An upload to store, and its owner. */
interface NewFile {
  upload: UploadedFile;
  /** Name of the form's field, for refusals. */
  field: string;
  ownerId: string;
  /** Owner of the access: whoever may read the parent may read the file. */
  parent: { kind: StoredFile['parentKind']; id: string };
  now: Date;
}

/** What a file is. */
export type FileFacts = Pick<StoredFile, 'mediaType' | 'fileName' | 'sizeBytes'>;

/** Uploaded files. Use the call's `db`, so that the row belongs to the call's transaction. */
export interface Files {
  /**
   * Checks an upload by its content, removes the metadata of pictures, and stores it. An avatar must be a
   * picture and becomes a small JPEG. Throws `unreadable_file` or `quota_exceeded`.
   */
  store(db: Database, file: NewFile): Promise<StoredFile>;
  /** Checks an upload as {@link Files.store} does, and stores its bytes under the id of a row that the calling function adds. */
  keep(id: string, file: Pick<NewFile, 'upload' | 'field'>): Promise<FileFacts>;
  /** Stores the bytes of a file under another id. */
  copy(file: StoredFile, id: string): Promise<void>;
  /** Returns a file of any owner. The calling function must check access to its parent. */
  find(db: Database, id: string): Promise<StoredFile | undefined>;
  /** Returns the bytes of a stored file. */
  read(file: Pick<StoredFile, 'id'>): Promise<Buffer>;
  /** Deletes the rows of files. {@link Files.discard} deletes their bytes after the transaction. */
  deleteRows(db: Database, ids: readonly string[]): Promise<void>;
  /** Returns the ids of all files of an account. */
  idsOf(db: Database, ownerId: string): Promise<string[]>;
  /** Deletes bytes. For use in `afterCommit`. */
  discard(ids: readonly string[]): Promise<void>;
  /** Deletes orphaned files of failed transactions. */
  sweep(db: Database, now: Date): Promise<void>;
}

const maxFiles = 200;
const maxBytes = 500 * 1024 * 1024;
/** A running call may have stored bytes whose row is not visible yet. */
const sweepAfterMs = hourMs;

/** Creates {@link Files} on a blob store. */
export function createFiles(blobs: BlobStore): Files {
  return {
    async store(db, { upload, field, ownerId, parent, now }) {
      const { type, content } = await checked(upload, { field, isAvatar: parent.kind === 'avatar' });
      await checkQuota(db, ownerId, content.length);
      const row: StoredFile = {
        id: randomUUID(),
        ownerId,
        parentKind: parent.kind,
        parentId: parent.id,
        mediaType: type,
        fileName: upload.filename,
        sizeBytes: content.length,
        createdAt: now,
      };
      await blobs.put(row.id, content);
      await db.insert(storedFile).values(row);
      return row;
    },
    async keep(id, { upload, field }) {
      const { type, content } = await checked(upload, { field, isAvatar: false });
      await blobs.put(id, content);
      return { mediaType: type, fileName: upload.filename, sizeBytes: content.length };
    },
    copy: async (file, id) => await blobs.put(id, await blobs.get(file.id)),
    async find(db, id) {
      const [row] = await db.select().from(storedFile).where(eq(storedFile.id, id));
      return row;
    },
    read: ({ id }) => blobs.get(id),
    async deleteRows(db, ids) {
      if (ids.length > 0) await db.delete(storedFile).where(inArray(storedFile.id, [...ids]));
    },
    async idsOf(db, ownerId) {
      const rows = await db
        .select({ id: storedFile.id })
        .from(storedFile)
        .where(eq(storedFile.ownerId, ownerId));
      return rows.map(({ id }) => id);
    },
    async discard(ids) {
      await Promise.all(ids.map((id) => blobs.remove(id)));
    },
    async sweep(db, now) {
      for await (const keys of blobs.keysBefore(addMs(now, -sweepAfterMs))) {
        const rows = await unionAll(
          db
            .select({ id: storedFile.id })
            .from(storedFile)
            .where(inArray(storedFile.id, [...keys])),
          db
            .select({ id: visitMessage.id })
            .from(visitMessage)
            .where(inArray(visitMessage.id, [...keys])),
        );
        const known = new Set(rows.map(({ id }) => id));
        await Promise.all(keys.filter((key) => !known.has(key)).map((key) => blobs.remove(key)));
      }
    },
  };
}

async function checked(
  upload: UploadedFile,
  { field, isAvatar }: { field: string; isAvatar: boolean },
): Promise<{ type: FileType; content: Buffer }> {
  const content = await upload.read();
  const type = await identify(upload, content, { field, accepts: isAvatar ? 'picture' : 'document' });
  return type === 'application/pdf' ? { type, content } : await reencode(content, { type, field, isAvatar });
}

async function checkQuota(db: Database, ownerId: string, newBytes: number): Promise<void> {
  // Serialises the uploads of an account for the quota, if the call runs in a transaction.
  await db.select({ id: account.id }).from(account).where(eq(account.id, ownerId)).for('update');
  const [used] = await db
    .select({ files: count(), bytes: sql<number>`coalesce(${sum(storedFile.sizeBytes)}, 0)::float8` })
    .from(storedFile)
    .where(eq(storedFile.ownerId, ownerId));
  if (!used) return;
  if (used.files >= maxFiles || used.bytes + newBytes > maxBytes) throw new ApiError('quota_exceeded');
}
