import type { Part, PartValues } from '../Field/index.ts';
import { dateTimeFieldsCopy as copy } from './DateTimeFields.copy.ts';

/** Typed text of each box. */
export type TimeBoxes = PartValues<'hour' | 'minute'>;

/** Boxes of a time of day, 00:00 to 23:59. */
export const timeParts: readonly Part<keyof TimeBoxes>[] = [
  { name: 'hour', label: copy.hour, length: 2 },
  { name: 'minute', label: copy.minute, length: 2 },
];

const whole = /^\s*(\d{1,2})[:.](\d{2})(?::\d{2})?\s*$/;

/** Returns the boxes for a complete time, `8:15` or `08:15:30`, without seconds; `undefined` for other text. */
export function wholeTime(text: string): TimeBoxes | undefined {
  const [, hour, minute] = whole.exec(text) ?? [];
  return hour && minute ? { hour: hour.padStart(2, '0'), minute } : undefined;
}

const inRange = (text: string, most: number) => /^\d{1,2}$/.test(text) && Number(text) <= most;

/** Returns the input as `HH:MM`, or an empty string if it is not a time of day. */
export function timeOf(boxes: TimeBoxes): string {
  const [hour, minute] = [boxes.hour.trim(), boxes.minute.trim()];
  return inRange(hour, 23) && inRange(minute, 59)
    ? `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
    : '';
}
