import type { FieldOption } from '@vitalane/ui';
import { api } from './client.ts';

/** Lists change with a release, not while somebody uses them. */
const lasting = { staleTime: Number.POSITIVE_INFINITY };

type LookupPath =
  | '/genders'
  | '/ethnicities'
  | '/chronic_conditions'
  | '/currently_medications'
  | '/documents/get-type';

/** Returns a list that fields offer. */
export function useLookup(path: LookupPath) {
  return api.useQuery('get', path, {}, lasting);
}

/** Returns what laboratories and people measure, with units and ranges. */
export function useDimensions() {
  return api.useQuery('get', '/dimensions', {}, lasting);
}

/** Returns entries of a list as a field offers them. */
export function toOptions({ items }: { items: readonly { uuid: string; name: string }[] }): FieldOption[] {
  return items.map(({ uuid, name }) => ({ value: uuid, label: name }));
}
