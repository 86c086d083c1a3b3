import { unitText } from '@vitalane/clinical';
import type { MedicineGroup } from '@vitalane/contract';
import type { FieldOption } from '@vitalane/ui';
import type { ItemOption } from '@vitalane/ui/screens/HealthForm';
import { api } from './client.ts';

/** Lookup lists change only with a release. */
const staticOptions = { staleTime: Number.POSITIVE_INFINITY };

type LookupPath = '/genders' | '/ethnicities' | '/chronic_conditions' | '/documents/get-type';

/** Returns a list of options for form fields. */
export function useLookup(path: LookupPath) {
  return api.useQuery('get', path, {}, staticOptions);
}

/** Returns the groups of medicines, each with the names that belong to it. */
export function useMedicineGroups() {
  return api.useQuery('get', '/currently_medications', {}, staticOptions);
}

/** Returns the dimensions of laboratory results and readings, with units and ranges. */
export function useDimensions() {
  return api.useQuery('get', '/dimensions', {}, staticOptions);
}

/** Returns the entries of a list as options of a field. */
export function toOptions({ items }: { items: readonly { uuid: string; name: string }[] }): FieldOption[] {
  return items.map(({ uuid, name }) => ({ value: uuid, label: name }));
}

/** Returns groups of medicines as options, which the names of their medicines find. */
export function toGroupOptions({ items }: { items: readonly MedicineGroup[] }): ItemOption[] {
  return items.map(({ uuid, name, includes }) => ({ value: uuid, label: name, includes }));
}

/** Returns a unit as an option of a field, spelt as printed. */
export function toUnitOption(unit: string): FieldOption {
  return { value: unit, label: unitText(unit) };
}
