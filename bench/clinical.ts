// Measures the duration of a patient's record, goals, analyses and PDF, and the event-loop delay meanwhile. Uses a
// patient of the demo and one with ten years of statements, results and diary entries.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { resolveRecord } from '../packages/clinical/src/index.ts';
import { demoAccounts } from '../packages/server/src/demo/accounts.ts';
import { goalsFor } from '../packages/server/src/features/goals/goals.ts';
import type { HealthFacts } from '../packages/server/src/features/health-facts/facts.ts';
import { calculateReport, toData, toWords } from '../packages/server/src/features/reports/report.ts';
import { reports } from '../packages/server/src/features/reports/reports.ts';
import { factsOf } from '../packages/server/test/bench/benchFacts.ts';
import { type BenchProduct, startBenchProduct } from '../packages/server/test/bench/benchProduct.ts';
import { addTenYears } from '../packages/server/test/bench/tenYears.ts';
import { addTenYearsOfRecord } from '../packages/server/test/bench/tenYearsRecord.ts';
import type { Figure, Limit } from './figures.ts';
import { report } from './report.ts';

const limits = { recordMs: 5, analysesMs: 5, pdfMs: 1000, blockedMs: 50 };
const warmUpRounds = 50;
const rounds = 500;
const callRounds = 30;
/** The server limits PDFs to ten per account and minute. */
const pdfRounds = 9;
const nanosecondsPerMs = 1e6;
const calls = {
  'GET /health-record': '/health-record',
  'GET /report/cardiovascular-risk-analysis': '/report/cardiovascular-risk-analysis',
  'GET /report/last-report': '/report/last-report',
};

const [ordinary, longStanding] = demoAccounts.map(({ email }) => email);
const product = await startBenchProduct();
try {
  if (!ordinary || !longStanding) throw new Error('The demo has too few patients.');
  const entries = await addTenYears(product.db, longStanding);
  const added = await addTenYearsOfRecord(product.db, longStanding);
  const { statements, labValues } = added;
  const size = `${statements} statements, ${labValues} results, ${entries} diary entries`;
  report('clinical', [
    ...(await measure(product, { group: 'reports of one patient', email: ordinary })),
    ...(await measure(product, { group: `reports of ten years: ${size}`, email: longStanding })),
  ]);
} finally {
  await product.close();
}

async function measure(
  { db, url, signIn }: BenchProduct,
  { group, email }: { group: string; email: string },
): Promise<Figure[]> {
  const { facts, recordInput } = await factsOf(db, email);
  const headers = await signIn(email);
  const get = (path: string) => timedCall(`${url}/api${path}`, headers);
  const figure = (what: string, values: readonly number[], limit?: Limit): Figure => ({
    group,
    what,
    unit: 'ms',
    values,
    ...(limit && { limit }),
  });
  const median = (atMost: number): Limit => ({ of: 'median', atMost });
  const figures = [
    figure(
      'health record resolved',
      repeat(() => resolveRecord(recordInput)),
      median(limits.recordMs),
    ),
    figure(
      'goals',
      repeat(() => goalsFor({ ...facts })),
    ),
    figure(
      'all analyses',
      // New objects each time, as for each request, so that cached results are computed again.
      repeat(() => analyse({ ...facts })),
      median(limits.analysesMs),
    ),
  ];
  for (const [what, path] of Object.entries(calls))
    figures.push(figure(what, await sequentially(callRounds, () => get(path))));

  const exportPdf = () => get('/report/export-health-report');
  await exportPdf();
  let pdfMs: number[] = [];
  const blockedMs = await longestBlockMs(async () => {
    pdfMs = await sequentially(pdfRounds, exportPdf);
  });
  const idleMs = await longestBlockMs(() => setTimeout(pdfMs.reduce((sum, ms) => sum + ms, 0)));
  return [
    ...figures,
    figure('PDF over HTTP', pdfMs, median(limits.pdfMs)),
    figure('longest standstill of the event loop meanwhile', [blockedMs], {
      of: 'max',
      atMost: limits.blockedMs,
    }),
    figure('the same with nothing to do', [idleMs]),
  ];
}

/** Runs all analyses of one patient, as text and as data. */
function analyse(facts: HealthFacts): void {
  for (const kind of Object.values(reports)) {
    const calculated = calculateReport(kind, facts);
    toWords(calculated);
    toData(calculated);
  }
}

/** Returns the duration of each repetition in milliseconds, after a warm-up. */
function repeat(work: () => unknown): number[] {
  for (let round = 0; round < warmUpRounds; round += 1) work();
  return Array.from({ length: rounds }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
}

async function sequentially(count: number, call: () => Promise<number>): Promise<number[]> {
  const timesMs: number[] = [];
  for (let round = 0; round < count; round += 1) timesMs.push(await call());
  return timesMs;
}

/** Sends a request to the running server; returns its duration in milliseconds. */
async function timedCall(url: string, headers: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} failed with status ${answer.status}.`);
  return performance.now() - startedAt;
}

/** Returns the longest event-loop delay during some work. */
async function longestBlockMs(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / nanosecondsPerMs;
}
