import { joinRemote, toRemote } from '../lib/remote.ts';
import { toGroupOptions, toOptions, useLookup, useMedicineGroups } from './lookups.ts';

/** Returns the option lists for what is known of a person: gender, ethnicity, conditions and medicines. */
export function useProfileLists() {
  const answers = {
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
  const lists = joinRemote(people, health, (profileLists, healthLists) => ({
    ...profileLists,
    ...healthLists,
  }));
  const refetch = () => Promise.all(Object.values(answers).map((answer) => answer.refetch()));
  return { lists, refetch };
}
