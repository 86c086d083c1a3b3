/** Texts of `UnitsOfMeasurementScreen`. */
export const unitsOfMeasurementCopy = {
  title: 'Units of measurement',
  lead: 'How figures are shown and typed, in the diary, the charts and the reports. What you have entered stays the same.',
  back: 'Settings',
  failed: (message: string) => `Your choice was not kept. ${message}`,
} as const;
