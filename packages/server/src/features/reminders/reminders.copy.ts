import { amountText } from '../../medicines/amount.ts';
import type { MedicationRow } from '../../medicines/medicines.queries.ts';
import type { ReminderRow } from '../../medicines/reminders.queries.ts';

/** What a reminder says under the bell and in a push message. */
export interface ReminderWords {
  title: string;
  body: string;
}

/** What a person sends to themselves to see whether reminders arrive. */
export const testWords: ReminderWords = {
  title: 'Test message',
  body: 'Your reminders arrive here.',
};

/** That a dose is due. */
export function doseWords(
  { name, dose, unit }: Pick<MedicationRow, 'name' | 'dose' | 'unit'>,
  { time }: Pick<ReminderRow, 'time'>,
): ReminderWords {
  return { title: 'Time for your medicine', body: `${name}: ${amountText(dose, unit)}, ${time}.` };
}

/** That a medicine runs out; `advice` says when. */
export function stockWords({ name }: Pick<MedicationRow, 'name'>, advice: string): ReminderWords {
  return { title: 'Running low', body: `${name}: ${advice}` };
}
