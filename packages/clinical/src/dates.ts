import { isCivilDate } from '@vitalane/time';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** Returns whether a text is an existing calendar day written YYYY-MM-DD, from 1900 to 2199. */
export function isIsoDate(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR && isCivilDate(text);
}
