import { type GoalInput, type Goals, goalsOf, type PersonalGoal } from '@vitalane/clinical';
import type { ReportTarget } from '@vitalane/contract';
import type { HealthFacts } from '../../health-facts/facts.ts';
import { gather } from '../../health-facts/inputs.ts';
import { onceForFacts } from '../../health-facts/onceForFacts.ts';
import { riskInputs, riskPercentForGoals } from '../../health-facts/risk.ts';
import { healthTargetKinds } from '../../lists/measures.ts';

/** Returns what the goals of a person are computed from. */
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

/** Returns the one goal of a person for each measure. Every report, list and chart reads these. */
export const goalsFor: (facts: HealthFacts) => Goals = onceForFacts((facts) =>
  goalsOf(goalInputOf(facts), facts.setGoals),
);

/** Returns a goal as reports carry it; null where there is no number. */
export function toReportTarget({ measure, low, high, setBy }: PersonalGoal): ReportTarget | null {
  if (low === null && high === null) return null;
  const { unit } = targetKind(measure);
  return { code: measure, low, high, unit, source: setBy === 'usual' ? 'default' : 'custom' };
}

/** Returns the name and unit of a measure. */
export function targetKind(measure: PersonalGoal['measure']) {
  const kind = healthTargetKinds.find(({ code }) => code === measure);
  if (!kind) throw new Error(`There is no target ${measure}`);
  return kind;
}
