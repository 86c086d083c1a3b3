/** What stands in the boxes, as typed. */
export interface Boxes {
  day: string;
  month: string;
  year: string;
}

/** Names of the boxes in the order in which people write a date here. */
export const boxNames = ['day', 'month', 'year'] as const satisfies readonly (keyof Boxes)[];

const withoutZeros = (text: string) => text.replace(/^0+/, '');

/** `YYYY-MM-DD` taken apart for the boxes; empty boxes for anything else. */
export function boxesOf(isoDate: string | undefined): Boxes {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate ?? '') ?? [];
  return { day: withoutZeros(day), month: withoutZeros(month), year };
}

/**
 * What was typed as `YYYY-MM-DD`; empty while a box is empty. A day that does not exist is put together all the same
 * (`2026-02-31`), so that a schema can say so.
 */
export function isoDateOf({ day, month, year }: Boxes): string {
  const [d, m, y] = [day.trim(), month.trim(), year.trim()];
  return d && m && y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : '';
}
