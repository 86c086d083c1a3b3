/** Title of each page of reports. */
export const reportTitles = {
  heart: 'Heart and blood pressure',
  lipids: 'Blood fats',
  kidneysAndLiver: 'Kidneys and liver',
  sugar: 'Blood sugar',
  weight: 'Weight and profile',
  targets: 'Targets',
  screening: 'Screening and vaccines',
} as const;

/** Texts of ranges of values. */
export const rangeText = {
  below: (limit: number | undefined, unit: string) => `below ${limit} ${unit}`,
  between: (low: number | undefined, high: number | undefined, unit: string) => `${low} to ${high} ${unit}`,
  above: (limit: number | undefined, unit: string) => `above ${limit} ${unit}`,
} as const;
