import type { Part, PartValues } from '../Field/index.ts';
import { dateBoxesCopy as copy } from './DateBoxes.copy.ts';

/** Typed text of each box. */
export type Boxes = PartValues<'day' | 'month' | 'year'>;

/** Boxes in day-first order, independent of the system locale. */
export const dateParts: readonly Part<keyof Boxes>[] = [
  { name: 'day', label: copy.day, length: 2 },
  { name: 'month', label: copy.month, length: 2 },
  { name: 'year', label: copy.year, length: 4 },
];

/** Boxes with autofill of the user's own birth date. */
export const birthDateParts = dateParts.map((part) => ({ ...part, autoComplete: `bday-${part.name}` }));

const withoutZeros = (text: string) => text.replace(/^0+/, '');

/** Splits `YYYY-MM-DD` into the texts of the boxes. Returns empty texts for other input. */
export function boxesOf(isoDate: string | undefined): Boxes {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate ?? '') ?? [];
  return { day: withoutZeros(day), month: withoutZeros(month), year };
}

const dayFirst = /^\s*(\d{1,2})[/.\s-]+(\d{1,2})[/.\s-]+(\d{4})\s*$/;

/** Returns the boxes for a complete date, `27/3/1964` or `1964-03-27`; `undefined` for other text. */
export function wholeDate(text: string): Boxes | undefined {
  const boxes = boxesOf(text.trim());
  if (boxes.year) return boxes;
  const [, day, month, year] = dayFirst.exec(text) ?? [];
  return day && month && year ? { day: withoutZeros(day), month: withoutZeros(month), year } : undefined;
}

/**
 * Returns the input as `YYYY-MM-DD`, or an empty string while a box is empty. A non-existent date is kept
 * (`2026-02-31`), so that a schema can report it.
 */
export function isoDateOf({ day, month, year }: Boxes): string {
  const [d, m, y] = [day.trim(), month.trim(), year.trim()];
  return d && m && y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : '';
}

/** Returns whether the boxes hold an incomplete date. */
export const isPartial = (boxes: Boxes): boolean =>
  isoDateOf(boxes) === '' && Object.values(boxes).some((text) => text.trim() !== '');
