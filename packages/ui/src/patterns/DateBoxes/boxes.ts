import type { Part, PartValues } from '../Field/index.ts';
import { dateBoxesCopy as copy } from './DateBoxes.copy.ts';

/** Texts of the boxes, as typed. */
export type Boxes = PartValues<'day' | 'month' | 'year'>;

/** The boxes in the order in which people write a date here, whatever the machine's language. */
export const dateParts: readonly Part<keyof Boxes>[] = [
  { name: 'day', label: copy.day, length: 2 },
  { name: 'month', label: copy.month, length: 2 },
  { name: 'year', label: copy.year, length: 4 },
];

/** The same for the person's own birth date, which the browser may know. */
export const birthDateParts = dateParts.map((part) => ({ ...part, autoComplete: `bday-${part.name}` }));

const withoutZeros = (text: string) => text.replace(/^0+/, '');

/** Splits `YYYY-MM-DD` into the texts of the boxes; returns empty texts for anything else. */
export function boxesOf(isoDate: string | undefined): Boxes {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate ?? '') ?? [];
  return { day: withoutZeros(day), month: withoutZeros(month), year };
}

const dayFirst = /^\s*(\d{1,2})[/.\s-]+(\d{1,2})[/.\s-]+(\d{4})\s*$/;

/** Returns the boxes for a whole date, `27/3/1964` or `1964-03-27`; nothing for any other text. */
export function wholeDate(text: string): Boxes | undefined {
  const boxes = boxesOf(text.trim());
  if (boxes.year) return boxes;
  const [, day, month, year] = dayFirst.exec(text) ?? [];
  return day && month && year ? { day: withoutZeros(day), month: withoutZeros(month), year } : undefined;
}

/**
 * Returns the input as `YYYY-MM-DD`; empty while a box is empty. A day that does not exist is put together all the same
 * (`2026-02-31`), so that a schema can say so.
 */
export function isoDateOf({ day, month, year }: Boxes): string {
  const [d, m, y] = [day.trim(), month.trim(), year.trim()];
  return d && m && y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : '';
}

/** Whether something was typed that is not yet a date. */
export const isPartial = (boxes: Boxes): boolean =>
  isoDateOf(boxes) === '' && Object.values(boxes).some((text) => text.trim() !== '');
