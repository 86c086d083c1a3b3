import { itemOfInput, QUANTITIES } from '@vitalane/clinical';

/** Pages for inputs outside laboratory results and the health record. */
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

/** Returns the page for a missing input of a report; for the health record, the question itself. */
export function answerHref(input: string): string {
  if (Object.hasOwn(pages, input)) return pages[input] ?? '/Profile';
  const item = itemOfInput(input);
  if (item) return `/HealthRecord?ask=${item}`;
  return Object.hasOwn(QUANTITIES, input) ? '/NewForm' : '/HealthRecord';
}
