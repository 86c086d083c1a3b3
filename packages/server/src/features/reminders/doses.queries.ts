import type { Dose } from '@vitalane/contract';
import { addDays, daysBetween, daysFrom } from '@vitalane/time';
import { and, inArray } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { medicationIntake } from '../../db/schema.ts';
import { readDoses } from '../../medicines/doses.queries.ts';
import { dosesOnDate } from '../../medicines/doses.ts';
import { snoozedBetween } from '../../medicines/reminders.queries.ts';
import type { IntakeRow } from '../diary/entries.ts';
import { readPerson } from '../medications/person.queries.ts';
import { isSerious, warningsOf } from '../medications/warnings.ts';
import { byTime, type ShownFacts, toDoses } from './doses.rules.ts';

/** How far back doses are listed that are still open. */
const maxOpenDays = 7;

/** Returns the doses of the caller's medicines on a day, by time, and before them those still open since `openSince`. */
export async function listDoses(
  db: Database,
  caller: Caller,
  { date, openSince, now }: { date: string; openSince: string; now: Date },
): Promise<Dose[]> {
  const from = latest(openSince <= date ? openSince : date, addDays(date, -maxOpenDays));
  const person = await readPerson(db, caller, now);
  const all = await readDoses(db, caller, { medicines: person.medicines, from, to: date });
  const doseIds = all.flatMap(({ rows }) => rows.flatMap(({ id, status }) => (status === 'taken' ? id : [])));
  const intakes = await intakesOf(db, caller, doseIds);
  const snoozed = await snoozedBetween(db, caller, { from, to: date });
  return daysFrom(from, daysBetween(from, date) + 1).flatMap((day) =>
    all
      .flatMap((doses): Dose[] => {
        const { medicine } = doses;
        const warning = warningsOf(medicine, person).find(isSerious)?.text ?? null;
        const facts: ShownFacts = { medicine, warning, intakes, snoozed };
        return toDoses(dosesOnDate(doses, day), facts);
      })
      .filter(({ status }) => day === date || status === 'open')
      .toSorted(byTime),
  );
}

const latest = (one: string, other: string) => (one > other ? one : other);

async function intakesOf(db: Database, caller: Caller, doseIds: readonly string[]): Promise<IntakeRow[]> {
  return await db
    .select()
    .from(medicationIntake)
    .where(and(ownedBy(medicationIntake, caller), inArray(medicationIntake.doseId, [...doseIds])));
}
