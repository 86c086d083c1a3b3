import { useQuery } from '@tanstack/react-query';
import type { MeasureUnit, UnitOfMeasurement } from '@vitalane/contract';
import { invalidate } from './changes.ts';
import { api } from './client.ts';

export const unitsOfMeasurementQuery = () => api.queryOptions('get', '/unit_of_measurements');

/** Returns the units that the person sees and types. */
export function useUnitsOfMeasurement() {
  return useQuery(unitsOfMeasurementQuery());
}

/** The unit that a person reads each analyte in. */
export type OwnUnits = Partial<Record<UnitOfMeasurement['analyte'], string>>;

/** Returns the person's units by analyte. */
export function toOwnUnits({ items }: { items: readonly UnitOfMeasurement[] }): OwnUnits {
  return Object.fromEntries(items.map(({ analyte, unit }) => [analyte, unit]));
}

/** Chooses the unit of one analyte. Everything that shows figures is fetched again. */
export function useChooseUnit() {
  const { mutate, variables, isPending, error } = api.useMutation('patch', '/unit_of_measurements/{id}', {
    onSuccess: () => invalidate('unit'),
  });
  const uuid = variables?.params.path.id;
  const unit = variables?.body.unit;
  return {
    error,
    /** The choice that is on its way. */
    chosen: isPending && uuid && unit ? { uuid, unit } : null,
    // The choices shown are the contract's own units.
    choose: (id: string, chosen: string) =>
      mutate({ params: { path: { id } }, body: { unit: chosen as MeasureUnit } }),
  };
}
