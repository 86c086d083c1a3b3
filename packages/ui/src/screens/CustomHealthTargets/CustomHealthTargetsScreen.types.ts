/** Health target of a patient, in the patient's unit. */
export interface OwnTarget {
  uuid: string;
  /** Name, such as “Upper blood pressure”. */
  label: string;
  /** Formatted range: “Below 130 mmHg”; `null` without a number. */
  text: string | null;
  /** Whether the upper limit is exclusive, so that the form says “Below” instead of “Up to”. */
  endsBelow: boolean;
  /** Formatted limits of the patient's choice; `null` if only a doctor sets the target. */
  choice: { from: string; to: string } | null;
  /** Explanation if the patient may not set it; `null` with a `choice`. */
  refusal: string | null;
  /** Lower limit, inclusive; `null` for none. */
  low: number | null;
  /** Upper limit; `null` for none. */
  high: number | null;
  unit: string;
  /** Origin of the target; `usual` is calculated. Only a doctor changes a doctor's target. */
  setBy: 'usual' | 'patient' | 'doctor';
  /** Explanation of the target: who set it and why, or the source of a calculated value. */
  basis: string;
}

/** State of the edited target. */
export interface TargetEditing {
  uuid: string;
  isSaving: boolean;
  /** Server errors by field name: `low` or `high`. */
  errors?: Readonly<Record<string, string>>;
  /** Error of the whole form. */
  message?: string;
}
