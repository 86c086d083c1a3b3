import { randomUUID } from 'node:crypto';
import { toCivil } from '@vitalane/time';
import type { Database } from '../db/database.ts';
import { measurement, medicationIntake, type userMedication } from '../db/schema.ts';
import { dosesPerDay } from '../features/diary/intake.rules.ts';
import { addDiagnosis } from '../features/health/diagnosis.queries.ts';
import { insertRows } from './bulk.ts';
import { type DemoDay, daysBefore } from './moment.ts';
import { seededRandom } from './random.ts';
import type { DemoDiary, DemoPatient, Trend } from './record.ts';
import { daysOfYear, momentOf, type YearDay, yearUntil } from './year.ts';

type Entry = Omit<typeof measurement.$inferSelect, 'id' | 'ownerId'>;
type Medicine = typeof userMedication.$inferSelect;
type Intake = Omit<typeof medicationIntake.$inferSelect, 'id' | 'ownerId'>;

const shareOfDosesForgotten = 0.06;

/**
 * Adds a year of entries of every kind but blood pressure to a demo patient, with intakes of their medicines,
 * and diagnoses.
 */
export async function seedDiary(
  db: Database,
  { ownerId, record, seed }: DemoPatient,
  { medicines, now, timeZone }: DemoDay & { medicines: readonly Medicine[] },
): Promise<void> {
  const own = <T>(entry: T) => ({ id: randomUUID(), ownerId, ...entry });
  const moment = { now, timeZone, seed };
  await insertRows(db, measurement, demoMeasurements(moment, record.diary).map(own));
  await insertRows(db, medicationIntake, demoIntakes(medicines, moment).map(own));
  for (const { name, daysAgo } of record.diagnoses)
    await addDiagnosis(db, { accountId: ownerId }, { name, createdAt: daysBefore(now, daysAgo) });
}

type Year = DemoDay & { seed: number };

/** Returns a year of weight, blood sugar and exercise and one height, deterministic for each day. */
export function demoMeasurements({ now, timeZone, seed }: Year, diary: DemoDiary): Entry[] {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const { heightCm, weightKg, sugarMmolL, exercise: exerciseShare } = diary;
  const entries = yearUntil({ now, timeZone }).flatMap((day) => {
    const { daysAgo, progress, weekday } = day;
    const at = (hour: number) => entryAt(day, 60 * hour + Math.floor(between(0, 60)), timeZone);
    const on = ([from, to]: Trend) => from + (to - from) * progress;
    const sugar = (trend: Trend, low: number, high: number) => round(on(trend) + between(low, high), 1);
    const plain = { context: null, intensity: null };
    const weight = round(on(weightKg) + between(-0.5, 0.5), 1);
    const minutes = 5 * Math.round(between(4, 10));
    const isVigorous = random() < 0.15;
    const exercise = { intensity: isVigorous ? ('vigorous' as const) : ('moderate' as const), context: null };
    const candidates: [boolean, Entry][] = [
      [daysAgo === daysOfYear - 1, { kind: 'height', value: heightCm, ...plain, ...at(9) }],
      [weekday === 0 || weekday === 3, { kind: 'weight', value: weight, ...plain, ...at(7) }],
      [random() < on(exerciseShare), { kind: 'exercise', value: minutes, ...exercise, ...at(18) }],
    ];
    if (sugarMmolL) {
      const fasting = sugar(sugarMmolL.fasting, -0.5, 0.6);
      const afterMeal = sugar(sugarMmolL.afterMeal, -0.9, 1.4);
      candidates.push(
        [weekday % 2 === 1, { kind: 'sugar', value: fasting, ...plain, context: 'fasting', ...at(7) }],
        [weekday === 6, { kind: 'sugar', value: afterMeal, ...plain, context: 'after_meal', ...at(14) }],
      );
    }
    return candidates.filter(([isRecorded]) => isRecorded).map(([, entry]) => entry);
  });
  return entries.filter(({ measuredAt }) => measuredAt <= now);
}

/** Returns the doses of a year, a few of them missed. The stock of the medicines is counted from today. */
function demoIntakes(medicines: readonly Medicine[], { now, timeZone, seed }: Year): Intake[] {
  const random = seededRandom(seed);
  const regular = medicines
    .filter((medicine) => Number.isFinite(dosesPerDay(medicine)))
    .map((medicine) => ({ medicine, since: toCivil(medicine.createdAt, timeZone).date }));
  const intakes = yearUntil({ now, timeZone }).flatMap((day) =>
    regular.flatMap(({ medicine, since }) =>
      Array.from({ length: dosesPerDay(medicine) }, (_, index) => ({
        medicationId: medicine.id,
        name: medicine.name,
        unit: medicine.unit,
        dose: medicine.dose,
        takenFromStock: 0,
        isForgotten: random() < shareOfDosesForgotten,
        isTaken: day.date >= since,
        ...entryAt(day, dueMinuteOf(medicine, index) + Math.floor(random() * 30), timeZone),
      })),
    ),
  );
  return intakes
    .filter(({ isForgotten, isTaken, measuredAt }) => isTaken && !isForgotten && measuredAt <= now)
    .map(({ isForgotten: _forgotten, isTaken: _taken, ...intake }) => intake);
}

/** Returns the minute of a dose's reminder; the dose is taken in the half hour after it. */
function dueMinuteOf({ times }: Medicine, index: number): number {
  const [hour = 8 + 4 * (index % 4), minute = 0] = times[index]?.split(':').map(Number) ?? [];
  return 60 * hour + minute;
}

function entryAt(day: YearDay, minuteOfDay: number, timeZone: string) {
  const moment = momentOf(day, minuteOfDay);
  return { ...moment, timeZone, createdAt: moment.measuredAt };
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
