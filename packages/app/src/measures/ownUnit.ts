import {
  fixedText,
  inUnit,
  type QuantityCode,
  quantityRow,
  unitDecimals,
  unitText,
} from '@vitalane/clinical';
import type { OwnUnits } from '../session/person.ts';

/** Unit for display and input of one quantity. */
export interface OwnUnit {
  /** Code of the unit. */
  unit: string;
  /** Display text of the unit. */
  text: string;
  decimals: number;
  /** Converts a stored value to this unit, without rounding. */
  show: (value: number) => number;
  /** Formats a stored value in this unit. */
  write: (value: number) => string;
  /** Converts a value in this unit to the stored unit. */
  store: (value: number) => number;
}

/** Returns the account's unit of a quantity. */
export function ownUnitOf(quantity: QuantityCode, units: OwnUnits): OwnUnit {
  const { analyte, unit: stored } = quantityRow(quantity);
  const own = (analyte && units[analyte]) ?? stored;
  const decimals = unitDecimals(quantity, own);
  const show = (value: number) => inUnit(quantity, value, { from: stored, to: own }) ?? value;
  return {
    unit: own,
    text: unitText(own),
    decimals,
    show,
    write: (value) => fixedText(show(value), decimals),
    // A quantity with a single unit has the precision of its decimals.
    store: (value) =>
      analyte
        ? (inUnit(quantity, value, { from: own, to: stored }) ?? value)
        : Number(fixedText(value, decimals)),
  };
}
