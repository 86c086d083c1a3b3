// How many requests a second the server answers, against bare Fastify routes that run the same SQL, in one run.
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { type BenchCall, startBenchServers } from '../packages/server/src/testing/benchServers.ts';

const connections = 16;
const warmUpMs = 500;
/** Both are measured in turns, so that a moment in which the machine is busy elsewhere falls on neither alone. */
const rounds = 5;
const roundMs = Number(process.env.BENCH_MS ?? 1000);
const bytesPerMiB = 1024 * 1024;

const calls: BenchCall[] = [
  { name: 'profile', method: 'GET', path: '/me' },
  { name: 'blood pressure, page of 20', method: 'GET', path: '/diary-histories/blood-pressure?limit=20' },
  { name: 'notifications', method: 'GET', path: '/get-notifications' },
  { name: 'consultations', method: 'GET', path: '/consultations' },
  {
    name: 'add blood pressure',
    method: 'POST',
    path: '/diary-histories/blood-pressure',
    body: { valueFrom: 128, valueTo: 82, date: '2026-01-01', time: '08:15', timeZone: 'Asia/Singapore' },
  },
];

interface Figures {
  requestsPerSecond: number;
  /** Processor time per request, the load generator's included: steadier than time on a machine that others use. */
  cpuUs: number;
  p50Ms: number;
  p99Ms: number;
}

const servers = await startBenchServers(calls);
const rows = [];
for (const call of calls) {
  const bare: Figures[] = [];
  const product: Figures[] = [];
  for (const origin of [servers.bareUrl, servers.productUrl]) await load(origin, call, warmUpMs);
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await measure(servers.bareUrl, call));
    product.push(await measure(servers.productUrl, call));
  }
  const shares = product.map(
    (one, round) => one.requestsPerSecond / (bare[round]?.requestsPerSecond ?? Number.NaN),
  );
  rows.push({ call: call.name, product: typical(product), bare: typical(bare), share: median(shares) });
}
const { rss, heapUsed } = process.memoryUsage();
const figures = { startMs: Math.round(servers.startMs), rssMiB: toMiB(rss), heapMiB: toMiB(heapUsed) };
await servers.close();

console.table(
  rows.map(({ call, product, bare, share }) => ({
    call,
    'product req/s': Math.round(product.requestsPerSecond),
    'bare req/s': Math.round(bare.requestsPerSecond),
    'share %': Math.round(share * 100),
    'product CPU µs': Math.round(product.cpuUs),
    'bare CPU µs': Math.round(bare.cpuUs),
    'product p99 ms': Number(product.p99Ms.toFixed(1)),
    'bare p99 ms': Number(bare.p99Ms.toFixed(1)),
  })),
);
console.log(
  `Start ${figures.startMs} ms (new embedded database); memory ${figures.rssMiB} MiB with the load generator, heap ${figures.heapMiB} MiB.`,
);
const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const results = {
  at: new Date().toISOString(),
  node: process.version,
  connections,
  rounds,
  roundMs,
  ...figures,
  rows,
};
writeFileSync(join(folder, 'server.json'), `${JSON.stringify(results, null, 2)}\n`);

async function measure(origin: string, call: BenchCall): Promise<Figures> {
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  const timesMs = (await load(origin, call, roundMs)).toSorted((a, b) => a - b);
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  const at = (share: number) => timesMs[Math.floor(timesMs.length * share)] ?? Number.NaN;
  const cpuUs = (user + system) / timesMs.length;
  return { requestsPerSecond: timesMs.length / seconds, cpuUs, p50Ms: at(0.5), p99Ms: at(0.99) };
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

function typical(of: readonly Figures[]): Figures {
  return {
    requestsPerSecond: median(of.map(({ requestsPerSecond }) => requestsPerSecond)),
    cpuUs: median(of.map(({ cpuUs }) => cpuUs)),
    p50Ms: median(of.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(of.map(({ p99Ms }) => p99Ms)),
  };
}

/** Keeps every connection busy for a while; answers how long each request took, in milliseconds. */
async function load(origin: string, call: BenchCall, durationMs: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const endsAt = performance.now() + durationMs;
  const timesMs: number[] = [];
  const keepBusy = async () => {
    while (performance.now() < endsAt) {
      const sentAt = performance.now();
      await send(origin, call, agent);
      timesMs.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, keepBusy));
  agent.destroy();
  return timesMs;
}

function send(origin: string, { name, method, path, body }: BenchCall, agent: Agent): Promise<void> {
  const payload = body && JSON.stringify(body);
  const headers = { ...servers.headers, ...(payload && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const outgoing = request(`${origin}/api${path}`, { method, agent, headers }, (answer) => {
      if ((answer.statusCode ?? 500) >= 300) reject(new Error(`${name} was answered ${answer.statusCode}`));
      answer.resume().once('end', resolve);
    });
    outgoing.once('error', reject);
    outgoing.end(payload);
  });
}

function toMiB(bytes: number): number {
  return Math.round(bytes / bytesPerMiB);
}
