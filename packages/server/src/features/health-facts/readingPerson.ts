import { countsAs } from '@vitalane/clinical';
import type { ReadingPerson } from '@vitalane/contract';
import type { HealthFacts } from './facts.ts';
import { mayKeepWater } from './keepsWater.ts';
import { scopeOf } from './scope.ts';

/** Returns the facts that decide which readings of a patient are dangerous, and what the advice about them says. */
export function readingPersonOf(facts: HealthFacts): ReadingPerson {
  const { items } = facts.record;
  const { ageYears = null, isPregnant = null, isAfterBirth = false } = scopeOf(facts);
  return {
    ageYears,
    isPregnant,
    isAfterBirth,
    hasDiabetes: countsAs(items.diabetes),
    takesPressureMedicine: countsAs(items.blood_pressure_medicine),
    keepsWater: mayKeepWater(facts),
    hasCopd: countsAs(items.copd),
  };
}
