/** One of the values that can be chosen in a field. */
export interface FieldOption {
  /** Submitted value: a code or uuid. */
  value: string;
  /** What people read. */
  label: string;
  /** A few words more, under the label. */
  description?: string;
  /** Shows it without letting people choose it. */
  isDisabled?: boolean;
}
