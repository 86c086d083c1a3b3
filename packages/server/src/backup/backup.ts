import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Secrets } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { tableList } from '../db/tableList.ts';
import { StartError } from '../errors/exitCodes.ts';
import { StorageUnavailable } from '../errors/storageUnavailable.ts';
import type { BlobStore } from '../files/blobs.ts';
import { currentSchema, keysFingerprint, type Manifest, manifestName, sha256 } from './manifest.ts';
import { endOfTar, type TarEntry, tarEntry } from './tar.ts';

const rowsAtATime = 1000;
const fileDeleted = 'A stored file was deleted during the backup. Run the backup again.';
const stopped = 'The backup was stopped. Nothing was written.';
const noStore = 'The object store does not answer. Check the S3 settings and make the backup again.';

/** Source of a backup, and target of a restore. */
export interface Installation {
  db: Database;
  blobs: BlobStore;
  secrets: Secrets;
}

/**
 * Writes a consistent snapshot of an installation into a new file that only its owner can read. Throws a {@link
 * StartError} when the file already exists, and when `stop` is aborted.
 */
export async function backUp(
  installation: Installation,
  path: string,
  now: Date,
  stop?: AbortSignal,
): Promise<Manifest> {
  if (existsSync(path))
    throw new StartError('refused', 'There is a file of this name already. Choose another.');
  const unfinished = `${path}.unfinished`;
  try {
    const manifest = await installation.db.transaction(
      (tx) => write({ ...installation, db: tx }, { path: unfinished, now, stop }),
      {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      },
    );
    await rename(unfinished, path);
    return manifest;
  } catch (error) {
    throw stop?.aborted ? new StartError('refused', stopped) : error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function write(
  { db, blobs, secrets }: Installation,
  { path, now, stop }: { path: string; now: Date; stop: AbortSignal | undefined },
): Promise<Manifest> {
  const manifest: Manifest = {
    format: 'vitalane-backup',
    version: 1,
    ...currentSchema(),
    createdAt: now.toISOString(),
    keys: keysFingerprint(secrets),
    rows: {},
    orderNumber: await readOrderNumber(db),
    checksums: {},
  };
  async function* members(): AsyncGenerator<Buffer> {
    for await (const member of entriesOf(db, blobs, manifest.rows)) {
      manifest.checksums[member.name] = sha256(member.content);
      yield tarEntry(member);
    }
    yield tarEntry({ name: manifestName, content: Buffer.from(JSON.stringify(manifest, null, 2)) });
    yield endOfTar;
  }
  await pipeline(
    Readable.from(members()),
    createGzip(),
    createWriteStream(path, { mode: 0o600, flush: true }),
    { signal: stop },
  );
  return manifest;
}

async function* entriesOf(
  db: Database,
  blobs: BlobStore,
  counts: Record<string, number>,
): AsyncGenerator<TarEntry> {
  yield* tableEntries(db, counts);
  yield* fileEntries(db, blobs);
}

async function* tableEntries(db: Database, counts: Record<string, number>): AsyncGenerator<TarEntry> {
  for (const { name } of tableList) {
    counts[name] = 0;
    await db.execute(
      sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(name)} t`,
    );
    for (let part = 1; ; part += 1) {
      const lines = await rowsOf<{ line: string }>(db, `fetch ${rowsAtATime} from backup_rows`);
      if (lines.length === 0) break;
      counts[name] += lines.length;
      const content = Buffer.from(lines.map(({ line }) => `${line}\n`).join(''));
      yield { name: `tables/${name}/${String(part).padStart(6, '0')}.jsonl`, content };
    }
    await db.execute(sql`close backup_rows`);
  }
}

const filesQuery =
  'select id from stored_file union all select id from visit_message where file_name is not null order by id';

async function* fileEntries(db: Database, blobs: BlobStore): AsyncGenerator<TarEntry> {
  for (const { id } of await rowsOf<{ id: string }>(db, filesQuery)) {
    const content = await blobs.get(id).catch((error: unknown) => {
      throw new StartError('refused', error instanceof StorageUnavailable ? noStore : fileDeleted);
    });
    yield { name: `files/${id}`, content };
  }
}

async function readOrderNumber(db: Database): Promise<Manifest['orderNumber']> {
  const statement = 'select last_value::text as last, is_called as "isCalled" from order_number';
  const [row] = await rowsOf<Manifest['orderNumber']>(db, statement);
  if (!row) throw new Error('The database has no order numbers');
  return row;
}

async function rowsOf<Row>(db: Database, statement: string): Promise<Row[]> {
  const result: unknown = await db.execute(sql.raw(statement));
  return (result as { rows: Row[] }).rows;
}
