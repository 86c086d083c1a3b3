import {
  CITATIONS,
  cancerScreening,
  countsAs,
  type ScreenedCancer,
  type ScreeningAdvice,
  type ScreeningTest,
} from '@vitalane/clinical';
import { familyHistoryOf } from '../../record/record.facts.ts';
import type { HealthFacts } from '../facts.ts';
import type { Inputs } from '../inputs.ts';
import { explain, type LevelledFinding, type Part } from '../parts.ts';
import type { Report } from '../report.ts';
import { dayText } from '../sentences.ts';

const cancers: readonly { code: ScreenedCancer; label: string }[] = [
  { code: 'breast', label: 'Breast screening' },
  { code: 'cervical', label: 'Cervical screening' },
  { code: 'colorectal', label: 'Bowel screening' },
];

const tests: Record<ScreeningTest, string> = {
  mammogram: 'a mammogram (breast X-ray)',
  pap: 'a Pap test',
  hpv: 'an HPV test',
  fit: 'a stool test (two samples)',
};

const oldFromYears = 75;

function findingFor(label: string, advice: ScreeningAdvice): LevelledFinding {
  const { test, due, nextDue } = advice;
  if (advice.advice === 'discuss') {
    const about = test ? ` about ${tests[test]}` : '';
    return {
      label,
      text: `Talk to your doctor${about}: what fits you may differ from the usual plan.`,
      status: 'act',
    };
  }
  if (test === null || nextDue === undefined) {
    return { label, text: 'Not a routine test at your age.', status: 'info' };
  }
  return due
    ? { label, text: `You may be due for ${tests[test]}. Book with your clinic.`, status: 'act' }
    : { label, text: `Your next test, ${tests[test]}, is due on ${dayText(nextDue)}.`, status: 'info' };
}

function advicePart(advice: Record<ScreenedCancer, ScreeningAdvice>, inputs: Inputs): Part {
  const mayNotNeedCervical =
    inputs.flag('everSexuallyActive') === null && advice.cervical.advice === 'recommended';
  return {
    findings: cancers.map(({ code, label }) => findingFor(label, advice[code])),
    values: cancers.map(({ code, label }) => ({
      code,
      label,
      value: null,
      unit: null,
      category: advice[code].advice,
      dueOn: advice[code].nextDue ?? null,
    })),
    advice: [
      ...(mayNotNeedCervical ? ['Cervical screening is for women who have ever been sexually active.'] : []),
      ...((inputs.number('age') ?? 0) > oldFromYears
        ? ['At your age, ask your doctor which tests still help you.']
        : []),
      'Tests of the liver, lungs and prostate are for selected people. Ask your doctor whether they are for you.',
    ],
  };
}

/** In pregnancy a test that is recommended otherwise is one to talk about. */
function discussAll(
  advice: Record<ScreenedCancer, ScreeningAdvice>,
): Record<ScreenedCancer, ScreeningAdvice> {
  const discuss = (of: ScreeningAdvice): ScreeningAdvice =>
    of.advice === 'recommended' ? { ...of, advice: 'discuss' } : of;
  const { breast, cervical, colorectal } = advice;
  return { breast: discuss(breast), cervical: discuss(cervical), colorectal: discuss(colorectal) };
}

/** Cancer screening that is due, for people without symptoms. */
export const screeningReport: Report = {
  name: 'cancer-screening-recommendations',
  title: 'Your screening tests',
  model: 'Screen for Life',
  version: '2026',
  sources: [CITATIONS.screening],
  seekCare: [
    'A lump, bleeding, a change in bowel habit or weight loss needs a doctor now: do not wait for a screening test.',
  ],
  inputs: ['age', 'sex', 'everSexuallyActive', 'hadTotalHysterectomy'],
  analyse(inputs, { answers, asOf, record }: HealthFacts) {
    const result = cancerScreening({
      sex: inputs.text('sex'),
      ageYears: inputs.number('age'),
      asOf,
      everSexuallyActive: answers.everSexuallyActive ?? null,
      hadTotalHysterectomy: answers.hadTotalHysterectomy ?? null,
      lastMammogram: answers.lastMammogram ?? null,
      lastPap: answers.lastPap ?? null,
      lastHpv: answers.lastHpv ?? null,
      lastFit: answers.lastFit ?? null,
      lastColonoscopy: answers.lastColonoscopy ?? null,
      familyHistory: familyHistoryOf(record),
    });
    const subject = { label: 'Your screening tests', what: 'Which screening tests are for you' };
    const part = explain(subject, result, (advice) =>
      advicePart(countsAs(record.items.pregnancy) ? discussAll(advice) : advice, inputs),
    );
    return [{ ...part, scope: { part: 'screening', label: subject.label } }];
  },
};
