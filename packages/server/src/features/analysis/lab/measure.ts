import { blank, withoutUnits } from './units.ts';

/** Digits of a name or date, not of a result. */
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
/** A plain number; a flag may touch it. */
const plain = /(?<![A-GI-KM-Za-z\d.,#])\d+(?:[.,]\d+)*(?![\d#])/g;

/** A printed number. */
interface FoundNumber {
  text: string;
  start: number;
  end: number;
}

/** A printed range. */
interface FoundRange {
  low: number | null;
  high: number | null;
  text: string;
  start: number;
  end: number;
}

/** Value and range after a name. Positions are offsets in the given text. */
export interface FoundMeasure {
  number: FoundNumber;
  /** Whether another number could be the result. */
  hasSeveral: boolean;
  range: FoundRange | null;
  /** Start and end of the number and range. */
  start: number;
  end: number;
}

/** Finds result and range in the text after a name; `null` without a plain number, as in "<0.5 mg/mmol". */
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
  // Text after the range of a result is a remark or an earlier result.
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
