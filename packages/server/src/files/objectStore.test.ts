import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/helpers/database.ts';
import { multipart } from '../../test/helpers/multipart.ts';
import { startObjectStore, type TestObjectStore } from '../../test/helpers/objectStore.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../test/helpers/server.ts';
import { backUp } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import { account, healthDocument, storedFile } from '../db/schema.ts';
import { documentTypes } from '../lists/choices.ts';
import { createFiles } from './files.ts';
import { createFolderBlobs } from './folderBlobs.ts';
import { createObjectBlobs } from './objectBlobs.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const hourMs = 3_600_000;
const secrets = {
  tokenSecret: 't'.repeat(43),
  nricEncryptionKey: 'e'.repeat(43),
  nricLookupKey: 'l'.repeat(43),
};

let store: TestObjectStore;
let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  store = await startObjectStore();
  server = await startTestServer({ objectStore: store.config });
  patient = await server.welcome();
});
afterAll(async () => {
  await server.close();
  await store.remove();
});

function upload() {
  const { payload, headers } = multipart([
    ['document_file', { content: pdf, filename: 'Lee Wei S1234567D.pdf', mediaType: 'application/pdf' }],
    ['document_type', documentTypes[0]?.uuid ?? ''],
  ]);
  const authorization = `Bearer ${patient.token}`;
  return server.app.inject({
    method: 'POST',
    url: '/api/documents',
    headers: { ...headers, authorization },
    payload,
  });
}

it('stores files under ids alone, serves them through the server alone, and deletes them with their rows', async () => {
  const added = await upload();
  expect(added.statusCode).toBe(201);
  const { uuid, file } = added.json();
  expect(store.keys()).toEqual([file]);
  const opened = (await patient.call('GET', `/files/${file}`)).json();
  expect(opened).toEqual({ contentType: 'application/pdf', base64: pdf.toString('base64') });
  const stranger = await server.welcome();
  expect((await stranger.call('GET', `/files/${file}`)).statusCode).toBe(404);
  expect((await patient.call('DELETE', `/documents/${uuid}`)).statusCode).toBe(204);
  expect(store.keys()).toEqual([]);
});

it('refuses whole uploads while it does not respond, and signs nobody out', async () => {
  const { file } = (await upload()).json();
  await store.stop();
  const refused = await upload();
  expect(refused.statusCode).toBe(502);
  expect(refused.json()).toMatchObject({
    code: 'upstream_failed',
    message: 'This service does not answer at the moment. Please try again later.',
  });
  expect((await patient.call('GET', `/files/${file}`)).statusCode).toBe(502);
  expect((await patient.call('GET', '/me')).statusCode).toBe(200);
  await store.start();
  expect(await server.db.select().from(storedFile)).toHaveLength(1);
  expect(await server.db.select().from(healthDocument)).toHaveLength(1);
  expect((await patient.call('GET', `/files/${file}`)).statusCode).toBe(200);
  expect(store.keys()).toEqual([file]);
});

it('deletes later what it could not delete, and keeps files with a row', async () => {
  const [kept] = store.keys();
  const { uuid, file } = (await upload()).json();
  await store.stop();
  expect((await patient.call('DELETE', `/documents/${uuid}`)).statusCode).toBe(204);
  await store.start();
  expect(store.keys()).toContain(file);
  const files = createFiles(createObjectBlobs(store.config));
  await files.sweep(server.db, new Date());
  expect(store.keys()).toContain(file);
  await files.sweep(server.db, new Date(Date.now() + 2 * hourMs));
  expect(store.keys()).toEqual([kept]);
});

it('is part of the backup, which can be restored into a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitalane-objects-backup-'));
  const archive = join(folder, 'clinic.backup');
  const source = { db: server.db, blobs: createObjectBlobs(store.config), secrets };
  await backUp(source, archive, new Date());
  const empty = await openTestDatabase();
  const blobs = createFolderBlobs(join(folder, 'files'));
  await restore({ db: empty.db, blobs, secrets }, archive);
  const [row] = await empty.db.select().from(storedFile);
  expect((await blobs.get(row?.id ?? '')).equals(pdf)).toBe(true);
  expect(await empty.db.select().from(account)).toHaveLength(2);
  await empty.close();
  await store.stop();
  await expect(backUp(source, join(folder, 'none.backup'), new Date())).rejects.toThrow(
    'The object store does not answer. Check the S3 settings and make the backup again.',
  );
  await store.start();
  rmSync(folder, { recursive: true });
});
