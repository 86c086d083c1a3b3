/** Texts of `BandChart`. */
export const bandChartCopy = {
  below: (limit: string) => `below ${limit}`,
  upTo: (limit: string) => `up to ${limit}`,
  above: (limit: string) => `above ${limit}`,
  between: (low: string, high: string) => `${low} to ${high}`,
  from: (limit: string) => `${limit} or more`,
} as const;
