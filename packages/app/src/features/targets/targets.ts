import {
  clinicAndHomeText,
  goalRangeText,
  inUnit,
  isUpToGoal,
  quantityRow,
  round,
  showQuantity,
} from '@vitalane/clinical';
import type { HealthTarget, HealthTargetChange } from '@vitalane/contract';
import type { OwnTarget, TargetChange } from '@vitalane/ui/screens/CustomHealthTargets';
import { ownQuantity } from '../../api/ownQuantity.ts';
import type { OwnUnits } from '../../session/person.ts';

/** Returns a target in the patient's unit. */
export function toOwnTarget(target: HealthTarget, units: OwnUnits): OwnTarget {
  const { uuid, code, label, low, high, homeHigh, setBy, basis, choice, refusal } = target;
  const { analyte } = quantityRow(code);
  const unit = analyte && units[analyte];
  const shown = (value: number) => {
    const result = showQuantity({ code, value, unit });
    return result.status === 'ok' ? result : null;
  };
  const end = (value: number | null) => {
    const quantity = value === null ? null : shown(value);
    return quantity ? round(quantity.value, quantity.decimals) : value;
  };
  const unitText = shown(1)?.unitText ?? target.unit;
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
    low: end(low),
    high: end(high),
    unit: unitText,
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
  const { analyte } = quantityRow(code);
  const own = (analyte && units[analyte]) ?? unit;
  const store = (value: number | null) =>
    value === null ? null : (inUnit(code, value, { from: own, to: unit }) ?? value);
  return { low: store(low), high: store(high) };
}
