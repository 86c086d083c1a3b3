/** Times of a medicine reminder. */
export interface ReminderTimes {
  /** Frequency of the medicine, such as `Every other day`. */
  frequency?: string;
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
export function reminderText({ frequency, reminder, reminderFrequency, days, times }: ReminderTimes): string {
  if (!reminder) return 'No reminder';
  const everyDay = nonDaily.find((name) => name === frequency) ?? 'Every day';
  const when = reminderFrequency === 'Daily' ? everyDay : list.format(days.map((day) => dayNames[day] ?? ''));
  return `${when} at ${list.format(times)}`;
}
