import { evaluate, type Input } from '../evaluate.ts';
import { text } from '../fields.ts';
import { ok, type Result } from '../result.ts';

const FIELDS = { value: text };
const LAST_SECTOR = 82;
const UNUSED_SECTORS = [0, 74];

/** Well-formed Singapore postal code, or the error. */
export type SgPostalCodeCheck =
  | { readonly valid: true }
  | { readonly valid: false; readonly reason: 'format' | 'sector' };

function checkPostalCode(value: string): SgPostalCodeCheck {
  if (!/^\d{6}$/.test(value)) return { valid: false, reason: 'format' };
  const sector = Number(value.slice(0, 2));
  if (sector > LAST_SECTOR || UNUSED_SECTORS.includes(sector)) return { valid: false, reason: 'sector' };
  return { valid: true };
}

/**
 * Checks a Singapore postal code: six digits whose sector (the first two) is 01 to 82 except 74. Keep codes as text,
 * leading zeros matter. Errors: `missing` when blank, `implausible` when not text. Source: postal sector table.
 */
export function validateSgPostalCode(input: Input<typeof FIELDS>): Result<SgPostalCodeCheck> {
  return evaluate(FIELDS, input, ({ value }): Result<SgPostalCodeCheck> => ok(checkPostalCode(value.trim())));
}
