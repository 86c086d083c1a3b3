/** Something to ask about a medicine before it is taken; the words are the server's. */
export interface MedicineWarning {
  code: string;
  /** A serious one is overridden only with a reason. */
  level: 'serious' | 'caution';
  text: string;
  /** Where the rule is published. */
  source: string | null;
}

/** Tells whether one of the warnings needs a reason. */
export const needsReason = (warnings: readonly MedicineWarning[]) =>
  warnings.some(({ level }) => level === 'serious');
