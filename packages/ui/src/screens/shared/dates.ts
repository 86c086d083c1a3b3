/** A moment as a person's wall clock shows it. */
export interface LocalDateTime {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  time: string;
}

/** The wall clock of a time zone at an instant (ISO 8601). */
export function localDateTime(instant: string, timeZone: string): LocalDateTime {
  // Swedish writes dates as ISO 8601 does: 2026-01-01 17:12.
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(Date.parse(instant))
    .split(' ');
  return { date, time };
}

const dayMs = 24 * 60 * 60 * 1000;

const longDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** A civil day within a sentence: “today”, “yesterday”, else “Thursday 1 January 2026”. Both are `YYYY-MM-DD`. */
export function dayInText(date: string, today: string): string {
  const ageDays = (Date.parse(today) - Date.parse(date)) / dayMs;
  if (ageDays === 0) return 'today';
  if (ageDays === 1) return 'yesterday';
  return longDay.format(Date.parse(date)).replace(',', '');
}

/** The same day as a heading: “Today”. */
export function dayLabel(date: string, today: string): string {
  const text = dayInText(date, today);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whole minutes from one instant to a later one; never negative. */
export function minutesBetween(from: string, to: string): number {
  return Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 60_000));
}

const plainDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** A civil day without its weekday: “10 December 2025”. Takes `YYYY-MM-DD`. */
export function civilDay(date: string): string {
  return plainDay.format(Date.parse(date));
}
