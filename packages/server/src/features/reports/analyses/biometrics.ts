import {
  BIOMETRICS_REPORT,
  BMI_WORDS,
  bmi,
  WAIST_WORDS,
  WEIGHT_LOSS_ADVICE,
  waistCategory,
} from '@vitalane/clinical';
import { quantityText } from '../../../own-units/ownUnits.ts';
import { firstStepOf, goalWords } from '../../goals/goalParts.ts';
import { goalsFor, toReportTarget } from '../../goals/goals.ts';
import type { HealthFacts } from '../../health-facts/facts.ts';
import type { Inputs } from '../../health-facts/inputs.ts';
import { explain, findingOf, type Part } from '../../health-facts/parts.ts';
import { reportValue } from '../../health-facts/quantities.ts';
import type { Report } from '../report.ts';
import { diarySeries } from '../series.ts';
import { weightAlertPart } from './alerts.ts';

function bmiParts(inputs: Inputs, { units }: HealthFacts): Part[] {
  const label = 'Your BMI';
  const scope = { part: 'bmi_band', label, isDerived: true } as const;
  const result = bmi({ weightKg: inputs.number('weight'), heightCm: inputs.number('height') });
  const part = explain({ label, what: label }, result, ({ bmi: value, category }): Part => {
    return {
      category,
      findings: [findingOf(label, `${quantityText(units, 'bmi', value)}.`, BMI_WORDS[category])],
      values: [reportValue('bmi', value, { category })],
    };
  });
  const weightLoss = result.status === 'ok' ? WEIGHT_LOSS_ADVICE[result.category] : undefined;
  return [
    { ...part, scope },
    weightLoss ? { scope: { part: 'weight_loss_goal', label: 'Your weight' }, actions: [weightLoss] } : {},
  ];
}

function rangePart(facts: HealthFacts): Part {
  const goal = goalsFor(facts).goals.weight;
  const target = toReportTarget(goal);
  const label = 'Your weight goal';
  const texts = [goalWords(facts, goal), firstStepOf(facts, goal)];
  return {
    findings: [{ label, text: texts.filter((text) => text).join(' '), status: 'info' }],
    ...(target && { target }),
    scope: { part: 'targets', label },
  };
}

function waistPart(inputs: Inputs, { units }: HealthFacts): Part {
  const label = 'Your waist';
  const waistCm = inputs.number('waist');
  const result = waistCategory({ sex: inputs.text('sex'), waistCm });
  const part = explain({ label, what: 'What your waist says' }, result, ({ category }): Part => {
    const plain = `${quantityText(units, 'waist', waistCm ?? 0)}.`;
    return {
      values: [reportValue('waist', waistCm, { category })],
      findings: [findingOf(label, plain, WAIST_WORDS[category])],
    };
  });
  return { ...part, scope: { part: 'waist_band', label } };
}

/** Report on weight, height and waist. */
export const biometricReport: Report = {
  ...BIOMETRICS_REPORT,
  name: 'biometric-analysis',
  alertKinds: ['weight_gain'],
  inputs: ['weight', 'height', 'waist', 'sex'],
  analyse: (inputs, facts) => [
    weightAlertPart(facts),
    ...bmiParts(inputs, facts),
    rangePart(facts),
    waistPart(inputs, facts),
    diarySeries('weight', 'kg', facts.weight),
  ],
};
