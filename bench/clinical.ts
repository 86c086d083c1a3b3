// How long a patient's analyses and PDF take, and for how long the server's event loop stands still meanwhile.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { HealthFacts } from '../packages/server/src/features/reports/facts.ts';
import { toData, toWords, workOut } from '../packages/server/src/features/reports/report.ts';
import { reports } from '../packages/server/src/features/reports/reports.ts';
import { type BenchServers, startBenchServers } from '../packages/server/src/testing/benchServers.ts';

const wanted = { analysesMs: 5, pdfMs: 1000, blockedMs: 50 };
const warmUpRounds = 50;
const analysisRounds = 500;
/** The server makes ten for one person in a minute and refuses more. */
const pdfRounds = 9;
const nanosecondsPerMs = 1e6;

const servers = await startBenchServers([]);
try {
  const facts = await servers.readFacts();
  for (let round = 0; round < warmUpRounds; round += 1) analyse(facts);
  const analyses = spreadOf(Array.from({ length: analysisRounds }, () => timed(() => analyse(facts))));
  await makePdf(servers);

  const pdfTimesMs: number[] = [];
  const blockedMs = await longestStandstill(async () => {
    for (let round = 0; round < pdfRounds; round += 1) pdfTimesMs.push(await makePdf(servers));
  });
  const restedMs = await longestStandstill(() => setTimeout(pdfTimesMs.reduce((sum, ms) => sum + ms, 0)));
  report({ analyses, pdf: spreadOf(pdfTimesMs), blockedMs, restedMs });
} finally {
  await servers.close();
}

interface Spread {
  medianMs: number;
  slowestMs: number;
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

function spreadOf(timesMs: readonly number[]): Spread {
  const sorted = timesMs.toSorted((a, b) => a - b);
  return {
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    slowestMs: sorted.at(-1) ?? Number.NaN,
  };
}

function report(figures: { analyses: Spread; pdf: Spread; blockedMs: number; restedMs: number }): void {
  const { analyses, pdf, blockedMs, restedMs } = figures;
  const rows = [
    { measure: 'all analyses of a patient, median', ms: analyses.medianMs, 'at most ms': wanted.analysesMs },
    { measure: 'PDF over HTTP, median', ms: pdf.medianMs, 'at most ms': wanted.pdfMs },
    { measure: 'event loop blocked, longest', ms: blockedMs, 'at most ms': wanted.blockedMs },
  ];
  console.table(rows.map((row) => ({ ...row, ms: Number(row.ms.toFixed(2)) })));
  console.log(
    `Slowest of ${analysisRounds} analyses ${analyses.slowestMs.toFixed(2)} ms, of ${pdfRounds} PDFs ${pdf.slowestMs.toFixed(0)} ms. With nothing to do the event loop of this machine stood still for ${restedMs.toFixed(0)} ms.`,
  );
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const results = { at: new Date().toISOString(), node: process.version, ...figures, wanted };
  writeFileSync(join(folder, 'clinical.json'), `${JSON.stringify(results, null, 2)}\n`);
  if (rows.some((row) => row.ms > row['at most ms'])) process.exitCode = 1;
}
