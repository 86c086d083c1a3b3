import { FREQUENCIES, proposedTimes } from '@vitalane/clinical';
import type { MedicationChange, MedicationDraft } from '@vitalane/flows/medication-stepper';
import type { ReminderDays } from '@vitalane/ui/screens/MedicationStepper';

const everyOtherDay = 3.5;

/** Returns on which days a medicine can be reminded of, by how often it is taken. */
export function reminderDaysOf(frequency: string): ReminderDays {
  const perWeek = FREQUENCIES[frequency]?.daysPerWeek ?? null;
  if (perWeek === everyOtherDay) return { kind: 'every_other_day' };
  return perWeek !== null && perWeek < everyOtherDay ? { kind: 'weekdays', most: perWeek } : { kind: 'free' };
}

/**
 * Returns a change with what follows from a new frequency: its days, and the times that are proposed for it. Times that
 * the person chose stay.
 */
export function withProposal(change: MedicationChange, draft: MedicationDraft): MedicationChange {
  const { frequency } = change;
  if (frequency === undefined || frequency === draft.frequency) return change;
  const days = reminderDaysOf(frequency);
  const isOwn = draft.times.length > 0 && draft.times.join() !== proposedTimes(draft.frequency).join();
  return {
    ...change,
    ...(isOwn ? {} : { times: proposedTimes(frequency) }),
    reminderFrequency: days.kind === 'weekdays' ? 'Weekly' : 'Daily',
    days: days.kind === 'weekdays' ? draft.days.slice(0, days.most) : [],
  };
}
