import type { MedicationRow } from '../../db/schema.ts';
import { amountText } from '../../medicines/amount.ts';
import type { ReminderRow } from '../../medicines/reminders.queries.ts';
import type { NotificationWords } from '../../notifications/messages.ts';

/** Text of a test message, which patients send to themselves. */
export const testText: NotificationWords = {
  title: 'Test message',
  body: 'Your reminders arrive here.',
};

/** Returns the text for a due dose. */
export function doseWords(
  { name, dose, unit }: Pick<MedicationRow, 'name' | 'dose' | 'unit'>,
  { time }: Pick<ReminderRow, 'time'>,
): NotificationWords {
  return { title: 'Time for your medicine', body: `${name}: ${amountText(dose, unit)}, ${time}.` };
}

/** Returns the text for a medicine that runs out; `advice` states when. */
export function stockWords({ name }: Pick<MedicationRow, 'name'>, advice: string): NotificationWords {
  return { title: 'Running low', body: `${name}: ${advice}` };
}
