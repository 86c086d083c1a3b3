/** Option of a field. */
export interface FieldOption {
  /** Submitted value: a code or uuid. */
  value: string;
  /** Visible label. */
  label: string;
  /** Short description below the label. */
  description?: string;
  /** Whether the option is shown but cannot be selected. */
  isDisabled?: boolean;
}
