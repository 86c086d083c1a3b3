import type { Comparator } from '@vitalane/clinical';
import { blank, withoutUnits } from './units.ts';

/** Digits of a name or date, not of a result. */
const otherDigits = [
  /(?<![\d.])\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})(?![\d.])/g,
  /\b\d{1,2}\s*-?\s*h(?:ou)?rs?\b|\b24\s*-?\s*h\b|\b[123]\s*-?\s*h\b/gi,
  /\b75\s*g\b/gi,
  /ckd[\s-]*epi(?:\W{0,3}20\d\d(?!\d))?/gi,
];

/** Other characters for a sign; OCR and fonts print them for `<` and `>`. */
const signs: readonly (readonly [string, RegExp])[] = [
  ['<', /[‹«≪＜﹤〈]/g],
  ['>', /[›»≫＞﹥〉]/g],
  ['≤', /[⩽≦]/g],
  ['≥', /[⩾≧]/g],
];

/** Signs and words before a limit, the longer ones first. */
const limitForms: readonly (readonly [Comparator, string])[] = [
  ['<=', String.raw`<\s*=|=\s*<|≤\s*=?|\b(?:(?:no|not)\s+more\s+than|at\s+most|up\s+to)`],
  ['>=', String.raw`>\s*=|=\s*>|≥\s*=?|\b(?:(?:no|not)\s+less\s+than|at\s+least)`],
  ['<', String.raw`<|\b(?:(?:less|lower)\s+than|below|under|kurang(?:\s+dari(?:pada)?)?)`],
  ['>', String.raw`>|\b(?:(?:more|greater|higher)\s+than|above|over|lebih(?:\s+dari(?:pada)?)?)`],
];

const decimal = String.raw`(\d+(?:[.,]\d+)?)`;
const between = String.raw`(?<![\d.,])${decimal}\s*(?:-|–|—|~|=|to|hingga)\s*${decimal}`;
const anyLimit = limitForms.map(([, form]) => `(?:${form})`).join('|');
const ranges = new RegExp(String.raw`${between}|(?<sign>${anyLimit})\s*(?<limit>\d+(?:[.,]\d+)?)`, 'gi');
/** A plain number; a flag may touch it. */
const plain = /(?<![A-GI-KM-Za-z\d.,#])\d+(?:[.,]\d+)*(?![\d#])/g;
/** A sign that belongs to a number and has no clear meaning, such as the plus of “60+”. */
const unclearSign = { before: /[<>≤≥~≈±]\s*$/, after: /^\+|^\s*[<>≤≥](?!\s*=?\s*\d)/ };

/** A printed number. */
interface FoundNumber {
  text: string;
  comparator: Comparator | null;
  start: number;
  end: number;
}

/** A printed range, or a limit such as “<2.6”. */
interface FoundRange {
  low: number | null;
  high: number | null;
  text: string;
  start: number;
  end: number;
  /** Number and comparator of a limit; `null` for a range with two ends. */
  limit: FoundNumber | null;
}

/** Value and range after a name. Positions are offsets in the given text. */
export interface FoundMeasure {
  number: FoundNumber;
  /** Whether another number could be the result. */
  hasSeveral: boolean;
  /** Whether a limit may be the result or the range, or the sign of the result is unclear. */
  isLimitDoubtful: boolean;
  range: FoundRange | null;
  /** Start and end of the number and range. */
  start: number;
  end: number;
}

/**
 * Finds result and range in the text after a name; `null` without a number. A plain number is the result. The first of
 * two limits, or a limit beside a range with two ends, is a result with a comparator: “<0.5 mg/mmol (<3.0)”.
 */
export function findMeasure(text: string): FoundMeasure | null {
  const oneSign = signs.reduce((left, [sign, others]) => left.replace(others, sign), text);
  const bare = withoutUnits(otherDigits.reduce((left, pattern) => left.replace(pattern, blank), oneSign));
  const found = [...bare.matchAll(ranges)].map(toRange);
  const rest = bare.replace(ranges, blank);
  const numbers = [...rest.matchAll(plain)].map(({ 0: digits, index: start }) => ({
    text: digits,
    comparator: null,
    start,
    end: start + digits.length,
  }));
  const [first] = numbers;
  const before = first ? found.filter(({ start }) => start < first.start) : found;
  const limits = before.filter(({ start, limit }) => limit && !isBracketed(bare, start));
  const [open] = limits;
  const alone = open ?? before.find(({ limit }) => limit);
  // A plain number is the result, unless a limit stands before it together with its range.
  const censored = first ? (before.length > 1 ? open : undefined) : alone;
  const number = censored?.limit ?? first;
  if (!number) return null;
  const [range = null, ...others] = found.filter((one) => one !== censored);
  const rangeEnd = range?.end ?? 0;
  // Text after the range of a result is a remark or an earlier result.
  const rivals = numbers
    .filter((one) => one !== number)
    .filter(({ start }) => !range || start < rangeEnd || number.start > range.start);
  return {
    number,
    hasSeveral: rivals.length > 0 || others.length > 0,
    isLimitDoubtful: censored
      ? !range || first !== undefined
      : limits.length > 0 || hasUnclearSign(bare, number),
    range,
    start: Math.min(number.start, range?.start ?? number.start),
    end: Math.max(number.end, rangeEnd),
  };
}

function toRange({ 0: text, 1: low, 2: high, groups = {}, index: start }: RegExpExecArray): FoundRange {
  const place = { text, start, end: start + text.length };
  const comparator = limitForms.find(([, form]) =>
    new RegExp(`^(?:${form})$`, 'i').test(groups.sign ?? ''),
  )?.[0];
  if (!comparator) return { ...place, low: toNumber(low), high: toNumber(high), limit: null };
  const end = toNumber(groups.limit);
  return {
    ...place,
    ...(comparator.startsWith('<') ? { low: null, high: end } : { low: end, high: null }),
    limit: { ...place, text: groups.limit ?? '', comparator },
  };
}

/** Returns whether a limit stands in brackets, as ranges do. */
function isBracketed(text: string, start: number): boolean {
  return /[([][^)\]]*$/.test(text.slice(0, start));
}

function hasUnclearSign(text: string, { start, end }: FoundNumber): boolean {
  return unclearSign.before.test(text.slice(0, start)) || unclearSign.after.test(text.slice(end));
}

/** Returns the value of a printed number; `null` without one. */
function toNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text.replace(',', '.'));
}

const decimals = /\d[.,]\d/;

/**
 * Returns whether a number has lost its decimal point. Values have the precision of their range, no leading
 * zero and one point.
 */
export function hasLostPoint({ number, range }: FoundMeasure): boolean {
  if (/^0\d|[.,].*[.,]|,\d{3}$/.test(number.text)) return true;
  return !decimals.test(number.text) && range !== null && decimals.test(range.text);
}
