// Measures how long a reminder of a dose takes: adding medicines, and announcing doses that are due at one minute.

import { announceDue } from '../packages/server/src/features/reminders/announce.ts';
import { startBenchProduct } from '../packages/server/test/bench/benchProduct.ts';
import { toCivil } from '../packages/time/src/index.ts';
import type { Figure } from './figures.ts';
import { report } from './report.ts';

const medicineCount = Number(process.env.BENCH_REMINDERS ?? 20);
const limits = { addMs: 50, announceMs: 10 };
const minuteMs = 60_000;
const dueInMs = 5 * minuteMs;

const schedules = {
  'once a day': { frequency: 'Once daily' },
  'once a month': { frequency: 'Once a month' },
};

const product = await startBenchProduct();
const figures: Figure[] = [];
for (const [what, schedule] of Object.entries(schedules)) {
  const addMs = [];
  for (let index = 0; index < medicineCount; index += 1) addMs.push(await add(schedule));
  const now = () => new Date(Date.now() + dueInMs + minuteMs);
  const startedAt = performance.now();
  const count = await announceDue(product.db, { now });
  const announceMs = (performance.now() - startedAt) / count;
  if (count < medicineCount) throw new Error(`Announced ${count} doses of ${medicineCount}.`);
  figures.push(
    {
      group: 'adding a medicine',
      what,
      unit: 'ms',
      values: addMs,
      limit: { of: 'p95', atMost: limits.addMs },
    },
    {
      group: 'announcing a due dose',
      what,
      unit: 'ms',
      values: [announceMs],
      limit: { of: 'median', atMost: limits.announceMs },
    },
  );
}
await product.close();

report('reminders', figures, { medicines: medicineCount * Object.keys(schedules).length });

/** Adds a medicine that is due in five minutes. Returns the milliseconds. */
async function add(schedule: { frequency: string }): Promise<number> {
  const { time } = toCivil(Date.now() + dueInMs, 'Asia/Singapore');
  const medicine = { name: 'Vitamin D', route: 'Oral', unit: 'tablet', dose: 1, reminder: true };
  const when = { reminderFrequency: 'Daily', days: [0], times: [time] };
  const startedAt = performance.now();
  const answer = await fetch(`${product.url}/api/users/medications`, {
    method: 'POST',
    headers: { ...product.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...medicine, ...when, ...schedule }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`Adding a medicine failed with status ${answer.status}`);
  return performance.now() - startedAt;
}
