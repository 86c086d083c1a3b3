import { itemOfInput, QUANTITIES } from '@vitalane/clinical';

/** Where inputs are added that are neither laboratory results nor part of the health record. */
const pages: Readonly<Record<string, string>> = {
  weight: '/Diary?kind=weight',
  height: '/Diary?kind=height',
  activity: '/Diary?kind=exercise',
  sbp: '/Diary',
  dbp: '/Diary',
  riskSbp: '/NewForm',
  blood_pressure: '/Diary',
  age: '/Profile',
  sex: '/Profile',
  ethnicity: '/Profile',
};

/** Returns the page on which a missing input of a report is answered; on the health record, the question itself. */
export function answerHref(input: string): string {
  if (Object.hasOwn(pages, input)) return pages[input] ?? '/Profile';
  const item = itemOfInput(input);
  if (item) return `/HealthRecord?ask=${item}`;
  return Object.hasOwn(QUANTITIES, input) ? '/NewForm' : '/HealthRecord';
}
