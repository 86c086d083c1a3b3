import type { Dose } from '@vitalane/contract';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { medicationIntake } from '../../db/schema.ts';
import { remindersOn } from '../../medicines/reminders.queries.ts';
import { readPerson } from '../medications/person.queries.ts';
import { isSerious, warningsOf } from '../medications/warnings.ts';
import { byTime, dosesOf } from './doses.rules.ts';

/** Returns the doses of the caller's medicines on a day, by time. */
export async function dosesOn(
  db: Database,
  caller: Caller,
  { date, now }: { date: string; now: Date },
): Promise<Dose[]> {
  const person = await readPerson(db, caller, now);
  const reminders = await remindersOn(db, caller, date);
  const linkedIds = reminders.flatMap(({ intakeId }) => intakeId ?? []);
  const intakes = await db
    .select()
    .from(medicationIntake)
    .where(
      and(
        ownedBy(medicationIntake, caller),
        or(eq(medicationIntake.date, date), inArray(medicationIntake.id, linkedIds)),
      ),
    )
    .orderBy(asc(medicationIntake.measuredAt), asc(medicationIntake.id));
  return person.medicines
    .flatMap((medicine) => {
      const isOwn = (row: { medicationId: string }) => row.medicationId === medicine.id;
      return dosesOf({
        date,
        medicine,
        warning: warningsOf(medicine, person).find(isSerious)?.text ?? null,
        reminders: reminders.filter(isOwn),
        intakes: intakes.filter(isOwn),
      });
    })
    .toSorted(byTime);
}
