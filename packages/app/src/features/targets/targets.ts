import { clinicAndHomeText, goalRangeText, isUpToGoal, unitText } from '@vitalane/clinical';
import type { HealthTarget, HealthTargetChange } from '@vitalane/contract';
import type { OwnTarget, TargetChange } from '@vitalane/ui/screens/CustomHealthTargets';
import { ownQuantity } from '../../api/ownQuantity.ts';
import { ownEnd, ownUnit, storedEnd } from '../../api/ownUnit.ts';
import type { OwnUnits } from '../../session/person.ts';

/** Returns a target in the patient's unit. */
export function toOwnTarget(target: HealthTarget, units: OwnUnits): OwnTarget {
  const { uuid, code, label, low, high, homeHigh, setBy, basis, choice, refusal } = target;
  const written = (value: number) => ownQuantity(units, { code, value, unit: target.unit }).text;
  const range = (from: number | null, to: number | null) =>
    goalRangeText({ measure: code, low: from, high: to }, written);
  return {
    uuid,
    label,
    text:
      homeHigh === null
        ? range(low, high) || null
        : clinicAndHomeText(range(low, high), range(null, homeHigh)),
    endsBelow: !isUpToGoal(code),
    choice: choice && { from: written(choice.min), to: written(choice.max) },
    refusal,
    low: ownEnd(units, { code, value: low }),
    high: ownEnd(units, { code, value: high }),
    unit: unitText(ownUnit(target, units) ?? target.unit),
    setBy,
    basis,
  };
}

/** Returns the input in the target's unit. */
export function toTargetChange(
  { low, high }: TargetChange,
  { code, unit }: HealthTarget,
  units: OwnUnits,
): HealthTargetChange {
  const own = ownUnit({ code, unit }, units) ?? unit;
  return { low: storedEnd({ code, value: low }, own), high: storedEnd({ code, value: high }, own) };
}
