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
 * Returns a change with what follows from it: the days of a new frequency, and the times that are proposed while reminders
 * are on. Times that the person chose stay; without reminders nothing is proposed, as nobody would see it.
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
  const wanted = reminderDaysOf(frequency);
  return wanted.kind === 'weekdays'
    ? { reminderFrequency: 'Weekly', days: days.slice(0, wanted.most) }
    : { reminderFrequency: 'Daily', days: [] };
}
