/** Warning about a medicine, with texts of the server. */
export interface MedicineWarning {
  code: string;
  /** Severity. A serious warning can be overridden only with a reason. */
  level: 'serious' | 'caution';
  text: string;
  /** Publication of the rule. */
  source: string | null;
}

/** Returns whether one of the warnings requires a reason. */
export const needsReason = (warnings: readonly MedicineWarning[]) =>
  warnings.some(({ level }) => level === 'serious');
