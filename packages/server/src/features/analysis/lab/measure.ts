import { blank, withoutUnits } from './units.ts';

/** Digits that belong to a name or a date, not to a result. */
const otherDigits = [
  /(?<![\d.])\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})(?![\d.])/g,
  /\b\d{1,2}\s*-?\s*h(?:ou)?rs?\b|\b24\s*-?\s*h\b|\b[123]\s*-?\s*h\b/gi,
  /\b75\s*g\b/gi,
  /ckd[\s-]*epi\W{0,3}(?:20\d\d)?/gi,
];

const decimal = String.raw`(\d+(?:[.,]\d+)?)`;
const between = String.raw`(?<![\d.,])${decimal}\s*(?:-|–|—|~|=|to|hingga)\s*${decimal}`;
const below = String.raw`(?:<|≤|less than|up to|below|kurang)\s*=?\s*${decimal}`;
const above = String.raw`(?:>|≥|more than|above|lebih)\s*=?\s*${decimal}`;
const ranges = new RegExp(`${between}|${below}|${above}`, 'gi');
/** A flag may touch the number. */
const plain = /(?<![A-GI-KM-Za-z\d.,#])\d+(?:[.,]\d+)*(?![\d#])/g;

/** A number as it is printed. */
interface FoundNumber {
  text: string;
  start: number;
  end: number;
}

/** A printed range. */
export interface FoundRange {
  low: number | null;
  high: number | null;
  text: string;
  start: number;
  end: number;
}

/** What follows a name. Places count from the beginning of the text that was given. */
export interface FoundMeasure {
  number: FoundNumber;
  /** Another number could be the result as well. */
  hasSeveral: boolean;
  range: FoundRange | null;
  /** Where the number, or what else follows the name, begins and ends. */
  start: number;
  end: number;
}

/** Finds result and range in what follows a name; null when there is no plain number, as in "<0.5 mg/mmol". */
export function findMeasure(text: string): FoundMeasure | null {
  const bare = withoutUnits(otherDigits.reduce((left, pattern) => left.replace(pattern, blank), text));
  const [range, ...others] = [...bare.matchAll(ranges)];
  const rest = bare.replace(ranges, blank);
  const numbers = [...rest.matchAll(plain)].map(({ 0: digits, index: start }) => ({
    text: digits,
    start,
    end: start + digits.length,
  }));
  const [number] = numbers;
  if (!number) return null;
  const found = range ? toRange(range) : null;
  const rangeEnd = found?.end ?? 0;
  // What follows the range of a result is a remark or an earlier result.
  const rivals = numbers
    .slice(1)
    .filter(({ start }) => !range || start < rangeEnd || number.start > range.index);
  return {
    number,
    hasSeveral: rivals.length > 0 || others.length > 0,
    range: found,
    start: Math.min(number.start, found?.start ?? number.start),
    end: Math.max(number.end, rangeEnd),
  };
}

function toRange({ 0: text, 1: low, 2: high, 3: upTo, 4: from, index: start }: RegExpExecArray): FoundRange {
  return { low: toNumber(low ?? from), high: toNumber(high ?? upTo), text, start, end: start + text.length };
}

/** Returns the value of a printed number; null without one. */
export function toNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text.replace(',', '.'));
}

const decimals = /\d[.,]\d/;

/** Laboratories print a value as precisely as its range, no number begins with a bare 0, and none has two points. */
export function hasLostPoint({ number, range }: FoundMeasure): boolean {
  if (/^0\d|[.,].*[.,]|,\d{3}$/.test(number.text)) return true;
  return !decimals.test(number.text) && range !== null && decimals.test(range.text);
}
