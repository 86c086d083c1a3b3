// Measures the requests per second of the server, against bare Fastify routes with the same SQL, in one run.
import { type BenchCall, startBenchServers } from '../packages/server/test/bench/benchServers.ts';
import type { Figure } from './figures.ts';
import { everydayCalls } from './http/calls.ts';
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

const servers = await startBenchServers(everydayCalls);
const figures: Figure[] = [];
for (const call of everydayCalls) {
  const bare: Round[] = [];
  const product: Round[] = [];
  for (const origin of [servers.bareUrl, servers.productUrl]) await load(origin, call, warmUpMs);
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await measure(servers.bareUrl, call));
    product.push(await measure(servers.productUrl, call));
  }
  figures.push(...figuresOf(call, { bare, product }));
}
await servers.close();
report('server', figures);

async function measure(origin: string, call: BenchCall): Promise<Round> {
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  const timesMs = await load(origin, call, roundMs);
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { requestsPerSecond: timesMs.length / seconds, cpuUs: (user + system) / timesMs.length, timesMs };
}

function load(origin: string, call: BenchCall, durationMs: number): Promise<number[]> {
  const endsAt = performance.now() + durationMs;
  const { headers } = servers;
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
