import {
  clinicAndHomeText,
  convertUnit,
  goalRangeText,
  isUpToGoal,
  QUANTITIES,
  type QuantityCode,
  type QuantityKind,
  round,
  showQuantity,
} from '@vitalane/clinical';
import type { HealthTarget, HealthTargetChange } from '@vitalane/contract';
import type { OwnTarget, TargetChange } from '@vitalane/ui/screens/CustomHealthTargets';
import { ownQuantity } from '../../api/ownQuantity.ts';
import type { OwnUnits } from '../../session/person.ts';

type Code = HealthTarget['code'] & QuantityCode;

function analyteOf(code: Code): QuantityKind['analyte'] {
  const kind: QuantityKind = QUANTITIES[code];
  return kind.analyte;
}

/** Returns a target in the patient's unit. */
export function toOwnTarget(target: HealthTarget, units: OwnUnits): OwnTarget {
  const { uuid, code, label, low, high, homeHigh, setBy, basis, choice, refusal } = target;
  const analyte = analyteOf(code);
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
  const analyte = analyteOf(code);
  const own = analyte && units[analyte];
  const store = (value: number | null) => {
    if (value === null || !analyte || !own || own === unit) return value;
    const result = convertUnit({ analyte, value, from: own, to: unit });
    return result.status === 'ok' ? result.value : value;
  };
  return { low: store(low), high: store(high) };
}
