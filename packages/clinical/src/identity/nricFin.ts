import { evaluate, type Input } from '../evaluate.ts';
import { text } from '../fields.ts';
import { ok, type Result } from '../result.ts';

const FIELDS = { value: text };
const FORMAT = /^[STFGM]\d{7}[A-Z]$/i;
const DIGIT_WEIGHTS = [2, 7, 6, 5, 4, 3, 2];

interface Series {
  readonly letter: string;
  readonly kind: 'NRIC' | 'FIN';
  /** Added to the weighted sum of the digits. */
  readonly offset: number;
  /** Check letter for each remainder of the sum by 11. */
  readonly checkLetters: string;
}

const SERIES: readonly Series[] = [
  { letter: 'S', kind: 'NRIC', offset: 0, checkLetters: 'JZIHGFEDCBA' },
  { letter: 'T', kind: 'NRIC', offset: 4, checkLetters: 'JZIHGFEDCBA' },
  { letter: 'F', kind: 'FIN', offset: 0, checkLetters: 'XWUTRQPNMLK' },
  { letter: 'G', kind: 'FIN', offset: 4, checkLetters: 'XWUTRQPNMLK' },
  { letter: 'M', kind: 'FIN', offset: 3, checkLetters: 'XWUTRQPNJLK' },
];

/** Correctly typed identity number and its kind, or the error. */
export type NricFinCheck =
  | { readonly valid: true; readonly kind: 'NRIC' | 'FIN' }
  | { readonly valid: false; readonly reason: 'format' | 'checksum' };

function checkNricFin(value: string): NricFinCheck {
  const series = FORMAT.test(value) && SERIES.find(({ letter }) => value.toUpperCase().startsWith(letter));
  if (!series) return { valid: false, reason: 'format' };
  const weighted = DIGIT_WEIGHTS.map((weight, index) => weight * Number(value.charAt(index + 1)));
  const remainder = weighted.reduce((sum, part) => sum + part, series.offset) % 11;
  const isRight = value.charAt(8).toUpperCase() === series.checkLetters.charAt(remainder);
  return isRight ? { valid: true, kind: series.kind } : { valid: false, reason: 'checksum' };
}

/**
 * Checks the spelling of a Singapore NRIC (S, T) or FIN (F, G, M) number, in either case, spaces around it ignored. A
 * correct checksum proves typing only, never identity. Errors: `missing` when blank, `implausible` when not text.
 * Source: the published checksum of the S, T, F, G series and its M-series extension of 2022.
 */
export function validateNricFin(input: Input<typeof FIELDS>): Result<NricFinCheck> {
  return evaluate(FIELDS, input, ({ value }): Result<NricFinCheck> => ok(checkNricFin(value.trim())));
}
