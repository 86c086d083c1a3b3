/** Texts for blood pressure that several screens use. */
export const bloodPressureCopy = {
  unit: 'mmHg',
  /** One reading in words, such as “128/82 mmHg”. */
  reading: (valueFrom: number, valueTo: number) => `${valueFrom}/${valueTo} mmHg`,
} as const;
