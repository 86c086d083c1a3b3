import {
  BIOMETRICS_REPORT,
  BMI_WORDS,
  bmi,
  healthyWeightRange,
  WAIST_WORDS,
  WEIGHT_LOSS_ADVICE,
  waistCategory,
} from '@vitalane/clinical';
import type { ReportTarget } from '@vitalane/contract';
import type { HealthFacts } from '../facts.ts';
import type { Inputs } from '../inputs.ts';
import { explain, type Part } from '../parts.ts';
import { quantityText } from '../quantities.ts';
import type { Report } from '../report.ts';
import { diarySeries } from '../series.ts';

function bmiParts(inputs: Inputs, { units }: HealthFacts): Part[] {
  const label = 'Your BMI';
  const scope = { part: 'bmi_band', label, isDerived: true } as const;
  const result = bmi({ weightKg: inputs.number('weight'), heightCm: inputs.number('height') });
  const part = explain({ label, what: label }, result, ({ bmi: value, category }): Part => {
    const { level, text, advice } = BMI_WORDS[category];
    return {
      category,
      findings: [{ label, text: `${quantityText(units, 'bmi', value)}. ${text}`, status: level }],
      values: [{ code: 'bmi', label: 'BMI', value, unit: 'kg/m2', category }],
      ...(advice && { advice: [advice] }),
    };
  });
  const weightLoss = result.status === 'ok' ? WEIGHT_LOSS_ADVICE[result.category] : undefined;
  return [
    { ...part, scope },
    weightLoss ? { scope: { part: 'weight_loss_goal', label: 'Your weight' }, advice: [weightLoss] } : {},
  ];
}

function rangePart(inputs: Inputs, { units, customTargets }: HealthFacts): Part {
  const label = 'Healthy weight for your height';
  const result = healthyWeightRange({ heightCm: inputs.number('height') });
  const part = explain({ label, what: 'Your healthy weight' }, result, ({ minKg, maxKg }): Part => {
    const [from, to] = [minKg, maxKg].map((kg) => quantityText(units, 'weight', kg));
    const own = customTargets.weight;
    const target: ReportTarget = own
      ? { code: 'weight', ...own, unit: 'kg', source: 'custom' }
      : { code: 'weight', low: minKg, high: maxKg, unit: 'kg', source: 'default' };
    return { findings: [{ label, text: `${from} to ${to}.`, status: 'info' }], target };
  });
  return { ...part, scope: { part: 'targets', label } };
}

function waistPart(inputs: Inputs, { units }: HealthFacts): Part {
  const label = 'Your waist';
  const waistCm = inputs.number('waist');
  const result = waistCategory({ sex: inputs.text('sex'), waistCm });
  const part = explain({ label, what: 'What your waist says' }, result, ({ category }): Part => {
    const { level, text } = WAIST_WORDS[category];
    const plain = `${quantityText(units, 'waist', waistCm ?? 0)}.`;
    return {
      values: [{ code: 'waist', label: 'Waist', value: waistCm, unit: 'cm', category }],
      findings: [{ label, text: `${plain} ${text}`, plain, status: level }],
    };
  });
  return { ...part, scope: { part: 'waist_band', label } };
}

/** Weight, height and waist. */
export const biometricReport: Report = {
  ...BIOMETRICS_REPORT,
  name: 'biometric-analysis',
  inputs: ['weight', 'height', 'waist', 'sex'],
  analyse: (inputs, facts) => [
    ...bmiParts(inputs, facts),
    rangePart(inputs, facts),
    waistPart(inputs, facts),
    diarySeries('weight', 'kg', facts.weight),
  ],
};
