import { CITATIONS } from '../../citations.ts';
import type { LiverEnzymeCategory } from '../../liver/enzymes.ts';
import { allUsualWords, type BandWords, type ReportFrame } from './words.ts';

/** Frame of the report on the liver. */
export const LIVER_REPORT: ReportFrame = {
  title: 'Your liver tests',
  model: 'FIB-4 and APRI',
  version: '2006 and 2003',
  sources: [CITATIONS.liver],
  nothingToDo: allUsualWords('in 12 months'),
  seekCare: ['Yellow eyes, dark urine, confusion or vomiting blood: go to A&E.'],
};

const COMMON_CAUSES = 'Common causes are fat in the liver, alcohol, medicines and viruses.';
const REPEAT = 'Have the liver tests repeated, and ask your doctor to review them.';
const REVIEW_SOON =
  'Call your clinic now about your liver tests. Ask to be seen within 7 days. Yellow eyes, dark urine, confusion or vomiting blood: go to A&E.';
const REVIEW_TODAY =
  'See a doctor today about your liver tests. Yellow eyes, dark urine, confusion or vomiting blood: go to A&E.';

/** Texts for an enzyme compared with the laboratory's limit. */
export const ENZYME_WORDS: Readonly<Record<LiverEnzymeCategory, BandWords>> = {
  within_range: { level: 'info', text: 'This is in the usual range.' },
  borderline: {
    level: 'see_doctor',
    text: `This is slightly above the limit. ${COMMON_CAUSES}`,
    advice: REPEAT,
  },
  mild: { level: 'see_doctor', text: `This is above the limit. ${COMMON_CAUSES}`, advice: REPEAT },
  moderate: { level: 'see_doctor', text: 'This is well above the limit.', advice: REVIEW_SOON },
  severe: { level: 'urgent', text: 'This is far above the limit.', advice: REVIEW_TODAY },
};

/** Texts for a score of scarring. */
export const SCARRING_WORDS: Readonly<Record<string, BandWords>> = {
  low: { level: 'info', text: 'Scarring of the liver is unlikely by this score.' },
  indeterminate: {
    level: 'see_doctor',
    text: 'This score cannot tell.',
    advice: 'Ask your doctor about a further test for scarring of the liver.',
  },
  high: {
    level: 'see_doctor',
    text: 'By this score scarring of the liver is possible.',
    advice: 'See a doctor soon about a further test for scarring of the liver.',
  },
  not_validated: { level: 'info', text: 'This score is not reliable at your age.' },
};

/** Returns the text of a liver enzyme and its limit. */
export function enzymeWords(shown: string, limitUL: number): string {
  return `${shown} (the usual limit is ${limitUL} U/L).`;
}
