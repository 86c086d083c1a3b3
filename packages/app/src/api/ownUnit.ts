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
  const { stored, own } = unitsIn(units, code);
  if (value === null) return null;
  return round(inUnit(code, value, { from: stored, to: own }) ?? value, unitDecimals(code, own));
}

/** Returns the end of a range that was typed in the account's unit, not rounded. */
export function storedEnd(units: OwnUnits, { code, value }: RangeEnd): number | null {
  const { stored, own } = unitsIn(units, code);
  return value === null ? null : (inUnit(code, value, { from: own, to: stored }) ?? value);
}

function unitsIn(units: OwnUnits, code: QuantityCode): { stored: string; own: string } {
  const { unit: stored } = quantityRow(code);
  return { stored, own: ownUnit({ code, unit: stored }, units) ?? stored };
}
