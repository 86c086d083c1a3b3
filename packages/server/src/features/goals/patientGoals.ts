import { goalText, type PersonalGoal, TARGET_LIMITS } from '@vitalane/clinical';
import type { PatientGoal } from '@vitalane/contract';
import { healthTargetKinds } from '../../lists/measures.ts';
import { type OwnUnits, quantityText } from '../../own-units/ownUnits.ts';
import type { HealthFacts } from '../health-facts/facts.ts';
import { goalsFor } from './goals.ts';

/** Returns all goals of a patient for a doctor: numbers in the canonical unit of each measure, texts in the reader's. */
export function patientGoals(facts: HealthFacts): PatientGoal[] {
  const { goals } = goalsFor(facts);
  return healthTargetKinds.map(({ code, label, unit }) => ({
    label,
    unit,
    ...toGoal(goals[code], facts.units),
  }));
}

function toGoal(goal: PersonalGoal, units: OwnUnits): Omit<PatientGoal, 'label' | 'unit'> {
  const { measure: code, low, high, homeHigh, setBy, announcement, words, doctorReason: reason } = goal;
  const { min, max } = TARGET_LIMITS[code];
  return {
    code,
    low,
    high,
    homeHigh,
    setBy,
    text: goalText(goal, (value) => quantityText(units, code, value)),
    words: [announcement, words].filter((text) => text !== null).join(' '),
    reason,
    limits: { min, max },
  };
}
