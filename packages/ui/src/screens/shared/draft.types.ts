/** Saved draft of a form with its callbacks. */
export interface FormDraft<Values> {
  /** Field values by name; `null` without a draft. */
  values: Partial<Values> | null;
  /** Called with the field values after each change. */
  onEdit: (values: Partial<Values>) => void;
  /** Called when the user discards the draft. */
  onDiscard: () => void;
}
