import { CITATIONS } from '../../citations.ts';
import { allUsualWords, type BandWords, LIMIT_ONLY_WORDS, type ReportFrame } from './words.ts';

/** Frame of the report on blood sugar. */
export const GLYCAEMIA_REPORT: ReportFrame = {
  title: 'Your blood sugar',
  model: 'MOH Singapore screening criteria and ACE Type 2 diabetes guidance',
  version: '2023',
  sources: [CITATIONS.diabetes, CITATIONS.estimatedAverageGlucose],
  nothingToDo: allUsualWords('in 12 months'),
  seekCare: ['Great thirst, vomiting, fast breathing, drowsiness or confusion: get medical help at once.'],
};

const USUAL: BandWords = { level: 'info', text: 'This is in the usual range.' };
const FOLLOW_UP: BandWords = {
  level: 'see_doctor',
  text: 'This is higher than usual. A follow-up blood test can tell more.',
  advice: 'Ask your clinic for a follow-up blood test of your sugar.',
};
const CONFIRM_SOON: BandWords = {
  level: 'see_doctor',
  text: 'This is high. A doctor needs to confirm it soon.',
  advice:
    'See a doctor soon for a second test of your sugar. With great thirst, weight loss, vomiting or drowsiness get medical help today.',
};

/**
 * Texts for the bands of HbA1c and laboratory glucose.
 *
 * @signOff [D] HbA1c at the goal is measured again within 6 months.
 */
const GLYCAEMIA_WORDS: Readonly<Record<string, BandWords>> = {
  low: {
    level: 'act',
    text: 'This is lower than usual.',
    advice: 'Tell your doctor about the low sugar result.',
  },
  normal: USUAL,
  not_diagnostic: {
    level: 'info',
    text: 'This test alone does not tell more.',
    advice: 'Ask at your next visit whether a fasting test of your sugar is due.',
  },
  low_probability: USUAL,
  impaired_fasting: FOLLOW_UP,
  impaired_tolerance: FOLLOW_UP,
  needs_confirmation: FOLLOW_UP,
  diabetes_range: CONFIRM_SOON,
  high_probability: CONFIRM_SOON,
  at_target: {
    level: 'info',
    text: 'This is at your goal.',
    advice: 'Keep to your care plan, and have HbA1c measured again within 6 months.',
  },
  above_target: {
    level: 'see_doctor',
    text: 'This is above your goal.',
    advice:
      'Discuss your HbA1c at your next visit. Ask your doctor whether your care plan still fits you, and take your diary along.',
  },
};

/** Returns the texts of a band of HbA1c or glucose; without a band the result is only a limit. */
export function glycaemiaWords(band: string | null): BandWords {
  return (band === null ? undefined : GLYCAEMIA_WORDS[band]) ?? LIMIT_ONLY_WORDS;
}

/** Actions for an HbA1c whose meaning is worded with the goal or with an open question. */
export const HBA1C_ADVICE = {
  soon: 'Call your clinic now about your HbA1c. Ask to be seen within 7 days.',
  ask: 'Say in your health record whether you have diabetes, and show this HbA1c at your next visit.',
} as const;

/** Text on when HbA1c is unreliable. */
export const HBA1C_MISLEADS_WORDS =
  'HbA1c can mislead if you have anaemia, had a transfusion lately, or have an inherited blood condition or kidney failure.';

/**
 * Limits for women who were told that they have diabetes in pregnancy. Source: ADA Standards of Care, section 15.
 *
 * @signOff [L] The limits of local hospitals for blood sugar in pregnancy were not seen.
 */
export const PREGNANCY_SUGAR_WORDS =
  'Fasting below 5.3 mmol/L (95 mg/dL), 1 hour after food below 7.8 mmol/L (140 mg/dL), 2 hours after food below 6.7 mmol/L (120 mg/dL). Usual limits. Your maternity team may set others.';
