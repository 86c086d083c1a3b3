import type { ProfileFields } from './ProfileScreen.types.ts';

/** Returns the current field values of a profile. `known` names those fields, without the identity number. */
export function readProfile(form: HTMLFormElement, known: ProfileFields): ProfileFields {
  const data = new FormData(form);
  const typed = Object.keys(known).map((name) => [name, String(data.get(name) ?? '')]);
  return { ...known, ...Object.fromEntries(typed) };
}
