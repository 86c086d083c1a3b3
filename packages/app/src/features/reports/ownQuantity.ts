import { QUANTITIES, type QuantityCode, type QuantityKind, showQuantity } from '@vitalane/clinical';
import type { OwnUnits } from '../../api/units.ts';

/** A value as the person reads it. */
export interface OwnQuantity {
  value: number;
  decimals: number;
  /** The unit in words; empty without one. */
  unit: string;
  text: string;
}

function isQuantity(code: string): code is QuantityCode {
  return Object.hasOwn(QUANTITIES, code);
}

/** Returns the unit that the person reads a value in; null without one. */
export function ownUnit(
  { code, unit }: { code: string; unit: string | null },
  units: OwnUnits,
): string | null {
  const kind: QuantityKind | undefined = isQuantity(code) ? QUANTITIES[code] : undefined;
  return (kind?.analyte && units[kind.analyte]) ?? kind?.unit ?? unit;
}

/** Returns a value of the contract, in the unit that the person has chosen. What is no quantity stays as it is. */
export function ownQuantity(
  units: OwnUnits,
  { code, value, unit }: { code: string; value: number; unit: string | null },
): OwnQuantity {
  const kind: QuantityKind | undefined = isQuantity(code) ? QUANTITIES[code] : undefined;
  const shown = showQuantity({ code, value, unit: kind?.analyte && units[kind.analyte] });
  if (shown.status === 'ok') {
    return { value: shown.value, decimals: shown.decimals, unit: shown.unitText, text: shown.text };
  }
  const gap = unit === null || unit === '%' ? '' : ' ';
  return { value, decimals: 0, unit: unit ?? '', text: `${value}${gap}${unit ?? ''}` };
}
