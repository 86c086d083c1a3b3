import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { userMedication } from '../../db/schema.ts';
import { changeSchedule } from '../../medicines/doses.queries.ts';
import { reschedule } from '../../medicines/reminders.queries.ts';

/**
 * Moves a patient's doses and reminders to a new time zone at the same local time: 08:00 stays 08:00. A medicine with
 * its own zone keeps it, an interval of days keeps its days, and a dose that was answered is not due again on that
 * civil day. Must run in the transaction that changes the patient's zone.
 */
export async function moveReminders(
  tx: Database,
  caller: Pick<Caller, 'accountId' | 'timeZone'>,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<void> {
  const isHere = and(ownedBy(userMedication, caller), eq(userMedication.timeZone, caller.timeZone));
  const moved = await tx.update(userMedication).set({ timeZone }).where(isHere).returning();
  for (const after of moved) {
    await changeSchedule(tx, { before: { ...after, timeZone: caller.timeZone }, after, now });
    await reschedule(tx, after, now);
  }
}
