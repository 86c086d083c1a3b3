// Measures the time from joining the queue until every page with the queue shows it. Doctors fetch the list after the
// push. Patients read the counts from the push.
import { startQueueBench } from '../packages/server/test/bench/queueBench.ts';
import { ask, openScreen, type QueueScreen } from '../packages/server/test/bench/queueScreens.ts';
import type { Figure } from './figures.ts';
import { report } from './report.ts';

const doctors = 5;
/** Patients in the queue, how many of them have their page open, and how many join one after the other. */
const cases = [
  { waiting: 200, open: 200, arriving: 20 },
  { waiting: 2000, open: 2000, arriving: 10 },
];
const limitP95Ms = 1000;
const limitedWaiting = 200;

const figures: Figure[] = [];
for (const size of cases) {
  console.log(`${size.waiting} patients wait, ${size.arriving} join…`);
  const { doctorsMs, patientsMs } = await measure(size);
  const group = `${size.waiting} in the queue, all with their page open`;
  const figure = {
    group,
    unit: 'ms' as const,
    ...(size.waiting === limitedWaiting && { limit: { of: 'p95' as const, atMost: limitP95Ms } }),
  };
  figures.push(
    { ...figure, what: `somebody joins → the list of each of ${doctors} doctors`, values: doctorsMs },
    { ...figure, what: 'somebody joins → the counts of each patient', values: patientsMs },
  );
}
report('queue', figures);

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
