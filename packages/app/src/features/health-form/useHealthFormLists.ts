import type { HealthFormLists } from '@vitalane/ui/screens/HealthForm';
import { useDimensions } from '../../api/lookups.ts';
import { toOwnUnits, useUnitsOfMeasurement } from '../../api/units.ts';
import { useProfileLists } from '../../api/useProfileLists.ts';
import { joinRemote, toRemote } from '../../lib/remote.ts';
import { toLabDimension } from './healthForm.ts';

/** Returns the option lists of a health form, with the account's unit of each result first. */
export function useHealthFormLists() {
  const profile = useProfileLists();
  const dimensions = useDimensions();
  const units = useUnitsOfMeasurement();
  const results = joinRemote(toRemote(dimensions), toRemote(units), ({ items }, own) => ({
    dimensions: items.map((dimension) => toLabDimension(dimension, toOwnUnits(own))),
  }));
  return {
    lists: joinRemote(
      profile.lists,
      results,
      (people, offered): HealthFormLists => ({ ...people, ...offered }),
    ),
    refetch: () => Promise.all([profile.refetch(), dimensions.refetch(), units.refetch()]),
  };
}
