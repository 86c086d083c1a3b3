import { type GoalInput, type Goals, goalsOf, type PersonalGoal } from '@vitalane/clinical';
import type { ReportTarget } from '@vitalane/contract';
import { healthTargetKinds } from '../../lists/measures.ts';
import type { HealthFacts } from '../health-facts/facts.ts';
import { gather } from '../health-facts/inputs.ts';
import { onceForFacts } from '../health-facts/onceForFacts.ts';
import { riskInputs, riskPercentForGoals } from '../health-facts/risk.ts';

/** Returns the inputs of a patient's goals. */
export function goalInputOf(facts: HealthFacts): GoalInput {
  const inputs = gather(facts, [...riskInputs, 'weight', 'height']);
  return {
    record: facts.record,
    sex: facts.gender?.value.sex ?? null,
    ageYears: inputs.number('age'),
    heightCm: inputs.number('height'),
    weightKg: inputs.number('weight'),
    sgFrsPercent: riskPercentForGoals(inputs, facts),
  };
}

/** Returns a patient's goal for each measure. All reports, lists and charts use it. */
export const goalsFor: (facts: HealthFacts) => Goals = onceForFacts((facts) =>
  goalsOf(goalInputOf(facts), facts.setGoals),
);

/** Returns a goal in the report format; `null` without a number. */
export function toReportTarget({ measure, low, high, setBy }: PersonalGoal): ReportTarget | null {
  if (low === null && high === null) return null;
  const { unit } = targetKind(measure);
  return { code: measure, low, high, unit, source: setBy === 'usual' ? 'default' : 'custom' };
}

/** Returns the name and unit of a measure. */
export function targetKind(measure: PersonalGoal['measure']) {
  const kind = healthTargetKinds.find(({ code }) => code === measure);
  if (!kind) throw new Error(`Unknown target ${measure}`);
  return kind;
}
