import { useMemo } from 'react';
import { type OwnUnits, toOwnUnits, useUnitsOfMeasurement } from '../../api/units.ts';
import { knownPerson } from '../../offline/known.ts';

/** Returns the person's units; as last seen while there is no connection. Null until they are known. */
export function useOwnUnits(): OwnUnits | null {
  const { data } = useUnitsOfMeasurement();
  const told = useMemo(() => data && toOwnUnits(data), [data]);
  return told ?? knownPerson()?.units ?? null;
}
