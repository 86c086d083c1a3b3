import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { diagnosis, measurement, medicationIntake, userMedication } from '../db/schema.ts';
import { dosesPerDay } from '../features/diary/intake.rules.ts';
import { toCivil, toInstant } from '../time/civilTime.ts';
import { seededRandom } from './random.ts';

type MeasurementRow = typeof measurement.$inferInsert;
type Entry = Omit<MeasurementRow, 'id' | 'ownerId'>;
type Medicine = typeof userMedication.$inferSelect;
type Intake = Omit<typeof medicationIntake.$inferInsert, 'id' | 'ownerId'>;

interface Day {
  date: string;
  daysAgo: number;
  /** 0 on the first day of the demo year, 1 today. */
  progress: number;
  weekday: number;
}

const days = 365;
const dayMs = 86_400_000;
const shareOfDosesForgotten = 0.06;
const rowsPerInsert = 500;

/** Gives a demo patient a year of entries of every kind but blood pressure, and the intakes of their medicines. */
export async function seedDiary(
  db: Database,
  ownerId: string,
  { now, timeZone, seed }: { now: Date; timeZone: string; seed: number },
): Promise<void> {
  const own = <T>(entry: T) => ({ id: randomUUID(), ownerId, ...entry });
  for (const rows of chunks(demoMeasurements(now, timeZone, seed).map(own)))
    await db.insert(measurement).values(rows);
  const medicines = await db.select().from(userMedication).where(eq(userMedication.ownerId, ownerId));
  for (const rows of chunks(demoIntakes(medicines, { now, timeZone }).map(own))) {
    await db.insert(medicationIntake).values(rows);
  }
  await db
    .insert(diagnosis)
    .values(own({ name: 'High blood pressure', createdAt: new Date(now.getTime() - days * dayMs) }));
}

/**
 * A year of weight, blood sugar and exercise and one height, the same for the same day: weight comes down by five
 * kilograms, fasting sugar follows it, and exercise grows from a walk a week to four.
 */
export function demoMeasurements(now: Date, timeZone: string, seed = 1): Entry[] {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const entries = yearUntil(now, timeZone).flatMap(({ date, daysAgo, progress, weekday }) => {
    const at = (hour: number) => moment(date, hour, Math.floor(between(0, 60)), timeZone);
    const plain = { context: null, intensity: null };
    const weight = round(66 - 5 * progress + between(-0.5, 0.5), 1);
    const fasting = round(6.3 - 0.6 * progress + between(-0.5, 0.6), 1);
    const afterMeal = round(8.1 - 0.8 * progress + between(-0.9, 1.4), 1);
    const minutes = 5 * Math.round(between(4, 10));
    const isVigorous = random() < 0.15;
    const exercise = { intensity: isVigorous ? ('vigorous' as const) : ('moderate' as const), context: null };
    const candidates: [boolean, Entry][] = [
      [daysAgo === days - 1, { kind: 'height', value: 158, ...plain, ...at(9) }],
      [weekday === 0 || weekday === 3, { kind: 'weight', value: weight, ...plain, ...at(7) }],
      [weekday % 2 === 1, { kind: 'sugar', value: fasting, ...plain, context: 'fasting', ...at(7) }],
      [weekday === 6, { kind: 'sugar', value: afterMeal, ...plain, context: 'after_meal', ...at(14) }],
      [random() < 0.15 + 0.45 * progress, { kind: 'exercise', value: minutes, ...exercise, ...at(18) }],
    ];
    return candidates.filter(([isRecorded]) => isRecorded).map(([, entry]) => entry);
  });
  return entries.filter(({ measuredAt }) => measuredAt <= now);
}

/** The doses of a year, a few of them forgotten. Their medicines' stock is counted from today on. */
export function demoIntakes(
  medicines: readonly Medicine[],
  { now, timeZone }: { now: Date; timeZone: string },
): Intake[] {
  const random = seededRandom(medicines.length);
  const regular = medicines.filter((medicine) => Number.isFinite(dosesPerDay(medicine)));
  const intakes = yearUntil(now, timeZone).flatMap(({ date }) =>
    regular.flatMap((medicine) =>
      Array.from({ length: dosesPerDay(medicine) }, (_, index) => ({
        medicationId: medicine.id,
        name: medicine.name,
        unit: medicine.unit,
        dose: medicine.dose,
        takenFromStock: 0,
        isForgotten: random() < shareOfDosesForgotten,
        ...moment(date, 8 + 4 * (index % 4), Math.floor(random() * 30), timeZone),
      })),
    ),
  );
  return intakes
    .filter(({ isForgotten, measuredAt }) => !isForgotten && measuredAt <= now)
    .map(({ isForgotten: _, ...intake }) => intake);
}

function yearUntil(now: Date, timeZone: string): Day[] {
  return Array.from({ length: days }, (_, index) => {
    const daysAgo = days - 1 - index;
    const { date } = toCivil(new Date(now.getTime() - daysAgo * dayMs), timeZone);
    const weekday = new Date(`${date}T00:00Z`).getUTCDay();
    return { date, daysAgo, progress: index / (days - 1), weekday };
  });
}

function moment(date: string, hour: number, minute: number, timeZone: string) {
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const measuredAt = toInstant(date, time, timeZone);
  return { date, time, timeZone, measuredAt, createdAt: measuredAt };
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

function chunks<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / rowsPerInsert);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * rowsPerInsert, (index + 1) * rowsPerInsert),
  );
}
