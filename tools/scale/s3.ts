// Checks servers that store files in an S3-compatible object store. Listed files can be read and deleted files are removed,
// also after a failure of the store or a killed server.
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { demoAccounts, demoPassphrase } from '../../packages/server/src/demo/accounts.ts';
import { documentTypes } from '../../packages/server/src/lists/choices.ts';
import { startObjectStore, type TestObjectStore } from '../../packages/server/test/helpers/objectStore.ts';
import { Product } from '../product.ts';
import { type Figure, figuresOf } from '../trust/figures.ts';
import { type Answer, call, listAll, signIn } from '../trust/people.ts';

const root = join(import.meta.dirname, '../..');
const execute = promisify(execFile);
const { exactly, atLeast } = figuresOf('s3');
const patient = { email: demoAccounts[0]?.email ?? '', password: demoPassphrase };
const [uploadsAtOnce, killAfterAnswers] = [24, 6];

/** Signed-in patient of a server. */
interface Seat {
  url: string;
  token: string;
}

function settingsFor({ config }: TestObjectStore): Record<string, string> {
  return {
    S3_BUCKET: config.bucket,
    S3_ENDPOINT: config.endpoint,
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    TRUST_PROXY: '127.0.0.1',
  };
}

const seatAt = async ({ url }: Product): Promise<Seat> => ({ url, token: await signIn(url, patient) });

function report(): string {
  return `%PDF-1.4\n% ${randomBytes(200_000).toString('base64')}\ntrailer\n<<>>\n%%EOF\n`;
}

async function upload({ url, token }: Seat, content = report()): Promise<Answer> {
  const body = new FormData();
  body.set('document_file', new Blob([content], { type: 'application/pdf' }), 'report.pdf');
  body.set('document_type', documentTypes[0]?.uuid ?? '');
  return await call(url, '/documents', { method: 'POST', token, body });
}

async function contentOf({ url, token }: Seat, file: unknown): Promise<string | undefined> {
  const { status, body } = await call(url, `/files/${file}`, { token });
  return status === 200 ? Buffer.from(String(body.base64), 'base64').toString() : undefined;
}

/** Returns the SHA-256 digest of each document of the patient, by id; `undefined` when its file cannot be read. */
async function library(seat: Seat): Promise<Record<string, string | undefined>> {
  const documents = await listAll(seat.url, '/documents', seat.token);
  const entries: [string, string | undefined][] = [];
  for (const { uuid, file } of documents) {
    const content = await contentOf(seat, file);
    entries.push([String(uuid), content && createHash('sha256').update(content).digest('hex')]);
  }
  return Object.fromEntries(entries);
}

const unreadable = (documents: object) =>
  Object.values(documents).filter((digest) => digest === undefined).length;

async function throughOneLife(seat: Seat, store: TestObjectStore): Promise<Figure[]> {
  const before = store.keys().length;
  const content = report();
  const { body } = await upload(seat, content);
  const isSame = (await contentOf(seat, body.file)) === content;
  await call(seat.url, `/documents/${body.uuid}`, { method: 'DELETE', token: seat.token });
  return [
    atLeast('files of the demo in the store', before, 1),
    exactly('uploads that came back with another content', Number(!isSame), 0),
    exactly('objects left of a deleted document', store.keys().length - before, 0),
  ];
}

async function whileTheStoreIsAway(seat: Seat, store: TestObjectStore): Promise<Figure[]> {
  const before = await listAll(seat.url, '/documents', seat.token);
  await store.stop();
  const refused = await upload(seat);
  const other = await call(seat.url, '/me', { token: seat.token });
  await store.start();
  const after = await listAll(seat.url, '/documents', seat.token);
  const again = await upload(seat);
  return [
    exactly('answer to an upload while the store is away', refused.status, 502),
    exactly('answer to other calls while the store is away', other.status, 200),
    exactly('documents stored by halves while the store was away', after.length - before.length, 0),
    exactly('answer to an upload when the store is back', again.status, 201),
  ];
}

/** Kills the server during uploads, and starts it again. */
async function acrossAKill(product: Product): Promise<Figure[]> {
  const seat = await seatAt(product);
  const acknowledged: unknown[] = [];
  const note = async ({ status, body }: Answer) => {
    if (status === 201) acknowledged.push(body.uuid);
    if (acknowledged.length === killAfterAnswers) await product.kill();
  };
  await Promise.all(
    Array.from({ length: uploadsAtOnce }, () =>
      upload(seat)
        .then(note)
        .catch(() => undefined),
    ),
  );
  await product.start();
  const documents = await library(await seatAt(product));
  return [
    atLeast('uploads acknowledged before the kill', acknowledged.length, killAfterAnswers),
    exactly(
      'acknowledged uploads lost by the kill',
      acknowledged.filter((id) => !(String(id) in documents)).length,
      0,
    ),
    exactly('documents without their file after the kill', unreadable(documents), 0),
  ];
}

async function command(name: 'backup' | 'restore', file: string, settings: Record<string, string>) {
  const environment = { ...process.env, ...settings, DEMO: 'false' };
  await execute(process.execPath, [`packages/server/src/commands/${name}.ts`, file], {
    cwd: root,
    env: environment,
  });
}

/** Backs up the server, and restores it into a new installation with a new store. */
async function backUpAndRestore(product: Product, store: TestObjectStore): Promise<Figure[]> {
  const before = await library(await seatAt(product));
  await product.stop();
  const file = join(product.dataDir, 'clinic.backup');
  await command('backup', file, { ...settingsFor(store), DATA_DIR: product.dataDir });
  const otherStore = await startObjectStore();
  const other = await Product.create(settingsFor(otherStore));
  try {
    copyFileSync(join(product.dataDir, 'secrets.json'), join(other.dataDir, 'secrets.json'));
    await command('restore', file, { ...settingsFor(otherStore), DATA_DIR: other.dataDir });
    await other.start();
    const after = await library(await seatAt(other));
    const differing = Object.keys({ ...before, ...after }).filter((id) => before[id] !== after[id]);
    return [
      atLeast('documents in the backup', Object.keys(before).length, 1),
      exactly('documents that differ after the restore', differing.length, 0),
    ];
  } finally {
    await other.dispose();
    await otherStore.remove();
  }
}

/** Runs all checks and prints each figure. Returns whether all of them hold. */
export async function keepsFilesInObjectStore(): Promise<boolean> {
  const store = await startObjectStore();
  const product = await Product.create(settingsFor(store));
  try {
    await product.start();
    const seat = await seatAt(product);
    const figures = [
      ...(await throughOneLife(seat, store)),
      ...(await whileTheStoreIsAway(seat, store)),
      ...(await acrossAKill(product)),
      ...(await backUpAndRestore(product, store)),
    ];
    for (const { what, seen, wanted, holds } of figures) {
      console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}: ${seen} (wanted ${wanted})`);
    }
    return figures.every(({ holds }) => holds);
  } finally {
    await product.dispose();
    await store.remove();
  }
}
