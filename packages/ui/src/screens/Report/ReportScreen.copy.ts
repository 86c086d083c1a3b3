import { dayInWords } from '@vitalane/time';

/** Texts of `ReportScreen`. */
export const reportScreenCopy = {
  back: 'All reports',
  navigation: 'Reports',
  history: 'What the reports said before',
  printed: (name: string, today: string) => `${name}. Printed on ${dayInWords(today)}. For information only.`,
} as const;
