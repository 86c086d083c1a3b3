/** Texts for blood pressure of several screens. */
export const bloodPressureCopy = {
  unit: 'mmHg',
  /** Formatted reading, such as “128/82 mmHg”. */
  reading: (valueFrom: number, valueTo: number) => `${valueFrom}/${valueTo} mmHg`,
} as const;
