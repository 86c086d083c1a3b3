/** Texts of `LineChart`. */
export const lineChartCopy = {
  noReadings: 'No readings in this period.',
  showTable: 'Show as table',
  showChart: 'Show as chart',
  when: 'When',
  /** Value with the minimum and maximum of the readings that it summarises. */
  ranged: (value: string, low: string, high: string) => `${value} (${low} to ${high})`,
  /** Meaning of a point in a long period. */
  points: {
    average: {
      day: 'Each point is the average of a day. Bars show the lowest and highest reading.',
      week: 'Each point is the average of a week. Bars show the lowest and highest reading.',
      month: 'Each point is the average of a month. Bars show the lowest and highest reading.',
    },
    total: {
      day: 'Each point is the total of a day.',
      week: 'Each point is the total of a week.',
      month: 'Each point is the total of a month.',
    },
  },
  /** Cell of a series without a reading at that time. */
  missing: 'None',
  inTarget: {
    all: 'All readings are in target.',
    mostly: 'Readings are mostly in target.',
    partly: 'Some readings are in target.',
    few: 'Readings are mostly outside target.',
    none: 'No readings are in target.',
  },
  latest: (values: readonly string[], unit: string, day: string) =>
    `Latest: ${new Intl.ListFormat('en-GB').format(values)} ${unit}, ${day}.`,
  target: {
    between: (low: string, high: string) => `${low} to ${high}`,
    betweenBelow: (low: string, below: string) => `${low} to below ${below}`,
    atLeast: (low: string) => `${low} or more`,
    upTo: (high: string) => `up to ${high}`,
    below: (below: string) => `below ${below}`,
  },
  labelled: (label: string, text: string) => `${label}: ${text}`,
  /** Accessible name of the control that steps through the readings. */
  reader: (title: string) => `${title}: step through the readings with the arrow keys`,
  withUnit: (name: string, unit: string) => `${name} (${unit})`,
} as const;
