import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { dose, measurement, medicationIntake, type userMedication } from '../db/schema.ts';
import { addDiagnosis } from '../features/health/diagnosis.queries.ts';
import { type DoseRow, timeOf } from '../medicines/doses.ts';
import { plannedOn } from '../medicines/occurrences.ts';
import { insertRows } from './bulk.ts';
import { type DemoDay, daysBefore } from './moment.ts';
import { seededRandom } from './random.ts';
import type { DemoDiary, DemoPatient, Trend } from './record.ts';
import { daysOfYear, momentOf, type YearDay, yearUntil } from './year.ts';

type Entry = Omit<typeof measurement.$inferSelect, 'id' | 'ownerId' | 'note' | 'changedAt' | 'earlier'>;
type Medicine = typeof userMedication.$inferSelect;
type Intake = Omit<typeof medicationIntake.$inferSelect, 'id' | 'ownerId'>;
type TakenDose = Omit<DoseRow, 'ownerId'>;

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
  await insertRows(
    db,
    measurement,
    demoMeasurements(moment, record.diary).map((reading) =>
      own({ ...reading, note: null, changedAt: null, earlier: [] }),
    ),
  );
  const taken = demoIntakes(medicines, moment);
  const doses = taken.map((one) => ({ ...one.dose, ownerId }));
  await insertRows(db, dose, doses);
  await insertRows(
    db,
    medicationIntake,
    taken.map(({ intake }) => own(intake)),
  );
  for (const { name, daysAgo } of record.diagnoses)
    await addDiagnosis(db, { accountId: ownerId }, { name, createdAt: daysBefore(now, daysAgo) });
}

type Year = DemoDay & { seed: number };

/** Returns a year of weight, pulse, blood sugar and exercise and one height, deterministic for each day. */
export function demoMeasurements({ now, timeZone, seed }: Year, diary: DemoDiary): Entry[] {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const { heightCm, weightKg, pulsePerMinute, sugarMmolL, exercise: exerciseShare } = diary;
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
    const [forenoon, morning, evening] = [at(9), at(7), at(18)];
    const isWeighed = weekday === 0 || weekday === 3;
    const candidates: [boolean, Entry][] = [
      [daysAgo === daysOfYear - 1, { kind: 'height', value: heightCm, ...plain, ...forenoon }],
      [isWeighed, { kind: 'weight', value: weight, ...plain, ...morning }],
      [random() < on(exerciseShare), { kind: 'exercise', value: minutes, ...exercise, ...evening }],
    ];
    if (pulsePerMinute) {
      const value = Math.round(on(pulsePerMinute)) + (daysAgo % 7) - 3;
      candidates.push([isWeighed, { kind: 'pulse', value, ...plain, ...morning }]);
    }
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

/** Returns the doses of a year with their intakes, a few of them missed. The stock of the medicines is counted from today. */
function demoIntakes(
  medicines: readonly Medicine[],
  { now, timeZone, seed }: Year,
): { intake: Intake; dose: TakenDose }[] {
  const random = seededRandom(seed);
  const doses = yearUntil({ now, timeZone }).flatMap((day) =>
    medicines.flatMap((medicine) =>
      plannedOn(medicine, day.date).map(({ slot, ...planned }, index) => {
        const isTaken = random() >= shareOfDosesForgotten;
        const id = randomUUID();
        const moment = entryAt(day, dueMinuteOf(slot, index) + Math.floor(random() * 30), timeZone);
        const { id: medicationId, name, unit, dose } = medicine;
        const intake = {
          medicationId,
          name,
          unit,
          doseId: id,
          dose,
          takenFromStock: 0,
          note: null,
          ...moment,
        };
        const answer = {
          status: 'taken' as const,
          version: 1,
          answeredAt: moment.measuredAt,
          answeredOn: null,
        };
        return { isTaken, intake, dose: { id, medicationId, slot, ...planned, ...answer } };
      }),
    ),
  );
  return doses.filter(({ isTaken, intake }) => isTaken && intake.measuredAt <= now);
}

/** Returns the minute at which a dose is due; the dose is taken in the half hour after it. */
function dueMinuteOf(slot: string, index: number): number {
  const [hour, minute] = (timeOf(slot) ?? `${8 + 4 * (index % 4)}:00`).split(':').map(Number);
  return 60 * (hour ?? 0) + (minute ?? 0);
}

function entryAt(day: YearDay, minuteOfDay: number, timeZone: string) {
  const moment = momentOf(day, minuteOfDay);
  return { ...moment, timeZone, createdAt: moment.measuredAt };
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
