import { type OwnRepeat, repeatText } from './medicinePlan.ts';

/** Times of a medicine reminder. */
export interface ReminderTimes {
  /** Frequency of the medicine, such as `Every other day`. */
  frequency?: string;
  /** Recurrence that stands in place of the frequency. */
  repeat?: OwnRepeat | null;
  reminder: boolean;
  /** `Daily`, or another value for the days in `days`. */
  reminderFrequency: string;
  /** Weekdays, 0 for Sunday. */
  days: readonly number[];
  /** Times, `HH:MM`. */
  times: readonly string[];
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Frequencies that are never daily, whatever days are selected. */
const nonDaily = ['Every other day', 'Once a week', 'Twice a week', 'Three times a week', 'Once a month'];

/** Returns reminder times as text: “Every day at 08:00 and 20:00”, “No reminder”. */
export function reminderText({ reminder, times, ...medicine }: ReminderTimes): string {
  return reminder ? `${daysText(medicine)} at ${list.format(times)}` : 'No reminder';
}

function daysText({ frequency, repeat, reminderFrequency, days }: Omit<ReminderTimes, 'reminder' | 'times'>) {
  const weekdays = list.format(days.map((day) => dayNames[day] ?? ''));
  const rhythm = repeat && repeat.kind !== 'as_needed' ? repeatText(repeat) : null;
  if (reminderFrequency === 'Daily')
    return rhythm ?? nonDaily.find((name) => name === frequency) ?? 'Every day';
  return rhythm && repeat?.kind === 'weeks' ? `${rhythm} on ${weekdays}` : (rhythm ?? weekdays);
}
