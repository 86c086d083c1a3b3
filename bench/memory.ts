// Measures the memory of the server, idle with its embedded database and under load. The load is that of a hundred
// requests a second in ten minutes, sent as fast as the server responds.
import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts, demoPassphrase } from '../packages/server/src/demo/accounts.ts';
import { Product } from '../tools/product.ts';
import type { Figure } from './figures.ts';
import { everydayReads, savedPressure } from './http/calls.ts';
import { keepBusy } from './http/load.ts';
import { sparingEnvironment } from './http/sparing.ts';
import { type Vitals, vitalsOf, watchVitals } from './http/vitals.ts';
import { report } from './report.ts';

const requests = Number(process.env.BENCH_REQUESTS ?? 60_000);
const connections = 16;
/** The server limits changes of a kind to 300 per account in five minutes. */
const changes = 250;
const change = savedPressure('add blood pressure');
const settleMs = 10_000;
/** Maximum growth of resident memory between the two halves of the requests: a leak would grow further. */
const maxGrowthMB = 50;

const server = await Product.create({ APP_DIR: '', ...sparingEnvironment() });
try {
  await server.start();
  const headers = await signIn();
  await pause(settleMs);
  const idle = await vitalsOf(server.url);
  const [first, middle, seenFirst] = await sendHalf(headers);
  const [second, end, seenSecond] = await sendHalf(headers);
  report('memory', [
    ...residentAndObjects('embedded database, demo data, nobody there', idle),
    ...residentAndObjects(`after ${requests / 2} requests, at rest`, middle),
    ...residentAndObjects(`after ${requests} requests, at rest`, end),
    {
      group: 'leaks',
      what: 'objects after the second half of the requests, more than after the first',
      unit: 'MB',
      values: [end.heapUsedMB - middle.heapUsedMB],
      limit: { of: 'max', atMost: maxGrowthMB },
    },
    {
      group: 'while requests come',
      what: 'resident memory, each second',
      unit: 'MB',
      values: [...seenFirst, ...seenSecond].map(({ residentMB }) => residentMB),
    },
    { group: 'while requests come', what: 'time to answer', unit: 'ms', values: [...first, ...second] },
  ]);
} finally {
  await server.stop();
  await server.dispose();
}

async function sendHalf(headers: Record<string, string>): Promise<[number[], Vitals, Vitals[]]> {
  let sent = 0;
  const next = () => {
    sent += 1;
    if (sent > requests / 2) return undefined;
    return sent % Math.ceil(requests / changes) === 0 ? change : everydayReads[sent % everydayReads.length];
  };
  console.log(`${requests / 2} requests…`);
  const [timesMs, seen] = await watchVitals(server.url, () =>
    keepBusy({ origin: server.url, headers, connections, next }),
  );
  await pause(settleMs);
  return [timesMs, await vitalsOf(server.url), seen];
}

function residentAndObjects(group: string, { residentMB, heapUsedMB }: Vitals): Figure[] {
  return [
    { group, what: 'resident memory', unit: 'MB', values: [residentMB] },
    { group, what: 'of it objects', unit: 'MB', values: [heapUsedMB] },
  ];
}

async function signIn(): Promise<Record<string, string>> {
  const body = JSON.stringify({ email: demoAccounts[0]?.email, password: demoPassphrase });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/api/login`, { method: 'POST', headers, body });
  return { authorization: `Bearer ${(await answer.json()).token}` };
}
