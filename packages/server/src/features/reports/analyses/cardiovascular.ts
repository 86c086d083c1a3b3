import { CITATIONS, type SgFrsRisk } from '@vitalane/clinical';
import type { Level } from '@vitalane/contract';
import type { Inputs } from '../inputs.ts';
import { explain, type Part } from '../parts.ts';
import type { Report } from '../report.ts';
import { categoryOf, riskInputs, riskOf } from '../risk.ts';
import { listOf } from '../sentences.ts';

const levels: Record<string, Level> = {
  low: 'info',
  borderline: 'act',
  intermediate: 'see_doctor',
  high: 'see_doctor',
};
const shownUpToPercent = 30;

/** What lowers the risk and applies to this person. */
const modifiable: readonly { applies(inputs: Inputs): boolean; text: string }[] = [
  { applies: (inputs) => inputs.flag('isSmoker') === true, text: 'stopping smoking' },
  { applies: (inputs) => (inputs.number('sbp') ?? 0) >= 130, text: 'lower blood pressure' },
  { applies: (inputs) => (inputs.number('tc') ?? 0) >= 5.2, text: 'lower cholesterol' },
  { applies: () => true, text: 'being active' },
];

function chanceText({ riskText, riskPercent }: SgFrsRisk): string {
  if (riskPercent > shownUpToPercent) return `More than ${shownUpToPercent} in 100 people`;
  return riskText === '<1' ? 'Fewer than 1 in 100 people' : `About ${riskPercent} in 100 people`;
}

function riskPart(inputs: Inputs, risk: SgFrsRisk): Part {
  const ways = listOf(modifiable.filter(({ applies }) => applies(inputs)).map(({ text }) => text));
  const isAboveShown = risk.riskPercent > shownUpToPercent;
  return {
    category: risk.category,
    findings: [
      {
        label: 'Your risk in ten years',
        text: `${chanceText(risk)} with similar numbers may develop heart artery disease in 10 years. It can be lowered by ${ways}. The estimate can be too high for some groups.`,
        status: levels[risk.category] ?? 'info',
      },
    ],
    values: [
      {
        code: 'risk10y',
        label: isAboveShown ? 'Risk in ten years, at least' : 'Risk in ten years',
        value: Math.min(risk.riskPercent, shownUpToPercent),
        unit: '%',
        category: risk.category,
      },
    ],
    advice: ['Go through this estimate with your doctor.'],
  };
}

/** People with one of these are past what the score can say: their category follows from the condition. */
function conditionPart(inputs: Inputs): Part {
  return explain({ label: 'Your risk', what: 'Your risk category' }, categoryOf(inputs), ({ category }) => ({
    category,
    findings: [
      {
        label: 'Your risk',
        text: 'With a condition that you have named, the risk to the heart is counted as raised, whatever the numbers say. Your doctor sets your goals.',
        status: 'see_doctor',
      },
    ],
    missing: [
      {
        field: 'risk10y',
        status: 'not_applicable',
        why: 'The ten-year estimate is made for people without heart or artery disease, diabetes, kidney disease or inherited high cholesterol.',
        answer: 'Ask your doctor.',
      },
    ],
  }));
}

const conditions = ['hasAcs', 'hasAscvd', 'hasDiabetes', 'hasCkd', 'hasFh'] as const;

/** Ten-year risk of heart artery disease by SG-FRS-2023. */
export const cardiovascularReport: Report = {
  name: 'cardiovascular-risk-analysis',
  title: 'Your heart and arteries',
  model: 'SG-FRS-2023',
  version: '2023',
  sources: [CITATIONS.cardiovascular],
  seekCare: [
    'Chest pain or pressure, breathlessness, a drooping face, weak arm or slurred speech: call 995.',
  ],
  inputs: riskInputs,
  isForEveryone: false,
  analyse(inputs) {
    if (conditions.some((code) => inputs.flag(code) === true)) return [conditionPart(inputs)];
    const subject = { label: 'Your risk in ten years', what: 'Your risk in ten years' };
    return [explain(subject, riskOf(inputs), (risk) => riskPart(inputs, risk))];
  },
};
