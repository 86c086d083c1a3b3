import { CITATIONS } from '../../citations.ts';
import type { EgfrInUse } from '../../kidney/egfrInUse.ts';
import type { KdigoA, KdigoG, KdigoRisk } from '../../kidney/kdigo.ts';
import type { BandWords, ReportFrame } from './words.ts';

/** Frame of the report on the kidneys. */
export const KIDNEY_REPORT: ReportFrame = {
  title: 'Your kidneys',
  model: 'CKD-EPI and KDIGO',
  version: '2021 and 2024',
  sources: [CITATIONS.kidney],
  seekCare: ['Very little urine, swelling of the face or legs, or breathlessness: see a doctor today.'],
};

const REPEAT =
  'This may mean that your kidneys work less well or lose protein. The test should be repeated within about 3 months.';
const PROMPT_REVIEW = 'See a doctor within days to two weeks.';

const RISKS: Readonly<Record<KdigoRisk, BandWords>> = {
  low: { level: 'info', text: 'Nothing in these results points to a raised risk for your kidneys.' },
  moderate: { level: 'see_doctor', text: REPEAT },
  high: { level: 'see_doctor', text: REPEAT },
  very_high: { level: 'see_doctor', text: PROMPT_REVIEW },
};
/** Stages that need prompt review regardless of the urine test. */
const PROMPT_STAGES: readonly KdigoG[] = ['G5', 'G4'];

/** Returns the texts for kidney results. `isReduced`: below 60, or albumin in the urine, by this result alone. */
export function kidneyWords(kidney: {
  risk: KdigoRisk | null;
  possible: readonly KdigoG[];
  isReduced: boolean;
}): BandWords {
  const { risk, possible, isReduced } = kidney;
  if (risk) return RISKS[risk];
  if (possible.every((stage) => PROMPT_STAGES.includes(stage))) return RISKS.very_high;
  return isReduced
    ? RISKS.moderate
    : { level: 'info', text: 'A urine test for albumin is needed to tell more.' };
}

/** Returns the text on the source of an eGFR. */
export function egfrSourceWords({ usedKind }: Pick<EgfrInUse, 'usedKind'>): string {
  return usedKind === 'printed' ? 'printed on your report' : 'calculated here from your creatinine';
}

/** Request to check a printed eGFR that contradicts the creatinine of its sample. */
export const CHECK_EGFR_WORDS =
  'The eGFR and the creatinine of this sample do not fit together. We use the lower value, to be safe. Please check both on your report.';
/** Last sentence of the kidney report. */
export const ONE_KIDNEY_RESULT_WORDS =
  'One result is not a diagnosis: a finding has to last for more than 3 months.';
/** Text on the purpose of the urine test. */
export const NO_URINE_TEST = {
  why: 'Your kidney risk cannot be calculated fully without a urine test.',
  answer: 'Add a urine albumin/creatinine ratio from a laboratory report.',
} as const;

/** Texts for the urine test on its own. */
export const ALBUMIN_WORDS: Readonly<Record<KdigoA, BandWords>> = {
  A1: { level: 'info', text: 'This is in the usual range.' },
  A2: { level: 'see_doctor', text: 'This is higher than usual. Have the test repeated.' },
  A3: {
    level: 'see_doctor',
    text: 'There is a lot of protein in your urine. Discuss it with your doctor soon.',
  },
};
