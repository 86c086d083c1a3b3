/** What was typed into a form at another time, and how it is kept. */
export interface FormDraft<Values> {
  /** The values of the fields, by name; null when nothing was kept. */
  values: Partial<Values> | null;
  /** Called with the values of the fields after each change. */
  onEdit: (values: Partial<Values>) => void;
  /** Called to begin again without them. */
  onDiscard: () => void;
}
