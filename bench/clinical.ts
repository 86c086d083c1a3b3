// How long a patient's analyses and PDF take, and for how long the server's event loop stands still meanwhile.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { HealthFacts } from '../packages/server/src/features/reports/facts.ts';
import { toData, toWords, workOut } from '../packages/server/src/features/reports/report.ts';
import { reports } from '../packages/server/src/features/reports/reports.ts';
import { type BenchServers, startBenchServers } from '../packages/server/src/testing/benchServers.ts';
import type { Figure } from './figures.ts';
import { report } from './report.ts';

const limits = { analysesMs: 5, pdfMs: 1000, blockedMs: 50 };
const warmUpRounds = 50;
const analysisRounds = 500;
/** The server makes ten for one person in a minute and refuses more. */
const pdfRounds = 9;
const nanosecondsPerMs = 1e6;

const servers = await startBenchServers([]);
try {
  const facts = await servers.readFacts();
  for (let round = 0; round < warmUpRounds; round += 1) analyse(facts);
  const analysesMs = Array.from({ length: analysisRounds }, () => timed(() => analyse(facts)));
  await makePdf(servers);

  const pdfTimesMs: number[] = [];
  const blockedMs = await longestStandstill(async () => {
    for (let round = 0; round < pdfRounds; round += 1) pdfTimesMs.push(await makePdf(servers));
  });
  const restedMs = await longestStandstill(() => setTimeout(pdfTimesMs.reduce((sum, ms) => sum + ms, 0)));
  report('clinical', figuresOf({ analysesMs, pdfTimesMs, blockedMs, restedMs }));
} finally {
  await servers.close();
}

/** All analyses of one patient, in words and as data. */
function analyse(facts: HealthFacts): void {
  for (const kind of Object.values(reports)) {
    const workedOut = workOut(kind, facts);
    toWords(workedOut);
    toData(workedOut);
  }
}

function timed(work: () => void): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/** Asks the running server for the PDF; answers how long it took, in milliseconds. */
async function makePdf({ productUrl, headers }: BenchServers): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${productUrl}/api/report/export-health-report`, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The PDF was answered ${answer.status}.`);
  return performance.now() - startedAt;
}

/** For how long the event loop stood still while something went on, at the longest. */
async function longestStandstill(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / nanosecondsPerMs;
}

function figuresOf(times: {
  analysesMs: number[];
  pdfTimesMs: number[];
  blockedMs: number;
  restedMs: number;
}): Figure[] {
  const figure = { group: 'reports of one patient', unit: 'ms' as const };
  return [
    {
      ...figure,
      what: 'all analyses',
      values: times.analysesMs,
      limit: { of: 'median', atMost: limits.analysesMs },
    },
    {
      ...figure,
      what: 'PDF over HTTP',
      values: times.pdfTimesMs,
      limit: { of: 'median', atMost: limits.pdfMs },
    },
    {
      ...figure,
      what: 'longest standstill of the event loop meanwhile',
      values: [times.blockedMs],
      limit: { of: 'max', atMost: limits.blockedMs },
    },
    { ...figure, what: 'the same with nothing to do', values: [times.restedMs] },
  ];
}
