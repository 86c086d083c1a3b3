import {
  firstStepWords,
  firstWeightStep,
  type Goals,
  type PersonalGoal,
  SMOKING_GOAL,
  TARGETS_REPORT,
} from '@vitalane/clinical';
import { goalPart, isByDoctor, toMissing } from '../../goals/goalParts.ts';
import { goalsFor } from '../../goals/goals.ts';
import type { HealthFacts } from '../facts.ts';
import type { Inputs } from '../inputs.ts';
import type { Part } from '../parts.ts';
import { quantityText } from '../quantities.ts';
import type { Report } from '../report.ts';
import { riskInputs } from '../risk.ts';

/** Both pressures in one sentence, as the clinic and home goals are always named together. */
function pressurePart(facts: HealthFacts, { goals: { sbp, dbp }, pressure }: Goals): Part {
  const label = 'Blood pressure';
  const words = [...new Set([sbp.announcement, pressure?.words, sbp.words, dbp.words])];
  const text = words.filter((part) => part).join(' ');
  const values = [sbp, dbp].flatMap((goal) => goalPart(facts, goal).values ?? []);
  return { findings: [{ label, text, status: 'info' }], values, missing: sbp.needs.map(toMissing) };
}

function weightAdvice(inputs: Inputs, { units }: HealthFacts, { goals: { weight } }: Goals): Part {
  const weightKg = inputs.number('weight');
  if (weightKg === null || weight.high === null || weightKg <= weight.high) return {};
  const { fromKg, toKg } = firstWeightStep(weightKg);
  const [from, to] = [fromKg, toKg].map((kg) => quantityText(units, 'weight', kg));
  return { advice: from && to ? [firstStepWords(from, to)] : [] };
}

/** What to aim for, and who set each goal. */
export const targetsReport: Report = {
  ...TARGETS_REPORT,
  name: 'personal-health-targets',
  inputs: [...riskInputs, 'isFrail', 'weight', 'height'],
  analyse(inputs, facts) {
    const all = goalsFor(facts);
    const { ldl, nonhdl, hba1c, weight, waist, activity } = all.goals;
    const scoped = (part: Part, ...goals: readonly PersonalGoal[]): Part => ({
      ...part,
      scope: { part: 'targets', label: targetsReport.title, isDerived: true, isByDoctor: isByDoctor(goals) },
    });
    return [
      scoped(pressurePart(facts, all), all.goals.sbp, all.goals.dbp),
      ...[ldl, nonhdl, hba1c, weight, waist, activity].map((goal) => scoped(goalPart(facts, goal), goal)),
      scoped(weightAdvice(inputs, facts, all)),
      scoped({ findings: [{ ...SMOKING_GOAL, status: 'info' }] }),
    ];
  },
};
