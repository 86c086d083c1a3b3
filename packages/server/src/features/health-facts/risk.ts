import {
  type CvRisk,
  cvRiskCategory,
  type Failure,
  type Result,
  riskForGoals,
  riskInputSpan,
  type SgFrsRisk,
  sgFrs2023,
} from '@vitalane/clinical';
import type { HealthFacts } from './facts.ts';
import { anyOf } from './flags.ts';
import type { InputCode, Inputs } from './inputs.ts';
import { pressureForRisk } from './riskPressure.ts';

/** Inputs of the ten-year risk and of the goals that depend on it. */
export const riskInputs = [
  'age',
  'sex',
  'ethnicity',
  'tc',
  'hdl',
  'riskSbp',
  'onBpMedication',
  'isSmoker',
  'hasAcs',
  'hasAscvd',
  'hasDiabetes',
  'hasCkd',
  'hasFh',
  'hasHypertension',
  'hasOrganDamage',
  'hasEarlyFamilyHeartDisease',
] as const satisfies readonly InputCode[];

/** Returns a patient as input of the clinical functions on heart, pressure and targets. */
function personOf(inputs: Inputs) {
  const person = {
    sex: inputs.text('sex'),
    ageYears: inputs.number('age'),
    ethnicity: inputs.text('ethnicity'),
    tcMmolL: inputs.number('tc'),
    hdlMmolL: inputs.number('hdl'),
    sbpMmHg: inputs.number('riskSbp'),
    heightCm: inputs.number('height'),
    weightKg: inputs.number('weight'),
    onBpMedication: inputs.flag('onBpMedication'),
    isSmoker: inputs.flag('isSmoker'),
    hasAcs: inputs.flag('hasAcs'),
    hasAscvd: inputs.flag('hasAscvd'),
    hasDiabetes: inputs.flag('hasDiabetes'),
    hasCkd: inputs.flag('hasCkd'),
    hasFh: inputs.flag('hasFh'),
    isFrail: inputs.flag('isFrail'),
    hasHmod: inputs.flag('hasOrganDamage'),
  };
  // Without a condition the score alone decides, so an unanswered question must not block it.
  return { ...person, otherMajorRiskFactor: hasCondition(person) ? otherMajorRiskFactor(inputs) : false };
}

/**
 * Returns whether the patient smokes, or has high blood pressure, organ damage, or early heart disease in the
 * family.
 */
function otherMajorRiskFactor(inputs: Inputs): boolean | null {
  return anyOf([
    inputs.flag('isSmoker'),
    anyOf([inputs.flag('hasHypertension'), inputs.flag('onBpMedication')]),
    inputs.flag('hasOrganDamage'),
    inputs.flag('hasEarlyFamilyHeartDisease'),
  ]);
}

type Conditions = Record<'hasAcs' | 'hasAscvd' | 'hasFh' | 'hasDiabetes' | 'hasCkd', boolean | null>;

function hasCondition({ hasAcs, hasAscvd, hasFh, hasDiabetes, hasCkd }: Conditions): boolean {
  return [hasAcs, hasAscvd, hasFh, hasDiabetes, hasCkd].includes(true);
}

/** Returns the ten-year risk by SG-FRS-2023. Its measured inputs must be within a year of each other. */
export function riskOf(inputs: Inputs): Result<SgFrsRisk> {
  const risk = sgFrs2023(personOf(inputs));
  if (risk.status !== 'ok') return risk;
  const measured = ['tc', 'hdl', 'riskSbp'] as const;
  const span = riskInputSpan({ measuredOn: measured.flatMap((code) => inputs.date(code) ?? []) });
  const isTooWide = span.status === 'ok' && !span.isWithinLimit;
  return isTooWide ? ({ status: 'out_of_range', fields: ['tcMmolL', 'sbpMmHg'] } satisfies Failure) : risk;
}

/** Returns the ten-year risk in percent for goals; `null` without one. */
export function riskPercentForGoals(inputs: Inputs, facts: HealthFacts): number | null {
  const risk = riskOf(inputs);
  return risk.status === 'ok' ? riskForGoals(risk.riskPercent, pressureForRisk(facts)) : null;
}

/** Returns the risk category of a patient whose condition determines it. */
export function categoryOf(inputs: Inputs): Result<CvRisk> {
  return cvRiskCategory(personOf(inputs));
}
