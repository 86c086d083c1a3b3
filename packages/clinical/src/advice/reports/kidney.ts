import { CITATIONS } from '../../citations.ts';
import type { EgfrInUse } from '../../kidney/egfrInUse.ts';
import type { KdigoA, KdigoG, KdigoRisk } from '../../kidney/kdigo.ts';
import { allUsualWords, type BandWords, LIMIT_ONLY_WORDS, type ReportFrame } from './words.ts';

/** Frame of the report on the kidneys. */
export const KIDNEY_REPORT: ReportFrame = {
  title: 'Your kidneys',
  model: 'CKD-EPI and KDIGO',
  version: '2021 and 2024',
  sources: [CITATIONS.kidney],
  nothingToDo: allUsualWords('in 12 months'),
  seekCare: ['Very little urine, swelling of the face or legs, or breathlessness: see a doctor today.'],
};

/** Filtration stages in words. Source: KDIGO 2024, from "normal or high" (G1) to "kidney failure" (G5). */
const FILTRATION_WORDS: Readonly<Record<KdigoG, string>> = {
  G1: 'your kidneys work as usual',
  G2: 'your kidneys work slightly less than in a young adult',
  G3a: 'your kidneys work somewhat less than usual',
  G3b: 'your kidneys work clearly less than usual',
  G4: 'your kidneys work much less than usual',
  G5: 'your kidneys work far too little',
};

/** Returns the stages that an eGFR allows, in words: "G4: your kidneys work much less than usual." */
export function filtrationWords(possible: readonly KdigoG[]): string {
  const [stage, ...others] = possible;
  if (stage && others.length === 0) return `${stage}: ${FILTRATION_WORDS[stage]}.`;
  return `${possible.toReversed().join(' or ')}: your report gives only a limit.`;
}

const LOWER = 'By these results the risk that your kidneys get worse is';
const RISK_WORDS: Readonly<Record<KdigoRisk, string>> = {
  low: 'Nothing in these results points to a raised risk for your kidneys.',
  moderate: `${LOWER} somewhat raised.`,
  high: `${LOWER} high.`,
  very_high: `${LOWER} very high.`,
};
const PROMPT_REVIEW = 'See a doctor within days to two weeks. Take these results along.';
const REPEAT = 'Have the kidney tests of blood and urine repeated within about 3 months.';
const SHOW_DOCTOR = 'Show these results to the doctor who looks after your kidneys at your next visit.';
/** Stages that need prompt review regardless of the urine test. */
const PROMPT_STAGES: readonly KdigoG[] = ['G5', 'G4'];

/**
 * Returns the texts for kidney results. `isReduced`: below 60, or albumin in the urine, by this result alone.
 * `isDiagnosed`: whether kidney disease is recorded; then no repetition is needed to find out.
 *
 * @signOff [D] With recorded kidney disease, results that need no prompt review are for the next visit.
 */
export function kidneyWords(kidney: {
  risk: KdigoRisk | null;
  possible: readonly KdigoG[];
  isReduced: boolean;
  isDiagnosed: boolean;
}): BandWords {
  const { risk, possible, isReduced, isDiagnosed } = kidney;
  const text = risk ? RISK_WORDS[risk] : 'A urine test for albumin is needed to tell more.';
  const isPrompt = risk === 'very_high' || possible.every((stage) => PROMPT_STAGES.includes(stage));
  if (isPrompt) return { level: 'see_doctor', text, advice: PROMPT_REVIEW };
  if (isDiagnosed) return { level: isReduced ? 'see_doctor' : 'info', text, advice: SHOW_DOCTOR };
  return isReduced ? { level: 'see_doctor', text, advice: REPEAT } : { level: 'info', text };
}

/** Returns the step that follows from warnings about medicines in a report. `names` are at least one medicine. */
export const kidneyMedicinesStep = (names: readonly string[]) =>
  `Show your clinic or pharmacist what we found about ${names.join(' and ')}.`;

/** Added to the advice while the eGFR is below 60. Source: KDIGO 2024, section on medicines. */
export const PAINKILLER_WORDS =
  'Ask your doctor or pharmacist before you take a painkiller such as ibuprofen or naproxen: it can harm your kidneys.';

/** Returns the text on the source of an eGFR. */
export function egfrSourceWords({ usedKind }: Pick<EgfrInUse, 'usedKind'>): string {
  return usedKind === 'printed' ? 'printed on your report' : 'calculated here from your creatinine';
}

/** Request to check a printed eGFR that contradicts the creatinine of its sample. */
export const CHECK_EGFR_WORDS =
  'The eGFR and the creatinine of this sample do not fit together. We use the lower value, to be safe. Please check both on your report.';
/** Last sentence of the kidney report while no kidney disease is recorded. */
export const ONE_KIDNEY_RESULT_WORDS =
  'One result is not a diagnosis: a finding has to last for more than 3 months.';
/** Text on the purpose of the urine test. */
export const NO_URINE_TEST = {
  why: 'Your kidney risk cannot be calculated fully without a urine test.',
  answer: 'Add a urine albumin/creatinine ratio from a laboratory report.',
} as const;

/** Albumin stages in words. Source: KDIGO 2024, "normal to mildly", "moderately" and "severely increased". */
const ALBUMIN_STAGES: Readonly<Record<KdigoA, string>> = {
  A1: 'A1: this is in the usual range.',
  A2: 'A2: there is more protein in your urine than usual.',
  A3: 'A3: there is much more protein in your urine than usual.',
};
const ALBUMIN_ADVICE: Readonly<Record<Exclude<KdigoA, 'A1'>, string>> = {
  A2: 'Have the urine test repeated within about 3 months.',
  A3: 'Discuss the protein in your urine with your doctor soon.',
};

/** Returns the texts for the urine test on its own; without a stage the result is only a limit. */
export function albuminWords(stage: KdigoA | null, isDiagnosed: boolean): BandWords {
  if (stage === null) return LIMIT_ONLY_WORDS;
  const text = ALBUMIN_STAGES[stage];
  if (stage === 'A1') return { level: 'info', text };
  return {
    level: 'see_doctor',
    text,
    advice: stage === 'A2' && isDiagnosed ? SHOW_DOCTOR : ALBUMIN_ADVICE[stage],
  };
}
