import type { FieldOption } from '@vitalane/ui';
import { api } from './client.ts';

/** Lookup lists change only with a release. */
const staticOptions = { staleTime: Number.POSITIVE_INFINITY };

type LookupPath =
  | '/genders'
  | '/ethnicities'
  | '/chronic_conditions'
  | '/currently_medications'
  | '/documents/get-type';

/** Returns a list of options for form fields. */
export function useLookup(path: LookupPath) {
  return api.useQuery('get', path, {}, staticOptions);
}

/** Returns the dimensions of laboratory results and readings, with units and ranges. */
export function useDimensions() {
  return api.useQuery('get', '/dimensions', {}, staticOptions);
}

/** Returns the entries of a list as options of a field. */
export function toOptions({ items }: { items: readonly { uuid: string; name: string }[] }): FieldOption[] {
  return items.map(({ uuid, name }) => ({ value: uuid, label: name }));
}
