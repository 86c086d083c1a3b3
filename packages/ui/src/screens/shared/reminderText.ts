/** When a medicine is reminded of. */
export interface ReminderTimes {
  /** How often it is taken, such as `Every other day`. */
  frequency?: string;
  reminder: boolean;
  /** `Daily`, or anything else for the days in `days`. */
  reminderFrequency: string;
  /** Weekdays, Sunday 0. */
  days: readonly number[];
  /** HH:MM. */
  times: readonly string[];
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Frequencies that are not daily, whatever days are chosen. */
const notDaily = ['Every other day', 'Once a week', 'Twice a week', 'Three times a week', 'Once a month'];

/** Reminders in words: “Every day at 08:00 and 20:00”, “No reminder”. */
export function reminderText({ frequency, reminder, reminderFrequency, days, times }: ReminderTimes): string {
  if (!reminder) return 'No reminder';
  const everyDay = notDaily.find((name) => name === frequency) ?? 'Every day';
  const when = reminderFrequency === 'Daily' ? everyDay : list.format(days.map((day) => dayNames[day] ?? ''));
  return `${when} at ${list.format(times)}`;
}
