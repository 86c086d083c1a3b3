/** When a medicine is reminded of. */
export interface ReminderTimes {
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

/** Reminders in words: “Every day at 08:00 and 20:00”, “No reminder”. */
export function reminderText({ reminder, reminderFrequency, days, times }: ReminderTimes): string {
  if (!reminder) return 'No reminder';
  const when =
    reminderFrequency === 'Daily' ? 'Every day' : list.format(days.map((day) => dayNames[day] ?? ''));
  return `${when} at ${list.format(times)}`;
}
