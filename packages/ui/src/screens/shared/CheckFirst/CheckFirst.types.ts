import type { ValueAdvice } from '../UrgentAdvice.tsx';

/** Unusual value to confirm before it is saved. */
export interface CheckedValue {
  /** Identifier of the value in the form. */
  code: string;
  /** Question, such as “You entered Potassium 7.1 mmol/L. Is that what your report says?” */
  question: string;
  /** Text for a value that is far from the last one. */
  slip: string | null;
  /** Advice if the value is correct; `null` for none. */
  advice: ValueAdvice | null;
}
