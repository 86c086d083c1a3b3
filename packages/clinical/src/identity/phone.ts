import { evaluate, type Input } from '../evaluate.ts';
import { text } from '../fields.ts';
import { ok, type Result } from '../result.ts';

const FIELDS = { value: text };
const SEPARATORS = /[\s\-()[\]]/g;
const NUMBER = /^(?:\+?65)?([3689]\d{7})$/;
/** Emergency and toll-free blocks, which are never personal numbers. */
const RESERVED = /^(?:99|800)/;
const KIND_BY_FIRST_DIGIT = { 3: 'voip', 6: 'fixed', 8: 'mobile', 9: 'mobile' } as const;

/** Kind of a Singapore number. A code sent by SMS needs `mobile`. */
export type SgPhoneKind = (typeof KIND_BY_FIRST_DIGIT)[keyof typeof KIND_BY_FIRST_DIGIT];

/** Singapore number in E.164 form with its kind, or an invalid number. */
export type SgPhoneCheck =
  | { readonly valid: true; readonly e164: string; readonly kind: SgPhoneKind }
  | { readonly valid: false };

function kindOf(digits: string): SgPhoneKind {
  return KIND_BY_FIRST_DIGIT[Number(digits.charAt(0)) as keyof typeof KIND_BY_FIRST_DIGIT];
}

function checkPhone(value: string): SgPhoneCheck {
  const digits = NUMBER.exec(value.replace(SEPARATORS, ''))?.[1];
  if (digits === undefined || RESERVED.test(digits)) return { valid: false };
  return { valid: true, e164: `+65${digits}`, kind: kindOf(digits) };
}

/**
 * Checks a Singapore phone number: 8 digits with an optional 65 or +65; spaces, hyphens and brackets are ignored.
 * Errors: `missing` when blank, `implausible` when not text. Source: the national numbering plan.
 */
export function validateSgPhone(input: Input<typeof FIELDS>): Result<SgPhoneCheck> {
  return evaluate(FIELDS, input, ({ value }): Result<SgPhoneCheck> => ok(checkPhone(value)));
}
