import { couldBePregnant, countsAs, isAfterBirth, type PartPerson } from '@vitalane/clinical';
import { completedYears } from '@vitalane/time';
import type { HealthFacts } from './facts.ts';

/** Returns the facts that decide which parts of a report apply to a patient. */
export function scopeOf({ record, dateOfBirth, asOf }: HealthFacts): PartPerson {
  return {
    ageYears: dateOfBirth === null ? null : completedYears(dateOfBirth, asOf),
    isPregnant: countsAs(record.items.pregnancy),
    isAfterBirth: isAfterBirth(record),
  };
}

/** Returns whether a patient could be pregnant and has not answered the question. */
export function mayBePregnant(facts: HealthFacts): boolean {
  const { ageYears, isPregnant } = scopeOf(facts);
  return isPregnant === null && couldBePregnant({ sex: facts.gender?.value.sex ?? null, ageYears });
}
