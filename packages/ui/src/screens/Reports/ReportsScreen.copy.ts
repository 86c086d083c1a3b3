import { dayInWords } from '@vitalane/time';

/** Texts of `ReportsScreen`. */
export const reportsCopy = {
  title: 'Health Vision',
  lead: 'What your readings and results say, what is missing, and what to do next.',
  analysis: 'Everything in words',
  score: 'Health score',
  bands: {
    low: { word: 'Low', tone: 'danger' },
    moderate: { word: 'Moderate', tone: 'warning' },
    high: { word: 'High', tone: 'success' },
  },
  areas: 'How it came about',
  points: (points: number) => `${points} of 100`,
  notCounted: 'Not counted',
  raise: 'To count more of it',
  oldest: (day: string) => `The oldest result used is from ${dayInWords(day)}.`,
  model: (model: string, version: string) => `${model}, ${version}.`,
  reports: 'Your reports',
  asOf: (day: string) => `Calculated on ${dayInWords(day)}`,
  incomplete: 'Something is missing',
} as const;
