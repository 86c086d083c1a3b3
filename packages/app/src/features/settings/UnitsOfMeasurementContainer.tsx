import { mapRemote } from '@vitalane/ui';
import { UnitsOfMeasurementScreen } from '@vitalane/ui/screens/UnitsOfMeasurement';
import { toUnitOption } from '../../api/lookups.ts';
import { useChooseUnit, useUnitsOfMeasurement } from '../../api/units.ts';
import { messageOf } from '../../lib/errors.ts';
import { toRemote } from '../../lib/remote.ts';

/** Route `/UnitsOfMeasurement`. Shows a choice at once and reverts it after a failure. */
export function UnitsOfMeasurementContainer() {
  const units = useUnitsOfMeasurement();
  const { choose, chosen, error } = useChooseUnit();
  return (
    <UnitsOfMeasurementScreen
      units={mapRemote(toRemote(units), ({ items }) =>
        items.map(({ uuid, label, unit, choices }) => ({
          uuid,
          label,
          unit: uuid === chosen?.uuid ? chosen.unit : unit,
          choices: choices.map(toUnitOption),
        })),
      )}
      message={error ? messageOf(error) : undefined}
      onRetry={() => void units.refetch()}
      onChoose={choose}
    />
  );
}
