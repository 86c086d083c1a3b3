import { inUnit, isQuantity, type QuantityCode, quantityRow, round, unitDecimals } from '@vitalane/clinical';
import type { OwnUnits } from '../session/person.ts';

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

/** End of a range in the stored unit of its quantity; `null` is open. */
interface RangeEnd {
  code: QuantityCode;
  value: number | null;
}

/** Returns the end of a range in the account's unit, at its decimals. */
export function ownEnd(units: OwnUnits, { code, value }: RangeEnd): number | null {
  const { unit } = quantityRow(code);
  const own = ownUnit({ code, unit }, units) ?? unit;
  if (value === null) return null;
  return round(inUnit(code, value, { from: unit, to: own }) ?? value, unitDecimals(code, own));
}

/** Returns the end of a range that was typed in `unit`, a code or its printed form, not rounded. */
export function storedEnd({ code, value }: RangeEnd, unit: string): number | null {
  return value === null ? null : (inUnit(code, value, { from: unit, to: quantityRow(code).unit }) ?? value);
}
