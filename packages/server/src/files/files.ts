import { randomUUID } from 'node:crypto';
import { addMs, hourMs } from '@vitalane/time';
import { count, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { account, storedFile } from '../db/schema.ts';
import { ApiError } from '../errors/apiError.ts';
import type { UploadedFile } from '../http/uploads.ts';
import type { BlobStore } from './blobs.ts';
import { contentOf, type FileType, identify, reencode } from './content.ts';

/** What is known of a stored file, without its bytes. */
export type StoredFile = typeof storedFile.$inferSelect;

/** An upload that is to be kept, and whose it is. */
interface NewFile {
  upload: UploadedFile;
  /** The form's field, named in refusals. */
  field: string;
  ownerId: string;
  /** What the file belongs to; whoever may see that may see the file. */
  parent: { kind: StoredFile['parentKind']; id: string };
  now: Date;
}

/** The files of people. Use the call's `db`: the row then comes and goes with the call's transaction. */
export interface Files {
  /**
   * Checks an upload by its content, encodes pictures again without metadata, and keeps it. An avatar must be a picture and
   * becomes a small JPEG. Throws `unreadable_file` or `quota_exceeded`.
   */
  store(db: Database, file: NewFile): Promise<StoredFile>;
  /** One file, whoever's it is: the caller of this checks who may see its parent. */
  find(db: Database, id: string): Promise<StoredFile | undefined>;
  /** The bytes of a stored file. */
  read(file: Pick<StoredFile, 'id'>): Promise<Buffer>;
  /** Forgets files. Their bytes go with {@link Files.discard}, after the transaction. */
  forget(db: Database, ids: readonly string[]): Promise<void>;
  /** The ids of everything that a person has stored. */
  idsOf(db: Database, ownerId: string): Promise<string[]>;
  /** Deletes bytes. Meant for `afterCommit`. */
  discard(ids: readonly string[]): Promise<void>;
  /** Deletes bytes that no row names any more: what transactions that failed have left. */
  sweep(db: Database, now: Date): Promise<void>;
}

const maxFiles = 200;
const maxBytes = 500 * 1024 * 1024;
/** A call that is still running may hold bytes whose row cannot be seen yet. */
const sweepAfterMs = hourMs;

/** Makes {@link Files} on a blob store. */
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
    async find(db, id) {
      const [row] = await db.select().from(storedFile).where(eq(storedFile.id, id));
      return row;
    },
    read: ({ id }) => blobs.get(id),
    async forget(db, ids) {
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
        const rows = await db
          .select({ id: storedFile.id })
          .from(storedFile)
          .where(inArray(storedFile.id, [...keys]));
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
  const type = await identify(upload, { field, accepts: isAvatar ? 'picture' : 'document' });
  return type === 'application/pdf'
    ? { type, content: await contentOf(upload) }
    : await reencode(upload, { type, field, isAvatar });
}

async function checkQuota(db: Database, ownerId: string, newBytes: number): Promise<void> {
  // Uploads of one person are counted one after the other, where the call runs in a transaction.
  await db.select({ id: account.id }).from(account).where(eq(account.id, ownerId)).for('update');
  const [used] = await db
    .select({ files: count(), bytes: sql<number>`coalesce(${sum(storedFile.sizeBytes)}, 0)::float8` })
    .from(storedFile)
    .where(eq(storedFile.ownerId, ownerId));
  if (!used) return;
  if (used.files >= maxFiles || used.bytes + newBytes > maxBytes) throw new ApiError('quota_exceeded');
}
