import type { DoseAnswer } from '@vitalane/contract';
import { addMs } from '@vitalane/time';
import type { Database } from '../../db/database.ts';
import type { MedicationRow } from '../../db/schema.ts';
import { ApiError, invalidField } from '../../errors/apiError.ts';
import { answerDose, type DoseName, findDose, requireVersion } from '../../medicines/doses.queries.ts';
import { endReminder, snooze } from '../../medicines/reminders.queries.ts';
import { snoozeMs } from './reminders.rules.ts';

/** An answer to a dose that is not its intake. */
export interface GivenAnswer extends DoseName, Pick<DoseAnswer, 'answer' | 'version'> {
  now: Date;
  /** Browser and system; `null` when unknown. */
  on: string | null;
}

/**
 * Skips a dose, opens it again or postpones its reminder; returns whether the medicine has the dose. Throws
 * `dose_changed` for a dose that has changed, or is taken: that one is opened by deleting its intake. The medicine must
 * be locked.
 */
export async function settleDose(
  tx: Database,
  medicine: MedicationRow,
  { date, slot, version, answer, now, on }: GivenAnswer,
): Promise<boolean> {
  const dose = await findDose(tx, medicine, { date, slot });
  if (!dose) return false;
  requireVersion(dose, version);
  if (dose.status === 'taken') throw new ApiError('dose_changed');
  if (answer === 'snoozed') {
    if (!dose.dueAt) throw invalidField('answer', 'A dose without a time has no reminder.');
    const occurrence = { date, time: slot, dueAt: dose.dueAt };
    await snooze(tx, medicine, { occurrence, until: addMs(now, snoozeMs), now });
    return true;
  }
  const outcome = answer === 'open' ? { at: null, on: null } : { at: now, on };
  await answerDose(tx, medicine, { dose, answer: { status: answer, ...outcome } });
  await endReminder(tx, medicine, { date, slot, now });
  return true;
}
