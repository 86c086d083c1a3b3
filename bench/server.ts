// Measures the requests per second of the server, against bare Fastify routes with the same SQL, in one run.
import { demoAccounts } from '../packages/server/src/demo/accounts.ts';
import {
  type BenchCall,
  type BenchServers,
  type Prepare,
  startBenchServers,
} from '../packages/server/test/bench/benchServers.ts';
import { addReadings } from '../packages/server/test/bench/tenYears.ts';
import type { Figure } from './figures.ts';
import { everydayReads, savedPressure } from './http/calls.ts';
import { keepBusy } from './http/load.ts';
import { report } from './report.ts';

const connections = 16;
const warmUpMs = 500;
/** Measures both in turns, so that load of other processes affects both. */
const rounds = 5;
const roundMs = Number(process.env.BENCH_MS ?? 1000);
/** Minimum share of the bare routes' throughput. Below half, the product would cost more than the work itself. */
const minSharePercent = 60;

interface Round {
  requestsPerSecond: number;
  /** Processor time per request, including the load generator: steadier than wall time on a shared machine. */
  cpuUs: number;
  timesMs: number[];
}

/** Four readings a day: the cost of a save must not grow with them. */
const histories = [
  { name: 'add blood pressure, after ten days', days: 10 },
  { name: 'add blood pressure, after ten years', days: 3652 },
];

const email = demoAccounts[0]?.email ?? '';
const figures = await compare(everydayReads);
for (const { name, days } of histories)
  figures.push(...(await compare([savedPressure(name)], (db) => addReadings(db, email, days))));
report('server', figures);

async function compare(calls: readonly BenchCall[], prepare?: Prepare): Promise<Figure[]> {
  const servers = await startBenchServers(calls, prepare);
  const figuresOfCalls: Figure[] = [];
  for (const call of calls) {
    const bare: Round[] = [];
    const product: Round[] = [];
    for (const origin of [servers.bareUrl, servers.productUrl])
      await load(servers, { origin, call, forMs: warmUpMs });
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await measure(servers, servers.bareUrl, call));
      product.push(await measure(servers, servers.productUrl, call));
    }
    figuresOfCalls.push(...figuresOf(call, { bare, product }));
  }
  await servers.close();
  return figuresOfCalls;
}

async function measure(servers: BenchServers, origin: string, call: BenchCall): Promise<Round> {
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  const timesMs = await load(servers, { origin, call, forMs: roundMs });
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { requestsPerSecond: timesMs.length / seconds, cpuUs: (user + system) / timesMs.length, timesMs };
}

function load(
  { headers }: BenchServers,
  { origin, call, forMs }: { origin: string; call: BenchCall; forMs: number },
): Promise<number[]> {
  const endsAt = performance.now() + forMs;
  return keepBusy({
    origin,
    headers,
    connections,
    next: () => (performance.now() < endsAt ? call : undefined),
  });
}

function figuresOf({ name }: BenchCall, { bare, product }: { bare: Round[]; product: Round[] }): Figure[] {
  const shares = product.map(
    ({ requestsPerSecond }, round) =>
      (requestsPerSecond / (bare[round]?.requestsPerSecond ?? Number.NaN)) * 100,
  );
  const rates = (of: Round[]) => of.map(({ requestsPerSecond }) => requestsPerSecond);
  const costs = (of: Round[]) => of.map(({ cpuUs }) => cpuUs);
  const limit = { of: 'median', atLeast: minSharePercent } as const;
  return [
    { group: name, what: 'share of what bare Fastify reaches', unit: '%', values: shares, limit },
    { group: name, what: 'product', unit: 'requests/s', values: rates(product) },
    { group: name, what: 'bare Fastify, same SQL and bytes', unit: 'requests/s', values: rates(bare) },
    { group: name, what: 'processor time, product', unit: 'µs', values: costs(product) },
    { group: name, what: 'processor time, bare', unit: 'µs', values: costs(bare) },
    { group: name, what: 'time to answer', unit: 'ms', values: product.flatMap(({ timesMs }) => timesMs) },
  ];
}
