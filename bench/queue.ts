// How long it takes from somebody's joining the queue until every page that shows the queue shows it: doctors with the
// list, which they ask for after the push, and patients with the counts, which the push holds.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startQueueBench } from '../packages/server/src/testing/queueBench.ts';
import { ask, openScreen, type QueueScreen } from '../packages/server/src/testing/queueScreens.ts';

const doctors = 5;
/** Patients in the queue, how many of them have their page open, and how many join one after the other. */
const cases = [
  { waiting: 200, open: 200, arriving: 20 },
  { waiting: 2000, open: 2000, arriving: 10 },
];
const limitP95Ms = 1000;
const limitedWaiting = 200;

const rows = [];
for (const size of cases) {
  const { doctorsMs, patientsMs } = await measure(size);
  rows.push(
    { ...size, page: 'doctor', ...figuresOf(doctorsMs) },
    { ...size, page: 'patient', ...figuresOf(patientsMs) },
  );
}

console.table(
  rows.map(({ waiting, open, page, p50Ms, p95Ms, maxMs }) => ({
    waiting,
    'patients with the page open': open,
    page,
    'p50 ms': p50Ms,
    'p95 ms': p95Ms,
    'max ms': maxMs,
  })),
);
const isSlow = rows.some(({ waiting, p95Ms }) => waiting === limitedWaiting && p95Ms > limitP95Ms);
console.log(`Limit: p95 of ${limitP95Ms} ms with ${limitedWaiting} waiting: ${isSlow ? 'missed' : 'kept'}.`);
if (isSlow) process.exitCode = 1;
const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const results = { at: new Date().toISOString(), node: process.version, doctors, limitP95Ms, rows };
writeFileSync(join(folder, 'queue.json'), `${JSON.stringify(results, null, 2)}\n`);

async function measure({ waiting, open, arriving }: (typeof cases)[number]) {
  const bench = await startQueueBench({ doctors, waiting, arriving });
  const lists = await Promise.all(
    bench.doctors.map((person) => openScreen(bench.url, { person, path: '/PlatoPatientList' })),
  );
  const places = await Promise.all(
    bench.waiting.slice(0, open).map((person) => openScreen(bench.url, { person })),
  );
  const doctorsMs: number[] = [];
  const patientsMs: number[] = [];
  for (const [index, person] of bench.arriving.entries()) {
    const total = waiting + index + 1;
    const startedAt = performance.now();
    const since = async (screen: QueueScreen, shows: (answer: unknown) => boolean) =>
      (await screen.seen(shows)) - startedAt;
    const shown = Promise.all([
      Promise.all(lists.map((screen) => since(screen, (answer) => lengthOf(answer) === total))),
      Promise.all(places.map((screen) => since(screen, (answer) => countIn(answer) === total))),
    ]);
    await ask(bench.url, { person, path: `/join-queue-plato?json=true&nric=${person.nric}` });
    const [listsMs, placesMs] = await shown;
    doctorsMs.push(...listsMs);
    patientsMs.push(...placesMs);
  }
  for (const screen of [...lists, ...places]) screen.close();
  await bench.close();
  return { doctorsMs, patientsMs };
}

function lengthOf(answer: unknown): number {
  return (answer as { items: unknown[] }).items.length;
}

function countIn(answer: unknown): number {
  return (answer as { checked_in_count: number }).checked_in_count;
}

function figuresOf(timesMs: readonly number[]) {
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  return { p50Ms: at(0.5), p95Ms: at(0.95), maxMs: at(1) };
}
