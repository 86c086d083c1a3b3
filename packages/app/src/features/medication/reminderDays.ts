import { FREQUENCIES, proposedTimes } from '@vitalane/clinical';
import type { MedicationChange, MedicationDraft } from '@vitalane/flows/medication-stepper';
import type { ReminderDays } from '@vitalane/ui/screens/MedicationStepper';

const alternateDaysPerWeek = 3.5;

/** Returns the possible reminder days of a medicine by its frequency. */
export function reminderDaysOf(frequency: string): ReminderDays {
  const perWeek = FREQUENCIES[frequency]?.daysPerWeek ?? null;
  if (perWeek === alternateDaysPerWeek) return { kind: 'every_other_day' };
  return perWeek !== null && perWeek < alternateDaysPerWeek
    ? { kind: 'weekdays', most: perWeek }
    : { kind: 'free' };
}

/**
 * Returns a change with its consequences: the days of a new frequency, and proposed times while reminders are on.
 * Keeps times that the patient chose.
 */
export function withProposal(change: MedicationChange, draft: MedicationDraft): MedicationChange {
  const { frequency = draft.frequency, reminder = draft.reminder } = change;
  const isNewFrequency = frequency !== draft.frequency;
  if (!isNewFrequency && reminder === draft.reminder) return change;
  const isOwn = draft.times.length > 0 && draft.times.join() !== proposedTimes(draft.frequency).join();
  return {
    ...change,
    ...(isOwn ? {} : { times: reminder ? proposedTimes(frequency) : [] }),
    ...(isNewFrequency && daysFor(frequency, draft)),
  };
}

function daysFor(frequency: string, { days }: MedicationDraft) {
  const reminderDays = reminderDaysOf(frequency);
  return reminderDays.kind === 'weekdays'
    ? { reminderFrequency: 'Weekly', days: days.slice(0, reminderDays.most) }
    : { reminderFrequency: 'Daily', days: [] };
}
