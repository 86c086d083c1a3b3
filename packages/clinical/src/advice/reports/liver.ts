import { CITATIONS } from '../../citations.ts';
import type { LiverEnzymeCategory } from '../../liver/enzymes.ts';
import type { BandWords, ReportFrame } from './words.ts';

/** Frame of the report on the liver. */
export const LIVER_REPORT: ReportFrame = {
  title: 'Your liver tests',
  model: 'FIB-4 and APRI',
  version: '2006 and 2003',
  sources: [CITATIONS.liver],
  seekCare: ['Yellow eyes, dark urine, confusion or vomiting blood: go to A&E.'],
};

const COMMON_CAUSES =
  'Common causes are fat in the liver, alcohol, medicines and viruses. Have the test repeated and reviewed.';
const REVIEW_SOON =
  'A doctor should look at this soon. Yellow eyes, dark urine, confusion or vomiting blood: go to A&E.';

/** Texts for an enzyme compared with the laboratory's limit. */
export const ENZYME_WORDS: Readonly<Record<LiverEnzymeCategory, BandWords>> = {
  within_range: { level: 'info', text: 'This is in the usual range.', advice: 'Repeat the test as planned.' },
  borderline: { level: 'see_doctor', text: `This is slightly above the limit. ${COMMON_CAUSES}` },
  mild: { level: 'see_doctor', text: `This is above the limit. ${COMMON_CAUSES}` },
  moderate: { level: 'see_doctor', text: `This is well above the limit. ${REVIEW_SOON}` },
  severe: { level: 'urgent', text: `This is far above the limit. ${REVIEW_SOON}` },
};

/** Texts for a score of scarring. */
export const SCARRING_WORDS: Readonly<Record<string, BandWords>> = {
  low: { level: 'info', text: 'Scarring of the liver is unlikely by this score.' },
  indeterminate: {
    level: 'see_doctor',
    text: 'This score cannot tell. Ask your doctor about a further test.',
  },
  high: { level: 'see_doctor', text: 'A doctor should look at this soon.' },
};

/** Returns the text of a liver enzyme and its limit. */
export function enzymeWords(shown: string, limitUL: number): string {
  return `${shown} (the usual limit is ${limitUL} U/L).`;
}
