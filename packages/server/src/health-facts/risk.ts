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

/** What the ten-year risk and the goals that follow from it rest on. */
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

/** Returns a person, as the clinical functions about heart, pressure and targets take one. */
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
  // Without a condition the score alone decides; an unanswered question must not stand in its way.
  return { ...person, otherMajorRiskFactor: hasCondition(person) ? otherMajorRiskFactor(inputs) : false };
}

/** Smoking, high blood pressure, organ damage, or early heart disease in the family. */
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

/** Ten-year risk by SG-FRS-2023. Its measured inputs must lie within a year of each other. */
export function riskOf(inputs: Inputs): Result<SgFrsRisk> {
  const risk = sgFrs2023(personOf(inputs));
  if (risk.status !== 'ok') return risk;
  const measured = ['tc', 'hdl', 'riskSbp'] as const;
  const span = riskInputSpan({ measuredOn: measured.flatMap((code) => inputs.date(code) ?? []) });
  const isTooWide = span.status === 'ok' && !span.isWithinLimit;
  return isTooWide ? ({ status: 'out_of_range', fields: ['tcMmolL', 'sbpMmHg'] } satisfies Failure) : risk;
}

/** Returns the ten-year risk in percent that goals may rest on, or null when there is none. */
export function riskPercentForGoals(inputs: Inputs, facts: HealthFacts): number | null {
  const risk = riskOf(inputs);
  return risk.status === 'ok' ? riskForGoals(risk.riskPercent, pressureForRisk(facts)) : null;
}

/** Returns the risk category of a person whose condition decides it. */
export function categoryOf(inputs: Inputs): Result<CvRisk> {
  return cvRiskCategory(personOf(inputs));
}
