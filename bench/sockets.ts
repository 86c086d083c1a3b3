// Measures the connections that one server process can hold, its memory, and the latency of call messages meanwhile.
// The server is `main.ts` with its own PostgreSQL; every account has a session and one connection. `--only held`
// measures one part.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openPostgres } from '../packages/server/src/db/postgres.ts';
import { addBenchPeople, addConsultations } from '../packages/server/test/bench/benchPeople.ts';
import { Product } from '../tools/product.ts';
import { withPostgresql } from '../tools/scale/postgresql.ts';
import { withRedis } from '../tools/scale/redis.ts';
import type { Figure } from './figures.ts';
import { sparingEnvironment } from './http/sparing.ts';
import { vitalsOf, watchVitals } from './http/vitals.ts';
import { keep, report } from './report.ts';
import { type Crowd, startCrowd } from './sockets/crowd.ts';

const people = Number(process.env.BENCH_SOCKETS ?? 5000);
/** Two accounts per call; the others have a page open that shows the queue or Home. */
const calls = people / 10;
/** Each call renegotiates every 25 seconds, many times as often as real calls. */
const talk = { do: 'talk', seconds: 60, exchangesPerSecond: people / 250 } as const;
/** Load when all clients reconnect at once, after a failure of the network or a process. */
const storm = { ...talk, seconds: 20, exchangesPerSecond: talk.exchangesPerSecond * 10 };
const settleMs = 5000;
const limits = { residentMB: 300, signallingP99Ms: 50 };

const secrets = { tokenSecret: fresh(), nricEncryptionKey: fresh(), nricLookupKey: fresh() };

const parts: Record<string, (databaseUrl: string) => Promise<Figure[]>> = {
  held: measureOneProcess,
  redis: measureTwoProcesses,
};
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const selected = Object.entries(parts).filter(([name]) => !values.only || name === values.only);
if (selected.length === 0) throw new Error(`Unknown part. Available: ${Object.keys(parts).join(', ')}.`);

const environment = sparingEnvironment();
const figures: Figure[] = [];
for (const [, measure] of selected) {
  const measured = await withPostgresql(measure);
  keep('sockets', measured);
  figures.push(...measured);
}
report('sockets', figures);

function fresh(): string {
  return randomBytes(32).toString('base64url');
}

/** Measures all accounts on one process. */
async function measureOneProcess(databaseUrl: string): Promise<Figure[]> {
  const server = await startServer({ DATABASE_URL: databaseUrl });
  const crowds: Crowd[] = [startCrowd(), startCrowd()];
  const [holding, talking] = crowds as [Crowd, Crowd];
  try {
    const { inCall, idle } = await populate(databaseUrl, [server.url, server.url]);
    const before = await vitalsOf(server.url);
    console.log(`Connecting ${people} clients…`);
    const opened = [
      ...(await holding.execute({ do: 'open', pages: idle })),
      ...(await talking.execute({ do: 'open', pages: inCall })),
    ];
    await pause(settleMs);
    const quiet = await vitalsOf(server.url);
    console.log(`${calls} calls signal for ${talk.seconds + storm.seconds} seconds…`);
    const [timesMs, during] = await watchVitals(server.url, () => talking.execute(talk));
    const stormTimesMs = await talking.execute(storm);
    const after = await vitalsOf(server.url);
    const counts = await Promise.all(crowds.map((crowd) => crowd.execute({ do: 'count' })));
    const group = `${people} people on one process`;
    return [
      one(group, 'connected at the end', '', sum(counts.flat()), { of: 'median', atLeast: people }),
      one(group, 'time to connect everybody', 's', sum(opened) / 1000),
      one(group, 'resident memory before anybody came', 'MB', before.residentMB),
      one(group, 'resident memory with everybody, at rest', 'MB', quiet.residentMB),
      {
        group,
        what: 'resident memory while calls signal, each second',
        unit: 'MB',
        values: during.map(({ residentMB }) => residentMB),
        limit: { of: 'max', atMost: limits.residentMB },
      },
      { group, what: 'of it objects', unit: 'MB', values: during.map(({ heapUsedMB }) => heapUsedMB) },
      signalling(group, timesMs),
      signalling(`${group}, ten times as many messages`, stormTimesMs),
      one(`${group}, ten times as many messages`, 'resident memory', 'MB', after.residentMB),
    ];
  } finally {
    for (const crowd of crowds) await crowd.leave();
    await server.stop();
    await server.dispose();
  }
}

/** Measures patients on one process and doctors on another, with Redis between them. */
async function measureTwoProcesses(databaseUrl: string): Promise<Figure[]> {
  return await withRedis(async (redis) => {
    const settings = { DATABASE_URL: databaseUrl, REDIS_URL: redis.url };
    const ofPatients = await startServer(settings);
    const ofDoctors = await startServer(settings);
    const crowd = startCrowd();
    try {
      const { inCall } = await populate(databaseUrl, [ofPatients.url, ofDoctors.url]);
      await crowd.execute({ do: 'open', pages: inCall });
      await pause(settleMs);
      console.log(`${calls} calls signal from process to process for ${talk.seconds / 2} seconds…`);
      const timesMs = await crowd.execute({ ...talk, seconds: talk.seconds / 2 });
      return [signalling(`${calls} calls between two processes, through Redis`, timesMs)];
    } finally {
      await crowd.leave();
      for (const server of [ofPatients, ofDoctors]) {
        await server.stop();
        await server.dispose();
      }
    }
  });
}

async function startServer(settings: Record<string, string>): Promise<Product> {
  const server = await Product.create({
    TOKEN_SECRET: secrets.tokenSecret,
    NRIC_ENCRYPTION_KEY: secrets.nricEncryptionKey,
    NRIC_LOOKUP_KEY: secrets.nricLookupKey,
    DEMO: 'false',
    APP_DIR: '',
    ...environment,
    ...settings,
  });
  await server.start();
  return server;
}

/** Creates the pages of all accounts. Patients connect to the first origin, doctors to the second. */
async function populate(databaseUrl: string, [ofPatients, ofDoctors]: [string, string]) {
  const { db, close } = await openPostgres(databaseUrl);
  const add = (role: 'ROLE_USER' | 'ROLE_DOCTOR', count: number) =>
    addBenchPeople(db, { secrets, role, count });
  const doctors = await add('ROLE_DOCTOR', calls);
  const patients = await add('ROLE_USER', calls);
  const others = await add('ROLE_USER', people - 2 * calls);
  const rooms = await addConsultations(db, { patients, doctors });
  await close();
  const page = (origin: string, token: string, roomId?: string) => ({
    origin,
    token,
    ...(roomId && { roomId }),
  });
  return {
    idle: others.map(({ token }) => page(ofPatients, token)),
    inCall: [
      ...patients.map(({ token }, index) => page(ofPatients, token, rooms[index])),
      ...doctors.map(({ token }, index) => page(ofDoctors, token, rooms[index])),
    ],
  };
}

function signalling(group: string, values: number[]): Figure {
  const limit = { of: 'p99', atMost: limits.signallingP99Ms } as const;
  return { group, what: 'message of a call, from one browser to the other', unit: 'ms', values, limit };
}

function one(
  group: string,
  what: string,
  unit: Figure['unit'],
  value: number,
  limit?: Figure['limit'],
): Figure {
  return { group, what, unit, values: [value], ...(limit && { limit }) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
