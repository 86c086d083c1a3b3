import { unitText } from '@vitalane/clinical';
import type { HealthFormLists } from '@vitalane/ui/screens/HealthForm';
import { joinRemote, toRemote } from '../lib/remote.ts';
import { toGroupOptions, toOptions, useDimensions, useLookup, useMedicineGroups } from './lookups.ts';

/** Returns units as options, spelt as printed. */
export function toUnitChoices(units: readonly string[]): { value: string; label: string }[] {
  return units.map((value) => ({ value, label: unitText(value) }));
}

/** Returns the option lists of a health form. */
export function useHealthFormLists() {
  const answers = {
    dimensions: useDimensions(),
    genders: useLookup('/genders'),
    ethnicities: useLookup('/ethnicities'),
    conditions: useLookup('/chronic_conditions'),
    medications: useMedicineGroups(),
  };
  const people = joinRemote(
    toRemote(answers.genders),
    toRemote(answers.ethnicities),
    (genders, ethnicities) => ({
      genders: toOptions(genders),
      ethnicities: toOptions(ethnicities),
    }),
  );
  const health = joinRemote(
    toRemote(answers.conditions),
    toRemote(answers.medications),
    (conditions, medications) => ({
      chronicConditions: toOptions(conditions),
      currentMedications: toGroupOptions(medications),
    }),
  );
  const lists = joinRemote(
    joinRemote(people, health, (profileLists, healthLists) => ({ ...profileLists, ...healthLists })),
    toRemote(answers.dimensions),
    (offered, { items }): HealthFormLists => ({
      ...offered,
      dimensions: items.map((item) => ({ ...item, unitChoices: toUnitChoices(item.unitChoices) })),
    }),
  );
  const refetch = () => Promise.all(Object.values(answers).map((answer) => answer.refetch()));
  return { lists, refetch };
}
