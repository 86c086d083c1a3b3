import { isCivilDate } from '@vitalane/time';

/** Day of the sample, or the possible days of an ambiguous date. */
export interface LabDate {
  date: string | null;
  choices: readonly string[];
}

const months: readonly RegExp[] = [
  /^jan/i,
  /^feb/i,
  /^ma[rc]/i,
  /^apr/i,
  /^(?:may|mei)/i,
  /^jun/i,
  /^jul/i,
  /^(?:aug|ogo)/i,
  /^sep/i,
  /^o[ck]t/i,
  /^nov/i,
  /^d[ei][cs]/i,
];
const sampleWords = /collect|sample|specimen|drawn|taken|ambil/i;
const unreadSample = /(?:collect|drawn|taken|ambil|sample date)\D{0,20}\d/i;
const birthWords = /birth|dob|d\.o\.b|lahir|\bage\b/i;

const year = String.raw`((?:19|20)\d{2})`;
const dates = new RegExp(
  [
    String.raw`\b${year}-(\d{2})-(\d{2})\b`,
    String.raw`\b(\d{1,2})[/.-](\d{1,2})[/.-]${year}\b`,
    String.raw`\b(\d{1,2})[\s-]([a-z]{3,9})[\s,.-]+${year}\b`,
    String.raw`\b([a-z]{3,9})[\s.-]+(\d{1,2})[\s,-]+${year}\b`,
  ].join('|'),
  'gi',
);

/** Order of day and month in a numeric date; `null` when the order makes no difference. */
type Order = 'day first' | 'month first' | null;

interface FoundDate {
  /** Words before the date on its line. */
  label: string;
  /** Possible dates, day first before month first. */
  readings: readonly { date: string; order: Order }[];
}

/**
 * Finds the day of the sample: a date with a sample label, else the earliest date that is neither a birthday
 * nor after today. An unambiguous date defines the order of day and month for the whole report.
 */
export function findLabDate(texts: readonly string[], today: string): LabDate {
  const found = texts.flatMap(datesOf);
  const order = orderOf(found);
  const usable = found
    .filter(({ label }) => !birthWords.test(label))
    .map(({ label, readings }) => ({
      label,
      days: readings
        .filter((one) => one.date <= today && (order === null || one.order === null || one.order === order))
        .map(({ date }) => date),
    }))
    .filter(({ days }) => days.length > 0);
  const ofSample = usable.find(({ label }) => sampleWords.test(label));
  // The report has a day of the sample that could not be read, so no other date replaces it.
  if (!ofSample && texts.some((text) => unreadSample.test(text))) return { date: null, choices: [] };
  const chosen = ofSample ?? usable.toSorted((a, b) => (a.days[0] ?? '').localeCompare(b.days[0] ?? ''))[0];
  const [first = null, ...others] = chosen?.days ?? [];
  return others.length > 0 ? { date: null, choices: chosen?.days ?? [] } : { date: first, choices: [] };
}

/** Returns the order of the unambiguous dates, if they agree. */
function orderOf(found: readonly FoundDate[]): Order {
  const orders = found.flatMap(({ readings: [only, ...others] }) =>
    only?.order && others.length === 0 ? [only.order] : [],
  );
  const [first = null] = orders;
  return orders.every((order) => order === first) ? first : null;
}

/** Returns the dates of a line, each with the words before it. */
function datesOf(text: string): FoundDate[] {
  let from = 0;
  return [...text.matchAll(dates)].flatMap((match) => {
    const label = text.slice(from, match.index);
    from = match.index + match[0].length;
    const readings = readingsOf(match).filter(({ date }) => isCivilDate(date));
    return readings.length > 0 ? [{ label, readings }] : [];
  });
}

function readingsOf([
  ,
  y1,
  m1,
  d1,
  a,
  b,
  y2,
  d3,
  name3,
  y3,
  name4,
  d4,
  y4,
]: RegExpMatchArray): FoundDate['readings'] {
  if (y1) return [{ date: toDate(y1, m1, d1), order: null }];
  if (y3) return [{ date: toDate(y3, monthOf(name3), d3), order: null }];
  if (y4) return [{ date: toDate(y4, monthOf(name4), d4), order: null }];
  const day = { date: toDate(y2, b, a), order: 'day first' } as const;
  return a === b ? [{ ...day, order: null }] : [day, { date: toDate(y2, a, b), order: 'month first' }];
}

const monthOf = (name = '') => String(months.findIndex((pattern) => pattern.test(name)) + 1);

function toDate(...parts: (string | undefined)[]): string {
  return parts.map((part = '') => part.padStart(2, '0')).join('-');
}
