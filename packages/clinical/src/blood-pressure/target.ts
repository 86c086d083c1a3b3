import { evaluate, type Input, type Values } from '../evaluate.ts';
import { adultAge, each, flag, optionalQuantities } from '../fields.ts';
import { ok, type Result } from '../result.ts';

const FIELDS = {
  ageYears: adultAge,
  ...each(flag, 'hasCvd', 'hasCkd', 'hasDiabetes', 'hasHmod', 'isFrail'),
  ...optionalQuantities('sgFrsPercent'),
};
/** Age above which the goal is less strict. */
export const OLDER_ABOVE_YEARS = 80;
/** Ten-year risk above which the goal is strict. */
export const HIGH_RISK_ABOVE_PERCENT = 20;

/** Clinic pressures to stay below, in mmHg, and their rule. */
export interface BpTarget {
  sbpBelowMmHg: number;
  dbpBelowMmHg: number;
  basis: 'older_or_frail' | 'high_risk' | 'low_intermediate';
}

/** Clinic goals by rule. */
export const BP_GOALS: Readonly<Record<BpTarget['basis'], BpTarget>> = {
  older_or_frail: { sbpBelowMmHg: 150, dbpBelowMmHg: 90, basis: 'older_or_frail' },
  high_risk: { sbpBelowMmHg: 130, dbpBelowMmHg: 80, basis: 'high_risk' },
  low_intermediate: { sbpBelowMmHg: 140, dbpBelowMmHg: 90, basis: 'low_intermediate' },
};

function basisFor(person: Values<typeof FIELDS>): BpTarget['basis'] {
  if (person.ageYears > OLDER_ABOVE_YEARS || person.isFrail) return 'older_or_frail';
  const hasCondition = person.hasCvd || person.hasCkd || person.hasDiabetes || person.hasHmod;
  const hasHighScore = (person.sgFrsPercent ?? 0) > HIGH_RISK_ABOVE_PERCENT;
  return hasCondition || hasHighScore ? 'high_risk' : 'low_intermediate';
}

/**
 * Returns the default clinic blood pressure goal of an adult; a goal set by a doctor replaces it. `hasHmod` is organ
 * damage from high pressure; `sgFrsPercent` may be unknown. Errors: `missing` (an unknown flag counts),
 * `implausible`, `not_applicable` under 18. Source: ACE Clinical Guidance "Hypertension", December 2023, table 1.
 */
export function bpTarget(input: Input<typeof FIELDS>): Result<BpTarget> {
  return evaluate(FIELDS, input, (person) => ok(BP_GOALS[basisFor(person)]));
}
