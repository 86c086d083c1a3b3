/** One of the values that can be chosen in a field. */
export interface FieldOption {
  /** What the form hands over: a code or uuid. */
  value: string;
  /** What people read. */
  label: string;
  /** A few words more, under the label. */
  description?: string;
}
