import { CustomHealthTargetsScreen, type TargetChange } from '@vitalane/ui/screens/CustomHealthTargets';
import { useState } from 'react';
import { useHealthTargets } from '../../api/targets.ts';
import { toOwnUnits, useUnitsOfMeasurement } from '../../api/units.ts';
import { fieldsOf, messageOf } from '../../lib/errors.ts';
import { joinRemote, toRemote } from '../../lib/remote.ts';
import { useResetHealthTarget, useSetHealthTarget } from './api.ts';
import { toOwnTarget, toTargetChange } from './targets.ts';

/** Route `/CustomHealthTargets`. */
export function CustomHealthTargetsContainer() {
  const targets = useHealthTargets();
  const unitsQuery = useUnitsOfMeasurement();
  const units = unitsQuery.data ? toOwnUnits(unitsQuery.data) : {};
  const setting = useSetHealthTarget();
  const resetting = useResetHealthTarget();
  const [edited, setEdited] = useState<string | null>(null);
  const resetUuid = resetting.variables?.params.path.id;

  function save(uuid: string, change: TargetChange): void {
    const target = targets.data?.items.find((one) => one.uuid === uuid);
    if (!target) return;
    setting.mutate(
      { params: { path: { id: uuid } }, body: toTargetChange(change, target, units) },
      { onSuccess: () => setEdited(null) },
    );
  }

  return (
    <CustomHealthTargetsScreen
      targets={joinRemote(toRemote(targets), toRemote(unitsQuery), ({ items }, own) =>
        items.map((target) => toOwnTarget(target, toOwnUnits(own))),
      )}
      editing={
        edited === null
          ? null
          : {
              uuid: edited,
              isSaving: setting.isPending,
              errors: fieldsOf(setting.error),
              message: setting.error ? messageOf(setting.error) : undefined,
            }
      }
      resetting={
        resetUuid && (resetting.isPending || resetting.error)
          ? { uuid: resetUuid, ...(resetting.error && { message: messageOf(resetting.error) }) }
          : null
      }
      onRetry={() => void Promise.all([targets.refetch(), unitsQuery.refetch()])}
      onEdit={(uuid) => {
        setting.reset();
        setEdited(uuid);
      }}
      onCancel={() => setEdited(null)}
      onSave={save}
      onReset={(uuid) => resetting.mutate({ params: { path: { id: uuid } } })}
    />
  );
}
