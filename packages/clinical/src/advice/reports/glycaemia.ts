import { CITATIONS } from '../../citations.ts';
import type { BandWords, ReportFrame } from './words.ts';

/** Frame of the report on blood sugar. */
export const GLYCAEMIA_REPORT: ReportFrame = {
  title: 'Your blood sugar',
  model: 'MOH Singapore screening criteria and ACE Type 2 diabetes guidance',
  version: '2023',
  sources: [CITATIONS.diabetes, CITATIONS.estimatedAverageGlucose],
  seekCare: ['Great thirst, vomiting, fast breathing, drowsiness or confusion: get medical help at once.'],
};

const USUAL: BandWords = { level: 'info', text: 'This is in the usual range.' };
const FOLLOW_UP: BandWords = {
  level: 'see_doctor',
  text: 'This is higher than usual. A follow-up blood test can tell more.',
};
const CONFIRM_SOON: BandWords = {
  level: 'see_doctor',
  text: 'This is high. A doctor needs to confirm it soon. With great thirst, weight loss, vomiting or drowsiness get medical help today.',
};

/** Texts for the bands of HbA1c and laboratory glucose. */
export const GLYCAEMIA_WORDS: Readonly<Record<string, BandWords>> = {
  low: { level: 'act', text: 'This is lower than usual. Tell your doctor.' },
  normal: USUAL,
  not_diagnostic: { level: 'info', text: 'This test alone does not tell more.' },
  low_probability: USUAL,
  impaired_fasting: FOLLOW_UP,
  impaired_tolerance: FOLLOW_UP,
  needs_confirmation: FOLLOW_UP,
  diabetes_range: CONFIRM_SOON,
  high_probability: CONFIRM_SOON,
  at_target: { level: 'info', text: 'This is at your goal.' },
  above_target: { level: 'see_doctor', text: 'This is above your goal. Discuss it at your next visit.' },
};

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
