import { dayInWords } from '@vitalane/time';
import { CITATIONS } from '../../citations.ts';
import type { ScreeningAdvice } from '../../screening/cancerScreening.ts';
import type { DiabetesCheck, YearlyCheck } from '../../screening/diabetesChecks.ts';
import type { ScreenedCancer, ScreeningTest } from '../../screening/schedule.ts';
import type { ScreeningTiming } from '../../screening/timing.ts';
import type { BandWords, ReportFrame } from './words.ts';

/** Frame of the report on cancer screening. */
export const SCREENING_REPORT: ReportFrame = {
  title: 'Your screening tests',
  model: 'Screen for Life',
  version: '2026',
  sources: [CITATIONS.screening, CITATIONS.diabetesChecks],
  nothingToDo: 'No screening test is due for you now. Look again in 12 months.',
  seekCare: [
    'A lump, bleeding, a change in bowel habit or weight loss needs a doctor now: do not wait for a screening test.',
  ],
};

/** Labels of the screenings, in display order. */
export const SCREENING_LABELS: Readonly<Record<ScreenedCancer, string>> = {
  breast: 'Breast screening',
  cervical: 'Cervical screening',
  colorectal: 'Bowel screening',
};

const TESTS: Readonly<Record<ScreeningTest, string>> = {
  mammogram: 'a mammogram (breast X-ray)',
  pap: 'a Pap test',
  hpv: 'an HPV test',
  fit: 'a stool test (two samples)',
};

/** Above this age routine screening ends. Source: Screen for Life. */
const ROUTINE_UP_TO_YEARS = 75;

/** Returns the texts for the advice on one screening. */
export function screeningWords({ advice, test, timing, nextDue }: ScreeningAdvice): BandWords {
  if (advice === 'discuss') {
    const about = test ? ` about ${TESTS[test]}` : '';
    return {
      level: 'act',
      text: `Talk to your doctor${about}: what fits you may differ from the usual plan.`,
      advice: `Ask your doctor${about || ' whether a test is right for you'}.`,
    };
  }
  if (test === null || nextDue === undefined || timing === undefined)
    return { level: 'info', text: 'Not a routine test at your age.' };
  return timingWords(TESTS[test], timing, nextDue);
}

const bookWords = (test: string) => `Book ${test} with your clinic.`;

function timingWords(test: string, timing: ScreeningTiming, nextDue: string): BandWords {
  const day = dayInWords(nextDue);
  if (timing === 'overdue') {
    return {
      level: 'act',
      text: `You are overdue for ${test}: it was due on ${day}. Book with your clinic.`,
      advice: bookWords(test),
    };
  }
  if (timing === 'due') {
    return {
      level: 'act',
      text: `You may be due for ${test}. Book with your clinic.`,
      advice: bookWords(test),
    };
  }
  return timing === 'due_soon'
    ? { level: 'info', text: `Your next test, ${test}, is due soon, on ${day}. You can book it now.` }
    : { level: 'info', text: `Your next test, ${test}, is due on ${day}.` };
}

/** Labels of the yearly checks with diabetes. */
export const DIABETES_CHECK_LABELS: Readonly<Record<DiabetesCheck, string>> = {
  eye_photo: 'Eye photo for diabetes',
  foot_check: 'Foot check for diabetes',
  urine_albumin: 'Urine albumin for diabetes',
};

const CHECKS: Readonly<Record<DiabetesCheck, string>> = {
  eye_photo: 'a photo of the back of your eyes',
  foot_check: 'a check of your feet',
  urine_albumin: 'a urine test for albumin',
};

/** Returns the texts for a yearly check with diabetes. In pregnancy the eyes need checks more often. */
export function diabetesCheckWords({ check, timing, nextDue }: YearlyCheck, isPregnant: boolean): BandWords {
  if (isPregnant) {
    const text = `Ask your maternity team when you need ${CHECKS[check]}.`;
    return { level: 'act', text, advice: text };
  }
  if (timing && nextDue) return timingWords(CHECKS[check], timing, nextDue);
  return {
    level: 'info',
    text: `With diabetes you need ${CHECKS[check]} once a year. If your last one was more than 12 months ago, book it with your clinic.`,
    advice: `If your last one was more than 12 months ago, book ${CHECKS[check]} with your clinic.`,
  };
}

/** Returns the general advice beside the screenings. `null` is unknown. */
export function screeningAdvice({
  ageYears,
  everSexuallyActive,
  cervical,
}: {
  readonly ageYears: number | null;
  readonly everSexuallyActive: boolean | null;
  readonly cervical: ScreeningAdvice;
}): readonly string[] {
  const mayNotNeedCervical = everSexuallyActive === null && cervical.advice === 'recommended';
  return [
    ...(mayNotNeedCervical ? ['Cervical screening is for women who have ever been sexually active.'] : []),
    ...((ageYears ?? 0) > ROUTINE_UP_TO_YEARS
      ? ['At your age, ask your doctor which tests still help you.']
      : []),
    'Tests of the liver, lungs and prostate are for selected people. Ask your doctor whether they are for you.',
  ];
}

/** Returns advice in pregnancy, when a recommended test becomes one to discuss. */
export function discussInPregnancy(advice: ScreeningAdvice): ScreeningAdvice {
  return advice.advice === 'recommended' ? { ...advice, advice: 'discuss' } : advice;
}
