import { countsAs } from '@vitalane/clinical';
import type { ReadingFacts } from '@vitalane/contract';
import type { HealthFacts } from '../../health-facts/facts.ts';
import { mayKeepWater } from '../../health-facts/keepsWater.ts';
import { scopeOf } from '../../health-facts/scope.ts';

/** Returns what the advice about a new entry depends on. */
export function readingFactsOf(facts: HealthFacts): ReadingFacts {
  const { ageYears = null, isPregnant = null, isAfterBirth } = scopeOf(facts);
  return {
    ageYears,
    isPregnant,
    isAfterBirth: isAfterBirth ?? false,
    takesPressureMedicine: countsAs(facts.record.items.blood_pressure_medicine),
    keepsWater: mayKeepWater(facts),
  };
}
