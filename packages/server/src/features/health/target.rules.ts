import { healthTargets, type Limits, PLAUSIBILITY_LIMITS, type Result } from '@vitalane/clinical';
import type { HealthTarget, HealthTargetChange, TargetCode } from '@vitalane/contract';
import { ApiError, type FieldProblem } from '../../errors.ts';
import { healthTargetKinds, type TargetKind } from '../../lists/measures.ts';
import type { HealthFacts } from '../reports/facts.ts';
import { gather, inputOfField } from '../reports/inputs.ts';
import { categoryOf, isLdlGoalSettled, personOf, riskInputs, riskPercentOf } from '../reports/risk.ts';

type Range = Pick<HealthTarget, 'low' | 'high'>;
type ComputedTarget = Range & Pick<HealthTarget, 'basis'>;

const plausible: Record<TargetCode, Limits> = {
  sbp: PLAUSIBILITY_LIMITS.sbpMmHg,
  dbp: PLAUSIBILITY_LIMITS.dbpMmHg,
  ldl: PLAUSIBILITY_LIMITS.ldlMmolL,
  nonhdl: PLAUSIBILITY_LIMITS.nonHdlMmolL,
  hba1c: PLAUSIBILITY_LIMITS.hba1cPercent,
  weight: PLAUSIBILITY_LIMITS.weightKg,
  waist: PLAUSIBILITY_LIMITS.waistCm,
  activity: PLAUSIBILITY_LIMITS.moderateMinutesPerWeek,
};

/** Refuses a target that would do more harm than good, is implausible, or whose ends are the wrong way round. */
export function checkTarget(kind: TargetKind, { low, high }: Pick<HealthTargetChange, 'low' | 'high'>): void {
  const problems = [
    ...(low === null ? [] : problemsOf('low', kind, low)),
    ...(high === null ? [] : problemsOf('high', kind, high)),
  ];
  if (low === null && high === null)
    problems.push({ name: 'high', message: 'Enter at least one of the two.' });
  if (low !== null && high !== null && low >= high) {
    problems.push({ name: 'low', message: 'The lower end must be below the upper end.' });
  }
  if (problems.length > 0) throw new ApiError('invalid', { fields: problems });
}

function problemsOf(
  name: 'low' | 'high',
  { code, unit, lowestCustomHigh }: TargetKind,
  value: number,
): FieldProblem[] {
  const { min, max } = plausible[code];
  const lowest = name === 'high' ? lowestCustomHigh : min;
  if (value >= lowest && value <= max) return [];
  return [{ name, message: `Choose a value from ${lowest} to ${max} ${unit}.` }];
}

/** The computed targets; where something is missing there is no number, and `basis` says what it needs. */
export function defaultTargets(facts: HealthFacts): Record<TargetCode, ComputedTarget> {
  const inputs = gather(facts, [...riskInputs, 'weight', 'height', 'isFrail']);
  const risk = categoryOf(inputs);
  const person = { ...personOf(inputs), sgFrsPercent: riskPercentOf(inputs) };
  const targets = healthTargets(person);
  const isByDoctor = risk.status === 'ok' && !isLdlGoalSettled(inputs, risk);
  const lipids: typeof targets.lipids = risk.status === 'ok' ? targets.lipids : risk;
  const lipid = (code: TargetCode, high: 'ldlBelowMmolL' | 'nonHdlBelowMmolL') =>
    isByDoctor ? noNumber('Your doctor sets this goal.') : from(code, lipids, (goal) => upTo(goal[high]));
  return {
    sbp: from('sbp', targets.bloodPressure, ({ sbpBelowMmHg }) => upTo(sbpBelowMmHg)),
    dbp: from('dbp', targets.bloodPressure, ({ dbpBelowMmHg }) => upTo(dbpBelowMmHg)),
    ldl: lipid('ldl', 'ldlBelowMmolL'),
    nonhdl: lipid('nonhdl', 'nonHdlBelowMmolL'),
    hba1c:
      targets.hba1c.status === 'ok' && targets.hba1c.atMostPercent === null
        ? noNumber('There is no goal for people without diabetes.')
        : from('hba1c', targets.hba1c, ({ atMostPercent }) => upTo(atMostPercent)),
    weight: from('weight', targets.weight, ({ minKg, maxKg }) => ({ low: minKg, high: maxKg })),
    waist: from('waist', targets.waist, ({ belowCm }) => upTo(belowCm)),
    activity: from('activity', targets.activity, (goal) => ({
      low: goal.minMinutesPerWeek,
      high: goal.maxMinutesPerWeek,
    })),
  };
}

function upTo(high: number | null): Range {
  return { low: null, high };
}

function noNumber(basis: string): ComputedTarget {
  return { low: null, high: null, basis };
}

function from<Values>(
  code: TargetCode,
  result: Result<Values>,
  range: (values: Values) => Range,
): ComputedTarget {
  if (result.status !== 'ok') {
    const labels = result.fields.map((field) => inputOfField(field).label);
    return noNumber(`This needs to be known first: ${labels.join(', ')}.`);
  }
  const { low, high } = range(result);
  return { low, high, basis: sourceOf(code, high) };
}

/** The source of the rule that gives a value; of the first rule where the value is computed. */
function sourceOf(code: TargetCode, high: number | null): string {
  const rules = healthTargetKinds.find((kind) => kind.code === code)?.rules ?? [];
  return (rules.find((rule) => rule.high === high) ?? rules[0])?.source ?? '';
}
