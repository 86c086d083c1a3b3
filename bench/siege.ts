// Measures the response times of a patient's requests and of a sign-in, while 300 sources try passwords continuously.
// The server is `main.ts` with the embedded database; the sources run in their own process, and everything stays on
// 127.0.0.1.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts, demoPassphrase } from '../packages/server/src/demo/accounts.ts';
import { Product } from '../tools/product.ts';
import type { Figure } from './figures.ts';
import { everydayReads } from './http/calls.ts';
import { sendOne } from './http/load.ts';
import { report } from './report.ts';

const sources = 300;
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
const callsPerSecond = 20;
/** Number of connections that a browser opens to one origin. */
const connections = 6;
const maxP95Ms = 300;
/** Duration of the siege before the sign-in starts. */
const siegeBeforeSignInMs = 5000;
const patienceMs = 60_000;
const ownSource = '192.0.2.1';

const server = await Product.create({ APP_DIR: '', TRUST_PROXY: '127.0.0.0/8' });
try {
  await server.start();
  const { token } = await signIn();
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': ownSource };
  const quiet = await timesOfCalls(headers);
  const startedAt = performance.now();
  const besieger = fork(join(import.meta.dirname, 'siege/besieger.ts'), [server.url, String(sources)]);
  try {
    const laterSignIn = pause(siegeBeforeSignInMs).then(signIn);
    const [besieged, { ms }] = await Promise.all([timesOfCalls(headers), laterSignIn]);
    const group = `${sources} sources try passwords`;
    besieger.send('count');
    const [answered] = (await once(besieger, 'message')) as [Record<number, number>];
    report('siege', [
      { group: 'nobody else', what: 'time to answer', unit: 'ms', values: quiet },
      {
        group,
        what: 'time to answer',
        unit: 'ms',
        values: besieged,
        limit: { of: 'p95', atMost: maxP95Ms },
      },
      { group, what: 'time to sign in, asked again as Retry-After says', unit: 'ms', values: [ms] },
      ...Object.entries(answered).map(
        ([status, count]): Figure => ({
          group,
          what: `tries answered ${status}`,
          unit: 'requests/s',
          values: [(count / (performance.now() - startedAt)) * 1000],
        }),
      ),
    ]);
  } finally {
    besieger.kill('SIGKILL');
  }
} finally {
  await server.stop();
  await server.dispose();
}

/** Sends requests at fixed intervals, whether or not the previous one was answered. Returns each duration in milliseconds. */
async function timesOfCalls(headers: Record<string, string>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const timesMs: Promise<number>[] = [];
  for (let n = 0; n < seconds * callsPerSecond; n += 1) {
    const call = everydayReads[n % everydayReads.length];
    if (call) timesMs.push(timeOf(() => sendOne({ origin: server.url, headers }, { call, agent })));
    await pause(1000 / callsPerSecond);
  }
  const answered = await Promise.all(timesMs);
  agent.destroy();
  return answered;
}

async function timeOf(act: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

/** Signs a patient in. Retries a refused sign-in after the time in `Retry-After`. */
async function signIn(): Promise<{ token: string; ms: number }> {
  const startedAt = performance.now();
  const body = JSON.stringify({ email: demoAccounts[0]?.email, password: demoPassphrase });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': ownSource };
  while (performance.now() - startedAt < patienceMs) {
    const answer = await fetch(`${server.url}/api/login`, { method: 'POST', headers, body });
    const { token } = await answer.json();
    if (answer.ok) return { token, ms: performance.now() - startedAt };
    await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000);
  }
  return { token: '', ms: Number.POSITIVE_INFINITY };
}
