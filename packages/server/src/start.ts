import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Cluster, createLocalCluster } from './cluster/cluster.ts';
import { type Config, readConfig } from './config/config.ts';
import { demoAccounts, demoPassphrase } from './demo/accounts.ts';
import { seedDemo } from './demo/seed.ts';
import { exitCodes, explainExit, StartError } from './errors/exitCodes.ts';
import { createFiles } from './files/files.ts';
import { openBlobs } from './files/openBlobs.ts';
import { sweepUploads } from './http/uploads.ts';
import { createNricVault } from './identity/nric.ts';
import { openStore } from './store.ts';

const drainDeadlineMs = 8000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const [store, { buildServer }] = await Promise.all([openStore(config), loadServer()]);
  const { connection, secrets } = store;
  const { db, pool } = connection;
  if (config.isDemo) {
    const files = createFiles(await openBlobs(config));
    await seedDemo(db, { nric: createNricVault(secrets), files, now: new Date() });
  }
  const cluster = await openCluster(config);
  const app = await buildServer({ db, pool, secrets, cluster, config });
  for (const outdated of config.outdatedSettings) app.log.warn(outdated, 'this setting was renamed');
  await sweepUploads(new Date(), (err) => app.log.warn({ err }, 'failed to remove an old upload'));
  const address = await listen(app, config);
  app.startJobs();
  stopOnSignals(app, config, {
    connections: () => app.close(),
    jobs: () => app.stopJobs(),
    redis: () => cluster.close(),
    database: () => store.close(),
  });
  announce(address, config);
}

/** Loads the server while the data directory is locked. Loading blocks the event loop, so the lock begins first. */
async function loadServer(): Promise<typeof import('./server.ts')> {
  await nextTurn();
  return await import('./server.ts');
}

async function openCluster({ redisUrl }: Config): Promise<Cluster> {
  if (!redisUrl) return createLocalCluster();
  // Loaded lazily: a single process needs no client of Redis.
  const { joinCluster } = await import('./cluster/redisCluster.ts');
  return await joinCluster(redisUrl);
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

/**
 * Reports “not ready” at SIGTERM or SIGINT, and serves requests for `shutdownDelayMs` while a reverse proxy
 * chooses another server. Then stops `parts` in their order. Exits with an error when a part takes longer than
 * `drainDeadlineMs`.
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
