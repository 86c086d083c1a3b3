import {
  cancerScreening,
  countsAs,
  discussInPregnancy,
  SCREENING_LABELS,
  SCREENING_REPORT,
  type ScreenedCancer,
  type ScreeningAdvice,
  screeningAdvice,
  screeningWords,
} from '@vitalane/clinical';
import { familyHistoryOf } from '../../record/record.facts.ts';
import type { HealthFacts } from '../facts.ts';
import type { Inputs } from '../inputs.ts';
import { explain, type Part } from '../parts.ts';
import type { Report } from '../report.ts';

const cancers: readonly ScreenedCancer[] = ['breast', 'cervical', 'colorectal'];

function advicePart(advice: Record<ScreenedCancer, ScreeningAdvice>, inputs: Inputs): Part {
  return {
    findings: cancers.map((code) => {
      const { level, text } = screeningWords(advice[code]);
      return { label: SCREENING_LABELS[code], text, status: level };
    }),
    values: cancers.map((code) => ({
      code,
      label: SCREENING_LABELS[code],
      value: null,
      unit: null,
      category: advice[code].advice,
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

/** The same advice for somebody who is pregnant. */
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

/** Cancer screening that is due, for people without symptoms. */
export const screeningReport: Report = {
  ...SCREENING_REPORT,
  name: 'cancer-screening-recommendations',
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
    const subject = { label: SCREENING_REPORT.title, what: 'Which screening tests are for you' };
    const part = explain(subject, result, (advice) =>
      advicePart(countsAs(record.items.pregnancy) ? discussAll(advice) : advice, inputs),
    );
    return [{ ...part, scope: { part: 'screening', label: subject.label } }];
  },
};
