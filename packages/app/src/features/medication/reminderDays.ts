import { FREQUENCIES, proposedTimes } from '@vitalane/clinical';
import {
  type MedicationChange,
  type MedicationDraft,
  repeatKindOf,
  WEEKDAYS,
} from '@vitalane/flows/medication-stepper';
import type { ReminderDays } from '@vitalane/ui/screens/MedicationStepper';

const alternateDaysPerWeek = 3.5;

/** Returns the possible reminder days of a medicine by its frequency, or by its own recurrence. */
export function reminderDaysOf(draft: Pick<MedicationDraft, 'frequency' | 'repeatKind'>): ReminderDays {
  const { frequency } = draft;
  const kind = repeatKindOf(draft);
  if (kind !== null) return kind === 'weeks' ? { kind: 'weekdays', most: WEEKDAYS.length } : { kind: 'own' };
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
  const { frequency, reminder } = { ...draft, ...change };
  const isNewFrequency = frequency !== draft.frequency;
  const isNewReminder = isNewFrequency || reminder !== draft.reminder;
  const isNewRhythm = isNewFrequency || (change.repeatKind ?? draft.repeatKind) !== draft.repeatKind;
  const isOwn = draft.times.length > 0 && draft.times.join() !== proposedTimes(draft.frequency).join();
  return {
    ...change,
    ...(isNewReminder && !isOwn && { times: reminder ? proposedTimes(frequency) : [] }),
    ...(isNewRhythm && daysFor({ ...draft, ...change })),
  };
}

function daysFor(draft: MedicationDraft) {
  const reminderDays = reminderDaysOf(draft);
  return reminderDays.kind === 'weekdays'
    ? { reminderFrequency: 'Weekly', days: draft.days.slice(0, reminderDays.most) }
    : { reminderFrequency: 'Daily', days: [] };
}
