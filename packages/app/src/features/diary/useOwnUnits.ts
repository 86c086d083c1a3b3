import { useMemo } from 'react';
import { knownPerson } from '../../api/known.ts';
import { toOwnUnits, useUnitsOfMeasurement } from '../../api/units.ts';
import type { OwnUnits } from '../../session/person.ts';

/** Units until the account's are known: the stored ones. */
export const noUnits: OwnUnits = {};

/** Returns the account's units, or the last stored ones while offline; `null` until loaded. */
export function useOwnUnits(): OwnUnits | null {
  const { data } = useUnitsOfMeasurement();
  const loaded = useMemo(() => data && toOwnUnits(data), [data]);
  return loaded ?? knownPerson()?.units ?? null;
}
