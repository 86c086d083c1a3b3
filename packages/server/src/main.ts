import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Config, readConfig, type Secrets } from './config.ts';
import type { Database, DatabaseConnection } from './db/database.ts';
import { openEmbedded } from './db/embedded.ts';
import { lockDirectory } from './db/lock.ts';
import { openPostgres } from './db/postgres.ts';
import { demoAccounts, demoPassphrase } from './demo/accounts.ts';
import { seedDemo } from './demo/seed.ts';
import { type ExitReason, exitCodes, StartError } from './exitCodes.ts';
import { forgetOldNonces } from './features/account/account.queries.ts';
import { closeOutdated } from './features/telehealth/queue.queries.ts';
import { createFolderBlobs } from './files/blobs.ts';
import { createFiles } from './files/files.ts';
import { forgetOutdated } from './idempotency/idempotency.ts';
import { createNricVault } from './identity/nric.ts';
import { embeddedSecrets, isComplete } from './identity/secrets.ts';
import { createSmtpTransport, deliverMails, forgetOldMails } from './mail/delivery.ts';
import { forgetOldSendings } from './mail/quota.ts';
import { buildServer } from './server.ts';

const drainDeadlineMs = 8000;
const hourMs = 3_600_000;
const mailIntervalMs = 2000;

/** The data that a running server holds: its database, its secrets, and how to let go of them. */
interface Store {
  connection: DatabaseConnection;
  secrets: Secrets;
  close(): Promise<void>;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const store = config.databaseUrl
    ? await openScaled(config, config.databaseUrl)
    : await openInFolder(config);
  const { db } = store.connection;
  if (config.isDemo) await seedDemo(db, { nric: createNricVault(store.secrets), now: new Date() });
  const app = await buildServer({ db, secrets: store.secrets, config });
  const address = await listen(app, config);
  const housekeeping = keepHouse(db, config, app);
  const postman = deliverInBackground(db, config, app);
  stopOnSignals(app, async () => {
    clearInterval(housekeeping);
    clearInterval(postman);
    await store.close();
  });
  announce(address, config);
}

async function openInFolder(config: Config): Promise<Store> {
  const dataDir = resolve(config.dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch {
    throw new StartError(
      'badConfiguration',
      `The data directory ${dataDir} cannot be created. Set DATA_DIR to another.`,
    );
  }
  const lock = await lockDirectory(dataDir);
  const secrets = embeddedSecrets(dataDir, config.secrets);
  const connection = await openEmbedded(dataDir);
  return {
    connection,
    secrets,
    async close() {
      await connection.close();
      await lock.release();
    },
  };
}

async function openScaled({ secrets }: Config, databaseUrl: string): Promise<Store> {
  if (!isComplete(secrets)) throw new StartError('badConfiguration', 'The secrets are missing.');
  const connection = await openPostgres(databaseUrl);
  return { connection, secrets, close: () => connection.close() };
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      const sentence = `Port ${port} on ${host} is already in use. Stop the other program, or set PORT to another number.`;
      throw new StartError('addressInUse', sentence);
    }
    throw error;
  }
}

/** Once an hour: forgets what has served its time and closes what earlier days left open. */
function keepHouse(
  db: Database,
  { clinicTimeZone, mail, dataDir }: Config,
  app: FastifyInstance,
): NodeJS.Timeout {
  const files = createFiles(createFolderBlobs(join(dataDir, 'files')));
  const tidy = async () => {
    const now = new Date();
    await forgetOutdated(db, now);
    await closeOutdated(db, { now, clinicTimeZone });
    await forgetOldSendings(db, now);
    await forgetOldNonces(db, now);
    if (!mail) await forgetOldMails(db, now);
    await files.sweep(db, now);
  };
  const run = () => tidy().catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed'));
  void run();
  return setInterval(run, hourMs).unref();
}

/** Delivers mails as they come, where there is a mail server. */
function deliverInBackground(
  db: Database,
  { mail }: Config,
  app: FastifyInstance,
): NodeJS.Timeout | undefined {
  if (!mail) return undefined;
  const transport = createSmtpTransport(mail);
  let isBusy = false;
  const deliver = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      const failed = await deliverMails(db, { transport, now: () => new Date() });
      if (failed > 0) app.log.warn({ failed }, 'mails could not be delivered and are tried again');
    } catch (error) {
      app.log.error({ err: error }, 'the outbox could not be read');
    } finally {
      isBusy = false;
    }
  };
  return setInterval(deliver, mailIntervalMs).unref();
}

/** Not ready, sockets closed, open requests finished, database closed: in this order and not for ever. */
function stopOnSignals(app: FastifyInstance, release: () => Promise<void>): void {
  const stop = async () => {
    setTimeout(() => process.exit(exitCodes.drainTimedOut), drainDeadlineMs).unref();
    app.startDraining();
    await app.close();
    await release();
    process.exit(exitCodes.stopped);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().catch(fail);
    });
  }
}

function announce(address: string, { isDemo }: Config): void {
  const accounts = demoAccounts.map(({ email, fullName }) => `  ${email}  (${fullName})`);
  const demo = isDemo ? ['', `Demo accounts, passphrase "${demoPassphrase}":`, ...accounts] : [];
  process.stdout.write(`${[`Vitalane is ready at ${address}`, ...demo].join('\n')}\n`);
}

function fail(error: unknown): never {
  const reason: ExitReason = error instanceof StartError ? error.reason : 'unexpected';
  const sentence =
    error instanceof StartError ? error.message : `Vitalane could not go on: ${nameOf(error)}.`;
  process.stderr.write(`${sentence}\n`);
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(exitCodes[reason]);
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an unknown error';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}

start().catch(fail);
