import { isQuantity, quantityRow, showQuantity } from '@vitalane/clinical';
import type { OwnUnits } from '../session/person.ts';

/** Value in the account's unit. */
export interface OwnQuantity {
  value: number;
  decimals: number;
  /** Spelt-out unit; empty without one. */
  unit: string;
  text: string;
}

const analyteOf = (code: string) => (isQuantity(code) ? quantityRow(code).analyte : undefined);

/** Returns the units with another one for a quantity. */
export function withUnit(units: OwnUnits, code: string, unit: string): OwnUnits {
  const analyte = analyteOf(code);
  return analyte ? { ...units, [analyte]: unit } : units;
}

/** Returns the account's unit of a value; `null` without one. */
export function ownUnit(
  { code, unit }: { code: string; unit: string | null },
  units: OwnUnits,
): string | null {
  const analyte = analyteOf(code);
  const own = analyte && units[analyte];
  return own ?? (isQuantity(code) ? quantityRow(code).unit : unit);
}

/** Returns a value in the account's unit. Returns anything but a quantity unchanged. */
export function ownQuantity(
  units: OwnUnits,
  { code, value, unit }: { code: string; value: number; unit: string | null },
): OwnQuantity {
  const analyte = analyteOf(code);
  const shown = showQuantity({ code, value, unit: analyte && units[analyte] });
  if (shown.status === 'ok') {
    return { value: shown.value, decimals: shown.decimals, unit: shown.unitText, text: shown.text };
  }
  const gap = unit === null || unit === '%' ? '' : ' ';
  return { value, decimals: 0, unit: unit ?? '', text: `${value}${gap}${unit ?? ''}` };
}
