import { isQuantity, itemOfInput } from '@vitalane/clinical';
import { hrefTo } from '../../places.ts';

/** Pages for inputs outside laboratory results and the health record. */
const pages: Readonly<Record<string, string>> = {
  weight: `${hrefTo('diary')}?kind=weight`,
  height: `${hrefTo('diary')}?kind=height`,
  activity: `${hrefTo('diary')}?kind=exercise`,
  sbp: hrefTo('diary'),
  dbp: hrefTo('diary'),
  riskSbp: hrefTo('newForm'),
  blood_pressure: hrefTo('diary'),
  age: hrefTo('profile'),
  sex: hrefTo('profile'),
  ethnicity: hrefTo('profile'),
};

/** Returns the page for a missing input of a report; for the health record, the question itself. */
export function answerHref(input: string): string {
  if (Object.hasOwn(pages, input)) return pages[input] ?? hrefTo('profile');
  const item = itemOfInput(input);
  if (item) return `${hrefTo('healthRecord')}?ask=${item}`;
  return isQuantity(input) ? hrefTo('newForm') : hrefTo('healthRecord');
}
