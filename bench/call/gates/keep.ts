import { setTimeout as pause } from 'node:timers/promises';
import { Product } from '../../../tools/product.ts';
import { openProxy, proxyUrl } from '../../../tools/scale/caddy.ts';
import { withPair as withServers } from '../../../tools/scale/cluster/pair.ts';
import { withPostgresql } from '../../../tools/scale/postgresql.ts';
import { withRedis } from '../../../tools/scale/redis.ts';
import type { Figure } from '../figures.ts';
import { bothSeeAfter, endCall, longestGap, look, type Pair, startCall, until, withPair } from '../pair.ts';
import { type Gate, repeat } from './gate.ts';

const settleMs = 1500;
/** Time for which a killed server, or Redis, is missing. */
const lostMs = 3000;

/** Causes a fault of the service, and ends when it is repaired. */
type Fault = () => Promise<void>;

const connectionsOf = ({ patient, doctor }: Pair) =>
  Promise.all([patient, doctor].map((side) => look(side, ({ peers }) => peers.length)));

async function waitUntilBack({ patient, doctor }: Pair, afterMs: number): Promise<void> {
  for (const side of [patient, doctor]) {
    const isBack = await until(async () =>
      (await look(side, ({ greetedAtMs }) => greetedAtMs)).some((atMs) => atMs > afterMs),
    );
    if (!isBack) throw new Error('a page did not rejoin its room');
  }
}

async function measureFault(pair: Pair, fault: Fault): Promise<{ gapMs: number; opened: number }> {
  const before = await connectionsOf(pair);
  const startedAtMs = Date.now();
  await fault();
  await pause(settleMs);
  const after = await connectionsOf(pair);
  return {
    gapMs: await longestGap(pair, startedAtMs, Date.now()),
    opened: after.reduce((sum, count, side) => sum + count - (before[side] ?? 0), 0),
  };
}

/** Measures the faults in turn during one call, which the doctor ends afterwards. */
async function measureFaults(pair: Pair, runs: number, faults: readonly Fault[]) {
  await startCall(pair);
  await bothSeeAfter(pair, 0);
  await pause(settleMs);
  const results = await repeat(runs, async (index) => {
    const fault = faults[index % faults.length];
    return fault ? [await measureFault(pair, fault)] : [];
  });
  await endCall(pair);
  return results.flat();
}

type Kept = Awaited<ReturnType<typeof measureFaults>>;

const figuresOf = (gate: string, what: string, results: Kept): Figure[] => [
  {
    gate,
    what: `${what} → longest time without a new picture`,
    unit: 'ms',
    limit: 300,
    values: results.map(({ gapMs }) => gapMs),
  },
  {
    gate,
    what: 'new peer connections',
    unit: '',
    limit: 0,
    values: [results.reduce((sum, { opened }) => sum + opened, 0)],
  },
];

/**
 * Measures gaps in the video and new connections while the only server is killed and stopped in turn during a call. For
 * comparison, an unconcerned server does the same beside the call: both take the processor that the browsers need.
 */
export const keep: Gate = async ({ runs, direct }) => {
  const place = await direct();
  const { product } = place;
  const unconcerned = await Product.create();
  await unconcerned.start();
  return await withPair(place, {}, async (pair) => {
    const replacedAfter = (end: () => Promise<unknown>): Fault => {
      return async () => {
        await end();
        await product.start();
        await waitUntilBack(pair, Date.now() - settleMs);
      };
    };
    const faults = [replacedAfter(() => product.kill()), replacedAfter(() => product.stop())];
    const compared = await measureFaults(pair, runs, [killed(unconcerned), stopped(unconcerned)]);
    await unconcerned.stop();
    const results = await measureFaults(pair, runs, faults);
    return [
      ...figuresOf('G-keep', 'server killed or stopped and started', results),
      {
        gate: 'G-keep',
        what: 'the same with a server that the call does not use → longest time without a new picture',
        unit: 'ms' as const,
        values: compared.map(({ gapMs }) => gapMs),
      },
    ];
  }).finally(() => unconcerned.dispose());
};

/**
 * The same with two servers behind the deployed reverse proxy, where pages of a lost server move to the other one. In turn,
 * each is killed and stopped, and Redis is lost with its content.
 */
export const keepAmongServers: Gate = async ({ browser, runs }) =>
  await withPostgresql((databaseUrl) =>
    withRedis((redis) =>
      withServers({ databaseUrl, redisUrl: redis.url }, async ({ first, second }) => {
        const proxy = await openProxy(await proxyUrl('http'), [first.port, second.port]);
        const faults = [
          ...[first, second].flatMap((server) => [killed(server), stopped(server)]),
          () => redis.restart(() => pause(lostMs)),
        ];
        try {
          const results = await withPair({ browser, url: proxy.url }, {}, (pair) =>
            measureFaults(pair, runs, faults),
          );
          return figuresOf('G-keep-cluster', 'one of two servers, or Redis, killed or stopped', results);
        } finally {
          await proxy.close();
        }
      }),
    ),
  );

const killed =
  (server: Product): Fault =>
  async () => {
    await server.kill();
    await pause(lostMs);
    await server.start();
  };

const stopped =
  (server: Product): Fault =>
  async () => {
    await server.stop();
    await server.start();
  };
