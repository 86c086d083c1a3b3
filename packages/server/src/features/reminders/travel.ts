import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { userMedication } from '../../db/schema.ts';
import { reschedule } from '../../medicines/reminders.queries.ts';

/**
 * Moves a patient's reminders to a new time zone at the same local time: 08:00 stays 08:00. A medicine with its
 * own zone keeps it. Must run in the transaction that changes the patient's zone.
 */
export async function moveReminders(
  tx: Database,
  caller: Pick<Caller, 'accountId' | 'timeZone'>,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<void> {
  const isHere = and(ownedBy(userMedication, caller), eq(userMedication.timeZone, caller.timeZone));
  const moved = await tx.update(userMedication).set({ timeZone }).where(isHere).returning();
  for (const medicine of moved) await reschedule(tx, medicine, now);
}
