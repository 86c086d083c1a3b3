import { completedYears, countsAs, type PartPerson } from '@vitalane/clinical';
import type { HealthFacts } from './facts.ts';

/** What decides which parts of a report are for a person. */
export function scopeOf({ record, dateOfBirth, asOf }: HealthFacts): PartPerson {
  return {
    ageYears: dateOfBirth === null ? null : completedYears(dateOfBirth, asOf),
    isPregnant: countsAs(record.items.pregnancy),
  };
}

const childbearing = { fromYears: 12, toYears: 55 };

/** True for somebody who could be pregnant and has not said. */
export function mayBePregnant(facts: HealthFacts): boolean {
  const { ageYears, isPregnant } = scopeOf(facts);
  if (isPregnant !== null || facts.gender?.value.sex === 'male') return false;
  return ageYears === null || (ageYears >= childbearing.fromYears && ageYears <= childbearing.toYears);
}
