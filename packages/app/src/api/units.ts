import { useQuery } from '@tanstack/react-query';
import type { MeasureUnit, UnitOfMeasurement } from '@vitalane/contract';
import type { OwnUnits } from '../session/person.ts';
import { invalidate } from './changes.ts';
import { api } from './client.ts';

export const unitsOfMeasurementQuery = () => api.queryOptions('get', '/unit_of_measurements');

/** Returns the account's units for display and input. */
export function useUnitsOfMeasurement() {
  return useQuery(unitsOfMeasurementQuery());
}

/** Returns the account's units by analyte. */
export function toOwnUnits({ items }: { items: readonly UnitOfMeasurement[] }): OwnUnits {
  return Object.fromEntries(items.map(({ analyte, unit }) => [analyte, unit]));
}

/** Sets the unit of one analyte. Refetches everything that shows values. */
export function useChooseUnit() {
  const { mutate, variables, isPending, error } = api.useMutation('patch', '/unit_of_measurements/{id}', {
    onSuccess: () => invalidate('unit'),
  });
  const uuid = variables?.params.path.id;
  const unit = variables?.body.unit;
  return {
    error,
    /** The pending choice. */
    chosen: isPending && uuid && unit ? { uuid, unit } : null,
    // The options shown are the contract's units.
    choose: (id: string, chosen: string) =>
      mutate({ params: { path: { id } }, body: { unit: chosen as MeasureUnit } }),
  };
}
