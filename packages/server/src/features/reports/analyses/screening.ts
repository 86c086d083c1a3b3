import {
  ANSWERED_BY,
  type AnsweredInput,
  cancerScreening,
  countsAs,
  DIABETES_CHECK_LABELS,
  diabetesChecks,
  diabetesCheckWords,
  discussInPregnancy,
  SCREENING_LABELS,
  SCREENING_REPORT,
  type ScreenedCancer,
  type ScreeningAdvice,
  screeningAdvice,
  screeningWords,
} from '@vitalane/clinical';
import type { HealthFacts } from '../../health-facts/facts.ts';
import type { Inputs } from '../../health-facts/inputs.ts';
import { resultInUse } from '../../health-facts/labs.ts';
import { explain, type Part } from '../../health-facts/parts.ts';
import { familyHistoryOf, lastDoneOn } from '../../record/record.facts.ts';
import type { Report } from '../report.ts';
import { unansweredPart } from '../unanswered.ts';

const allCancers: readonly ScreenedCancer[] = ['breast', 'cervical', 'colorectal'];
const ofWomen: readonly ScreenedCancer[] = ['breast', 'cervical'];

function advicePart(advice: Record<ScreenedCancer, ScreeningAdvice>, inputs: Inputs): Part {
  // A man hears of a test for women only when his family history makes it one to discuss.
  const isLeftOut = (code: ScreenedCancer) =>
    inputs.text('sex') === 'male' && ofWomen.includes(code) && advice[code].advice === 'not_routine';
  const cancers = allCancers.filter((code) => !isLeftOut(code));
  return {
    findings: cancers.map((code) => {
      const { level, text, advice: action } = screeningWords(advice[code]);
      return { label: SCREENING_LABELS[code], text, status: level, ...(action && { action }) };
    }),
    values: cancers.map((code) => ({
      code,
      label: SCREENING_LABELS[code],
      value: null,
      unit: null,
      category: categoryOf(advice[code]),
      dueOn: advice[code].nextDue ?? null,
    })),
    advice: [
      ...screeningAdvice({
        ageYears: inputs.number('age'),
        everSexuallyActive: inputs.flag('everSexuallyActive'),
        cervical: advice.cervical,
      }),
    ],
  };
}

/** Returns when a recommended test is due, else the advice. */
function categoryOf({ advice, timing }: ScreeningAdvice): string {
  return advice === 'recommended' && timing ? timing : advice;
}

/** Returns the yearly checks of a patient with diabetes; empty for others, and while the answer is open. */
function diabetesPart(facts: HealthFacts): Part {
  const { items } = facts.record;
  if (countsAs(items.diabetes) !== true) return {};
  const isPregnant = countsAs(items.pregnancy) === true;
  const checks = diabetesChecks(facts.asOf, resultInUse(facts, 'uacr')?.test.date ?? null);
  return {
    findings: checks.map((check) => {
      const { level, text } = diabetesCheckWords(check, isPregnant);
      return { label: DIABETES_CHECK_LABELS[check.check], text, status: level };
    }),
    values: checks.map(({ check, timing, nextDue }) => ({
      code: check,
      label: DIABETES_CHECK_LABELS[check],
      value: null,
      unit: null,
      category: isPregnant ? 'discuss' : (timing ?? 'yearly'),
      dueOn: isPregnant ? null : nextDue,
    })),
  };
}

/** Returns the advice adapted to a pregnancy. */
function discussAll({
  breast,
  cervical,
  colorectal,
}: Record<ScreenedCancer, ScreeningAdvice>): Record<ScreenedCancer, ScreeningAdvice> {
  return {
    breast: discussInPregnancy(breast),
    cervical: discussInPregnancy(cervical),
    colorectal: discussInPregnancy(colorectal),
  };
}

/** Alternative tests: when the date of one is known, the others are not requested. */
const tests = [['lastMammogram'], ['lastPap', 'lastHpv'], ['lastFit', 'lastColonoscopy']] as const;

/** Returns the inputs of the advice, besides age and sex. */
function requestedInputs({ record }: HealthFacts): readonly AnsweredInput[] {
  const isOpen = (names: (typeof tests)[number]) =>
    names.every((name) => lastDoneOn(record, ANSWERED_BY[name]) === null);
  return ['everSexuallyActive', 'hadTotalHysterectomy', ...tests.filter(isOpen).flat()];
}

/** Report on due cancer screening, for people without symptoms. */
export const screeningReport: Report = {
  ...SCREENING_REPORT,
  name: 'cancer-screening-recommendations',
  inputs: ['age', 'sex', 'everSexuallyActive', 'hadTotalHysterectomy'],
  analyse(inputs, facts: HealthFacts) {
    const { asOf, record } = facts;
    const result = cancerScreening({
      sex: inputs.text('sex'),
      ageYears: inputs.number('age'),
      asOf,
      everSexuallyActive: inputs.flag('everSexuallyActive'),
      hadTotalHysterectomy: inputs.flag('hadTotalHysterectomy'),
      lastMammogram: lastDoneOn(record, 'mammogram'),
      lastPap: lastDoneOn(record, 'pap_test'),
      lastHpv: lastDoneOn(record, 'hpv_test'),
      lastFit: lastDoneOn(record, 'stool_test'),
      lastColonoscopy: lastDoneOn(record, 'colonoscopy'),
      familyHistory: familyHistoryOf(record),
    });
    const subject = { label: SCREENING_REPORT.title, what: 'Which screening tests are for you' };
    const part = explain(subject, result, (advice) =>
      advicePart(countsAs(record.items.pregnancy) ? discussAll(advice) : advice, inputs),
    );
    const scope = { part: 'screening', label: subject.label } as const;
    return [
      { ...part, scope },
      { ...diabetesPart(facts), scope },
      { ...unansweredPart(facts, requestedInputs(facts)), scope },
    ];
  },
};
