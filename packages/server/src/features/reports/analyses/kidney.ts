import { CITATIONS, egfrCkdEpi2021, type KdigoRisk, kdigoStage } from '@vitalane/clinical';
import type { Level } from '@vitalane/contract';
import { ageInYears } from '../age.ts';
import type { HealthFacts } from '../facts.ts';
import type { Inputs } from '../inputs.ts';
import { explain, type Part } from '../parts.ts';
import { precise, quantityText, rounded } from '../quantities.ts';
import type { Report } from '../report.ts';
import { labSeries } from '../series.ts';

const repeat =
  'This may suggest reduced kidney function or protein loss. It should be repeated within about 3 months.';

const words: Record<KdigoRisk, { level: Level; text: string }> = {
  low: { level: 'info', text: 'Nothing points to a raised kidney risk in these results.' },
  moderate: { level: 'see_doctor', text: repeat },
  high: { level: 'see_doctor', text: repeat },
  very_high: { level: 'see_doctor', text: 'This needs prompt medical review, within days to two weeks.' },
};
const reduced = { level: 'see_doctor', text: repeat } as const;
const withoutUrine = { level: 'info', text: 'A urine test for albumin is needed to tell more.' } as const;

function filtrationOf(inputs: Inputs, facts: HealthFacts) {
  const creatinineUmolL = inputs.number('creatinine');
  const measuredOn = inputs.date('creatinine');
  const ageYears =
    facts.dateOfBirth && measuredOn ? ageInYears(facts.dateOfBirth, measuredOn) : inputs.number('age');
  return egfrCkdEpi2021({ sex: inputs.text('sex'), ageYears, creatinineUmolL });
}

function stagePart(egfr: number, inputs: Inputs, { units }: HealthFacts): Part {
  const uacrMgMmol = inputs.number('uacr');
  const subject = { label: 'Your kidney risk', what: 'Your kidney risk' };
  return explain(subject, kdigoStage({ egfr, uacrMgMmol }), ({ g, a, risk, ckdCriterion }) => {
    const { level, text } = risk ? words[risk] : ckdCriterion ? reduced : withoutUrine;
    const urine =
      uacrMgMmol === null ? '' : ` Urine albumin/creatinine ${quantityText(units, 'uacr', uacrMgMmol)}.`;
    return {
      category: risk ?? g,
      findings: [
        {
          label: 'Your kidneys',
          text: `eGFR ${quantityText(units, 'egfr', egfr)}.${urine} ${text}`,
          status: level,
        },
      ],
      values: [
        { code: 'egfr', label: 'eGFR', value: rounded('egfr', egfr), unit: 'mL/min/1.73m2', category: g },
        ...(uacrMgMmol === null
          ? []
          : [
              {
                code: 'uacr',
                label: 'Urine albumin/creatinine',
                value: precise('uacr', uacrMgMmol),
                unit: 'mg/mmol',
                category: a,
              },
            ]),
      ],
      ...(risk === null && {
        missing: [
          {
            field: 'uacr',
            status: 'missing',
            why: 'Your kidney risk cannot be worked out fully.',
            answer: 'Add a urine albumin/creatinine ratio from a laboratory report.',
          },
        ],
      }),
      advice: ['One result is not a diagnosis: a finding has to last for more than 3 months.'],
    };
  });
}

/** Kidney function: the eGFR that the laboratory printed, else the one from creatinine, with the urine test. */
export const kidneyReport: Report = {
  name: 'kidney-health-analysis',
  title: 'Your kidneys',
  model: 'CKD-EPI and KDIGO',
  version: '2021 and 2024',
  sources: [CITATIONS.kidney],
  seekCare: ['Very little urine, swelling of the face or legs, or breathlessness: see a doctor today.'],
  inputs: ['creatinine', 'egfr', 'uacr', 'age', 'sex'],
  isForEveryone: false,
  analyse(inputs, facts) {
    const printed = inputs.number('egfr');
    const parts =
      printed !== null
        ? [stagePart(printed, inputs, facts)]
        : [
            explain({ label: 'Your eGFR', what: 'Your eGFR' }, filtrationOf(inputs, facts), ({ egfr }) =>
              stagePart(egfr, inputs, facts),
            ),
          ];
    return [...parts, labSeries(facts, ['creatinine', 'egfr', 'uacr'])];
  },
};
