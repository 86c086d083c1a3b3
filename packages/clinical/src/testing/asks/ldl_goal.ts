import { ldlGoal } from '../../index.ts';
import { type GivenPerson, toPerson } from '../goalPerson.ts';

/** Returns the LDL goal; conditions that are not given are absent. */
export function answer({ person }: { readonly person: GivenPerson }): unknown {
  const { belowMmolL: below, ...goal } = ldlGoal(toPerson(person), person.doctorSetLdl ?? null);
  return { ...goal, below };
}
