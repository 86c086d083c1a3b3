import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { tableList } from '../db/tableList.ts';
import { StartError } from '../errors/exitCodes.ts';
import type { Installation } from './backup.ts';
import {
  currentSchema,
  keysFingerprint,
  type Manifest,
  manifestName,
  readManifest,
  sha256,
} from './manifest.ts';
import { damagedArchive, readTar, type TarEntry } from './tar.ts';

/** Tables that a server fills at its first start. */
const generatedTables = ['push_key'];

/**
 * Restores a backup into an empty installation, completely or not at all. Throws a {@link StartError} for an
 * archive that is damaged, foreign, of another version or made with other keys, and for an installation with
 * data.
 */
export async function restore(installation: Installation, path: string): Promise<Manifest> {
  const manifest = await verify(path);
  checkVersion(manifest);
  if (manifest.keys !== keysFingerprint(installation.secrets)) {
    throw new StartError(
      'refused',
      'The backup was made with other keys. Put secrets.json of that installation into DATA_DIR, or set the same keys, and restore again.',
    );
  }
  await installation.db.transaction(async (tx) => {
    await requireEmpty(tx);
    for await (const entry of membersOf(path)) await put({ ...installation, db: tx }, entry);
    const { last, isCalled } = manifest.orderNumber;
    await tx.execute(sql`select setval('order_number', ${last}::bigint, ${isCalled})`);
  });
  return manifest;
}

/** Reads the archive once and compares every member with the manifest. */
async function verify(path: string): Promise<Manifest> {
  const found: Record<string, string> = {};
  let manifest: Manifest | undefined;
  for await (const { name, content } of membersOf(path)) {
    if (name === manifestName) manifest = readManifest(content);
    else found[name] = sha256(content);
  }
  if (!manifest) throw damagedArchive();
  const names = Object.keys({ ...found, ...manifest.checksums });
  const { checksums } = manifest;
  if (names.some((name) => found[name] !== checksums[name])) throw damagedArchive();
  return manifest;
}

function checkVersion({ schema, schemaNumber }: Manifest): void {
  const current = currentSchema();
  if (schema === current.schema && schemaNumber === current.schemaNumber) return;
  const isNewer = schemaNumber > current.schemaNumber;
  throw new StartError(
    'refused',
    isNewer
      ? 'The backup was made by a newer version of Vitalane. Install that version and restore again.'
      : 'The backup was made by an older version of Vitalane. Restore it with that version, then start this one.',
  );
}

async function* membersOf(path: string): AsyncGenerator<TarEntry> {
  const file = createReadStream(path);
  const unpacked = file.on('error', (error) => unpacked.destroy(error)).pipe(createGunzip());
  try {
    yield* readTar(unpacked);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isMissing ? new StartError('refused', 'There is no such file.') : toDamageError(error);
  } finally {
    file.destroy();
  }
}

/** Converts an error of unpacking into the error for a damaged archive. Returns other errors unchanged. */
function toDamageError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('Z_') ? damagedArchive() : error;
}

async function requireEmpty(tx: Database): Promise<void> {
  for (const { name } of tableList) {
    const table = sql.identifier(name);
    if (generatedTables.includes(name)) {
      await tx.execute(sql`delete from ${table}`);
      continue;
    }
    const result: unknown = await tx.execute(sql`select 1 from ${table} limit 1`);
    if ((result as { rows: unknown[] }).rows.length > 0) {
      throw new StartError(
        'refused',
        'This installation already holds data. Restore into an empty one: another DATA_DIR or database.',
      );
    }
  }
}

async function put({ db, blobs }: Installation, { name, content }: TarEntry): Promise<void> {
  const [kind, key = ''] = name.split('/');
  if (kind === 'files') return await blobs.put(key, content);
  if (kind !== 'tables') return;
  if (!tableList.some((table) => table.name === key)) throw damagedArchive();
  const rows = `[${content.toString('utf8').trimEnd().split('\n').join(',')}]`;
  const table = sql.identifier(key);
  await db.execute(
    sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${rows}::json)`,
  );
}
