import { useMemo } from 'react';
import { type OwnUnits, toOwnUnits, useUnitsOfMeasurement } from '../../api/units.ts';
import { knownPerson } from '../../offline/known.ts';

/** Returns the account's units, or the last stored ones while offline; `null` until loaded. */
export function useOwnUnits(): OwnUnits | null {
  const { data } = useUnitsOfMeasurement();
  const loaded = useMemo(() => data && toOwnUnits(data), [data]);
  return loaded ?? knownPerson()?.units ?? null;
}
