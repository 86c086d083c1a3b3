import { setTimeout as wait } from 'node:timers/promises';
import { hourMs } from '@vitalane/time';
import type { FastifyInstance } from 'fastify';
import { createAlone } from './cluster/cluster.ts';
import { joinCluster } from './cluster/redisCluster.ts';
import { type Config, readConfig } from './config.ts';
import type { Database } from './db/database.ts';
import { demoAccounts, demoPassphrase } from './demo/accounts.ts';
import { seedDemo } from './demo/seed.ts';
import { exitCodes, explainExit, StartError } from './exitCodes.ts';
import { forgetOldNonces } from './features/account/account.queries.ts';
import { announceDue, armMissing } from './features/reminders/announce.ts';
import { callPatients } from './features/telehealth/callPatient.ts';
import { forgetFormerPatients } from './features/telehealth/clinicalRecord.queries.ts';
import { closeOutdated } from './features/telehealth/queue.queries.ts';
import { createFiles, type Files } from './files/files.ts';
import { openBlobs } from './files/openBlobs.ts';
import { forgetOutdated } from './idempotency/idempotency.ts';
import { createNricVault } from './identity/nric.ts';
import { counted } from './jobs/counted.ts';
import { type Repeated, repeat } from './jobs/repeat.ts';
import { createSmtpTransport, deliverMails, forgetOldMails } from './mail/delivery.ts';
import { createMailer } from './mail/mail.ts';
import { forgetOldSendings } from './mail/quota.ts';
import { createPushTransport, deliverPushes } from './push/delivery.ts';
import { pushKeys } from './push/keys.ts';
import { buildServer } from './server.ts';
import { openStore } from './store.ts';

const drainDeadlineMs = 8000;
const mailIntervalMs = 2000;
const reminderIntervalMs = 2000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const store = await openStore(config);
  const { db, pool } = store.connection;
  const files = createFiles(await openBlobs(config));
  if (config.isDemo) {
    await seedDemo(db, { nric: createNricVault(store.secrets), files, now: new Date() });
  }
  const cluster = config.redisUrl ? await joinCluster(config.redisUrl) : createAlone();
  const app = await buildServer({ db, pool, secrets: store.secrets, cluster, config });
  for (const outdated of config.outdatedSettings) app.log.warn(outdated, 'this setting was renamed');
  const address = await listen(app, config);
  const housekeeping = keepHouse(db, { config, files, app });
  const postman = deliverInBackground(db, config, app);
  const reminders = await remindInBackground(db, config, app);
  stopOnSignals(app, config, {
    connections: () => app.close(),
    housekeeping: () => clearInterval(housekeeping),
    mail: () => postman?.stop(),
    reminders: () => reminders.stop(),
    redis: () => cluster.close(),
    database: () => store.close(),
  });
  announce(address, config);
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
  { config: { clinicTimeZone, mail }, files, app }: { config: Config; files: Files; app: FastifyInstance },
): NodeJS.Timeout {
  const tidy = async () => {
    const now = new Date();
    await forgetOutdated(db, now);
    await closeOutdated(db, { now, clinicTimeZone });
    await forgetFormerPatients(db, now);
    await forgetOldSendings(db, now);
    await forgetOldNonces(db, now);
    if (!mail) await forgetOldMails(db, now);
    await armMissing(db, now);
    await files.sweep(db, now);
  };
  const job = counted('housekeeping', tidy, app.metrics);
  const run = () => job().catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed'));
  void run();
  return setInterval(run, hourMs).unref();
}

/** Delivers mails as they come, where there is a mail server. */
function deliverInBackground(db: Database, { mail }: Config, app: FastifyInstance): Repeated | undefined {
  if (!mail) return undefined;
  const transport = createSmtpTransport(mail);
  const deliver = async () => {
    const failed = await deliverMails(db, { transport, now: () => new Date() });
    app.metrics.deliveriesFailed.inc({ kind: 'mail' }, failed);
    if (failed > 0) app.log.warn({ failed }, 'failed to deliver mails, will retry');
  };
  const onError = (error: unknown) => app.log.error({ err: error }, 'failed to read the outbox');
  return repeat(counted('mail', deliver, app.metrics), { everyMs: mailIntervalMs, onError });
}

/** Reminds of medicines and calls patients, under the bell, by push message and by mail. */
async function remindInBackground(
  db: Database,
  { mail, publicUrl, push: { keys, subject } }: Config,
  app: FastifyInstance,
): Promise<Repeated> {
  const now = () => new Date();
  const transport = createPushTransport({ keys: await pushKeys(db, keys), subject });
  const mailer = createMailer(now);
  const remind = async () => {
    await callPatients(db, { now, mailer, publicUrl });
    await announceDue(db, { now, ...(mail && { mailer }) });
    const failed = await deliverPushes(db, { transport, now });
    app.metrics.deliveriesFailed.inc({ kind: 'push' }, failed);
    if (failed > 0) app.log.warn({ failed }, 'failed to deliver push messages, will retry');
  };
  const onError = (error: unknown) => app.log.error({ err: error }, 'failed to send reminders');
  return repeat(counted('reminders', remind, app.metrics), { everyMs: reminderIntervalMs, onError });
}

/**
 * Reports “not ready” at SIGTERM or SIGINT, serves requests for `shutdownDelayMs` while a reverse proxy chooses another server, then stops
 * `parts` in their order. Exits with an error when a part takes longer than `drainDeadlineMs`.
 */
function stopOnSignals(
  app: FastifyInstance,
  { shutdownDelayMs }: Config,
  parts: Record<string, () => Promise<void> | void>,
): void {
  const stop = async () => {
    app.startDraining();
    await wait(shutdownDelayMs);
    let stopping = '';
    setTimeout(() => {
      app.log.error({ stopping }, 'a part of the server did not stop in time');
      process.exit(exitCodes.drainTimedOut);
    }, drainDeadlineMs).unref();
    for (const [name, end] of Object.entries(parts)) {
      stopping = name;
      await end();
    }
    process.exit(exitCodes.stopped);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().catch(explainExit);
    });
  }
}

function announce(address: string, { isDemo }: Config): void {
  const accounts = demoAccounts.map(({ email, fullName }) => `  ${email}  (${fullName})`);
  const demo = isDemo ? ['', `Demo accounts, passphrase "${demoPassphrase}":`, ...accounts] : [];
  process.stdout.write(`${[`Vitalane is ready at ${address}`, ...demo].join('\n')}\n`);
}

await start().catch(explainExit);
