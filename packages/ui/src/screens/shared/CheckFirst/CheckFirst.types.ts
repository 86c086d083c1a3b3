/** A typed value that is asked about before it is saved. */
export interface CheckedValue {
  /** Names the value to the form. */
  code: string;
  /** Such as “You entered Potassium 7.1 mmol/L. Is that what your report says?” */
  question: string;
  /** Said when the value is far from the last one. */
  slip: string | null;
  /** What to do if it is right; null where the form shows it already. */
  advice: string | null;
}
