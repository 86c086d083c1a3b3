import { couldBePregnant, countsAs, isAfterBirth, type PartPerson } from '@vitalane/clinical';
import { completedYears } from '@vitalane/time';
import type { HealthFacts } from './facts.ts';

/** Returns what decides which parts of a report are for a person. */
export function scopeOf({ record, dateOfBirth, asOf }: HealthFacts): PartPerson {
  return {
    ageYears: dateOfBirth === null ? null : completedYears(dateOfBirth, asOf),
    isPregnant: countsAs(record.items.pregnancy),
    isAfterBirth: isAfterBirth(record),
  };
}

/** Returns true for somebody who could be pregnant and has not said. */
export function mayBePregnant(facts: HealthFacts): boolean {
  const { ageYears, isPregnant } = scopeOf(facts);
  return isPregnant === null && couldBePregnant({ sex: facts.gender?.value.sex ?? null, ageYears });
}
