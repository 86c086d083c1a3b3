import type { ProfileFields } from './ProfileScreen.types.ts';

/** Returns the current values of the fields of a profile; `known` says which fields those are. The identity number is not one. */
export function readProfile(form: HTMLFormElement, known: ProfileFields): ProfileFields {
  const data = new FormData(form);
  const typed = Object.keys(known).map((name) => [name, String(data.get(name) ?? '')]);
  return { ...known, ...Object.fromEntries(typed) };
}
