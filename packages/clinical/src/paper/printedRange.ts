import { type PrintedRange, usualPrintedRange } from '../quantities/printed.ts';

/** Factor by which no laboratory's limit differs from the usual one; a lost decimal point is a factor of ten. [D] */
const SCALE_FACTOR = 3;
/** Multiple of the range beyond which a value needs confirmation. [D] */
const FAR_FACTOR = 4;

/** Returns whether a printed range, in the canonical unit of the test, has a usual size. */
export function isUsualRange(code: string, { low, high }: PrintedRange): boolean {
  const usual = usualPrintedRange(code);
  if (!usual || (low === null && high === null)) return false;
  if (low !== null && high !== null && low >= high) return false;
  // Lower limits vary much more than upper ones, down to 0.
  const [end, usualEnd] = high === null ? [low, usual[0]] : [high, usual[1]];
  if (end === null) return false;
  return end < usualEnd * SCALE_FACTOR && end * SCALE_FACTOR > usualEnd;
}

/** Returns whether a value is so far outside its printed range that a digit or decimal point may be lost. */
export function isFarFromRange(value: number, { low, high }: PrintedRange): boolean {
  return (high !== null && value >= FAR_FACTOR * high) || (low !== null && value * FAR_FACTOR <= low);
}
