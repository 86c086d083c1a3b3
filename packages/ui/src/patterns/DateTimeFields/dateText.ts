import { type CalendarDate, parseDate, parseTime, type Time } from '@internationalized/date';

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `YYYY-MM-DD` as a date; nothing for empty or absent text. */
export const dateOf = (text: string | undefined): CalendarDate | undefined =>
  text ? parseDate(text) : undefined;

/** `HH:MM` as a time of day; nothing for empty or absent text. */
export const timeOf = (text: string | undefined): Time | undefined => (text ? parseTime(text) : undefined);

/** A time of day as `HH:MM`; empty while it is incomplete. */
export const timeText = (time: { toString(): string } | null): string => time?.toString().slice(0, 5) ?? '';

/** A day for people: “1 January 2026”. */
export const dayInWords = (date: CalendarDate): string => words.format(date.toDate('UTC'));
