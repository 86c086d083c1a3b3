/** What a patient aims for, in the unit that they read it in. */
export interface OwnTarget {
  uuid: string;
  /** Such as “Upper blood pressure”. */
  label: string;
  /** Its numbers in words: “Below 130 mmHg”; null without a number. */
  text: string | null;
  /** Whether the upper end is itself out of range, so that the form says “Below” and not “Up to”. */
  endsBelow: boolean;
  /** What the person may choose from, with units; null where only a doctor sets it. */
  choice: { from: string; to: string } | null;
  /** Who sets it, where the person may not; null with a `choice`. */
  refusal: string | null;
  /** From here on; null for no lower end. */
  low: number | null;
  /** Up to here; null for no upper end. */
  high: number | null;
  unit: string;
  /** Who set it; `usual` is calculated. Only the doctor changes what a doctor set. */
  setBy: 'usual' | 'patient' | 'doctor';
  /** Who set it and why, or where a computed value comes from, in words. */
  basis: string;
}

/** The target that is being changed. */
export interface TargetEditing {
  uuid: string;
  isSaving: boolean;
  /** Errors of the server by field: `low` or `high`. */
  errors?: Readonly<Record<string, string>>;
  /** Why it failed as a whole. */
  message?: string;
}
