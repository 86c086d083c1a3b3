import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPatientWithData, createStaffWithData } from '../../test/access-matrix/belongings.ts';
import { openTestDatabase } from '../../test/helpers/database.ts';
import { startTestServer, type TestServer } from '../../test/helpers/server.ts';
import type { Database } from '../db/database.ts';
import { bloodPressure } from '../db/schema.ts';
import { tableList } from '../db/tableList.ts';
import { createFolderBlobs } from '../files/folderBlobs.ts';
import { backUp, type Installation } from './backup.ts';
import { restore } from './restore.ts';
import { endOfTar, readTar, type TarEntry, tarEntry } from './tar.ts';

const secrets = {
  tokenSecret: 't'.repeat(43),
  nricEncryptionKey: 'e'.repeat(43),
  nricLookupKey: 'l'.repeat(43),
};
const damage = 'The file is damaged or is not a Vitalane backup. Nothing was restored.';

const folder = mkdtempSync(join(tmpdir(), 'vitalane-backup-'));
const dataDir = join(folder, 'data');
const archive = join(folder, 'clinic.backup');
const at = new Date('2026-01-01T04:00:00.000Z');

let server: TestServer;
let source: Installation;
beforeAll(async () => {
  server = await startTestServer({ dataDir });
  const doctor = await createStaffWithData(server, { role: 'ROLE_DOCTOR', canary: 'Numbat' });
  const options = { nric: 'S0000001I', canary: 'O\'Quokka \\ "夏"', doctorId: doctor.person.id };
  const { person } = await createPatientWithData(server, options);
  await server.db.insert(bloodPressure).values(manyReadings(person.id));
  source = { db: server.db, blobs: createFolderBlobs(join(dataDir, 'files')), secrets };
  await backUp(source, archive, at);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Returns more rows than one batch of a read. */
function manyReadings(ownerId: string): (typeof bloodPressure.$inferInsert)[] {
  return Array.from({ length: 2500 }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    ownerId,
    date: '2025-12-01',
    time: '08:00',
    timeZone: 'Asia/Singapore',
    measuredAt: new Date(at.getTime() - index),
    createdAt: at,
    systolicMmHg: 120,
    diastolicMmHg: 80,
  }));
}

let places = 0;

/** Runs a task with an empty installation. */
async function withEmpty<T>(task: (empty: Installation, files: string) => Promise<T>): Promise<T> {
  const { db, close } = await openTestDatabase();
  places += 1;
  const files = join(folder, `files-${places}`);
  return await task({ db, blobs: createFolderBlobs(files), secrets }, files).finally(close);
}

/** Returns every row of every table, and the next order number. */
async function contentsOf(db: Database): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const { name } of tableList) {
    const table = sql.identifier(name);
    const result: unknown = await db.execute(sql`select t.*::text as row from ${table} t order by 1`);
    contents[name] = (result as { rows: unknown[] }).rows;
  }
  const next: unknown = await db.execute(sql`select last_value::text, is_called from order_number`);
  return { ...contents, next: (next as { rows: unknown[] }).rows };
}

function filesIn(directory: string): Record<string, string> {
  const names = readdirSync(directory);
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(directory, name), 'base64')]));
}

describe('a backup', () => {
  it('restores into an empty installation without any difference', async () => {
    const before = await contentsOf(server.db);
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(20);
    await withEmpty(async (empty, files) => {
      await restore(empty, archive);
      expect(await contentsOf(empty.db)).toEqual(before);
      expect(filesIn(files)).toEqual(filesIn(join(dataDir, 'files')));
      const again = join(folder, 'again.backup');
      await backUp(empty, again, at);
      expect(await membersOf(again)).toEqual(await membersOf(archive));
    });
  });

  it('can only be read by its owner, and never replaces an existing file', async () => {
    expect(statSync(archive).mode & 0o077).toBe(0);
    await expect(backUp(source, archive, at)).rejects.toThrow(
      'There is a file of this name already. Choose another.',
    );
  });

  it('leaves no file when it cannot be finished', async () => {
    const path = join(folder, 'unfinished.backup');
    const blobs = createFolderBlobs(join(folder, 'nowhere'));
    await expect(backUp({ ...source, blobs }, path, at)).rejects.toThrow(
      'A stored file was deleted during the backup. Run the backup again.',
    );
    expect(readdirSync(folder).filter((name) => name.startsWith('unfinished'))).toEqual([]);
  });

  it.each(['before it begins', 'while it is written'])(
    'leaves no file when it is stopped %s',
    async (when) => {
      const path = join(folder, 'stopped.backup');
      const stop = new AbortController();
      const blobs = createFolderBlobs(join(dataDir, 'files'));
      const get = async (key: string) => {
        stop.abort();
        return await blobs.get(key);
      };
      if (when === 'before it begins') stop.abort();
      await expect(backUp({ ...source, blobs: { ...blobs, get } }, path, at, stop.signal)).rejects.toThrow(
        'The backup was stopped. Nothing was written.',
      );
      expect(readdirSync(folder).filter((name) => name.startsWith('stopped'))).toEqual([]);
    },
  );

  it('contains neither the keys nor a readable identity number', async () => {
    const text = gunzipSync(readFileSync(archive)).toString('latin1');
    for (const secret of [...Object.values(secrets), 'S0000001I']) expect(text).not.toContain(secret);
  });
});

async function membersOf(path: string): Promise<TarEntry[]> {
  const members: TarEntry[] = [];
  for await (const entry of readTar(chunksOf(gunzipSync(readFileSync(path))))) members.push(entry);
  return members;
}

async function* chunksOf(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

/** Writes a copy of the archive with changed members. */
async function changed(change: (entry: TarEntry) => TarEntry[]): Promise<string> {
  const path = join(folder, 'changed.backup');
  const members = (await membersOf(archive)).flatMap(change);
  writeFileSync(path, gzipSync(Buffer.concat([...members.map(tarEntry), endOfTar])));
  return path;
}

const withManifest = (change: object) => (entry: TarEntry) =>
  entry.name === 'manifest.json'
    ? [
        {
          ...entry,
          content: Buffer.from(JSON.stringify({ ...JSON.parse(entry.content.toString()), ...change })),
        },
      ]
    : [entry];

describe('a restore is refused, and changes nothing,', () => {
  async function refusal(path: string, keys = secrets): Promise<string> {
    return await withEmpty(async (empty, files) => {
      const before = await contentsOf(empty.db);
      const sentence = await restore({ ...empty, secrets: keys }, path).then(
        () => 'restored',
        (error: Error) => error.message,
      );
      expect(await contentsOf(empty.db)).toEqual(before);
      expect(() => readdirSync(files)).toThrow();
      return sentence;
    });
  }

  it.each([
    ['that is truncated', (content: Buffer) => content.subarray(0, content.length / 2)],
    ['with one wrong byte', (content: Buffer) => content.map((byte, at) => (at === 5000 ? byte ^ 1 : byte))],
    ['of another type', () => Buffer.from('%PDF-1.4')],
    ['without content', () => Buffer.alloc(0)],
  ])('of a file %s', async (_title, corrupt) => {
    const path = join(folder, 'spoiled.backup');
    writeFileSync(path, corrupt(readFileSync(archive)));
    expect(await refusal(path)).toBe(damage);
  });

  it.each<[string, (entry: TarEntry) => TarEntry[]]>([
    ['lacks a table', (entry) => (entry.name.startsWith('tables/diagnosis') ? [] : [entry])],
    [
      'has a changed table',
      (entry) =>
        entry.name.startsWith('tables/diagnosis') ? [{ ...entry, content: Buffer.from('{}\n') }] : [entry],
    ],
    ['has no manifest', (entry) => (entry.name === 'manifest.json' ? [] : [entry])],
    ['contains more than its manifest', (entry) => [entry, { ...entry, name: `${entry.name}.more` }]],
  ])('of an archive that %s', async (_title, change) => {
    expect(await refusal(await changed(change))).toBe(damage);
  });

  it('of a newer and of an older version', async () => {
    expect(await refusal(await changed(withManifest({ schema: '9999_later', schemaNumber: 9999 })))).toBe(
      'The backup was made by a newer version of Vitalane. Install that version and restore again.',
    );
    expect(await refusal(await changed(withManifest({ schema: '0000_first', schemaNumber: 1 })))).toBe(
      'The backup was made by an older version of Vitalane. Restore it with that version, then start this one.',
    );
  });

  it('with other keys, which cannot decrypt the identity numbers', async () => {
    for (const change of [{ nricEncryptionKey: 'x'.repeat(43) }, { nricLookupKey: 'x'.repeat(43) }]) {
      expect(await refusal(archive, { ...secrets, ...change })).toContain(
        'The backup was made with other keys.',
      );
    }
  });

  it('without such a file', async () => {
    expect(await refusal(join(folder, 'none.backup'))).toBe('There is no such file.');
  });

  it('into an installation with accounts', async () => {
    const before = await contentsOf(server.db);
    await expect(restore(source, archive)).rejects.toThrow(
      'This installation already holds data. Restore into an empty one: another DATA_DIR or database.',
    );
    expect(await contentsOf(server.db)).toEqual(before);
  });
});
