import { type QuantityCode, quantityRow, showQuantity } from '@vitalane/clinical';
import type { MeasureUnit } from '@vitalane/contract';

/** Units that a person has chosen, by analyte. */
export type OwnUnits = Partial<Record<string, MeasureUnit>>;

/** Converts a value from its canonical unit into the reader's unit. */
export function inOwnUnit(units: OwnUnits, code: QuantityCode, value: number) {
  const shown = showQuantity({ code, value, unit: unitIn(units, code) });
  // Records contain plausible values, and people choose among the units of the quantity.
  if (shown.status !== 'ok') throw new Error(`The quantity ${code} cannot be shown.`);
  return shown;
}

/** Returns the reader's unit of a quantity. */
export function unitIn(units: OwnUnits, code: QuantityCode): string {
  const { analyte, unit } = quantityRow(code);
  return (analyte && units[analyte]) ?? unit;
}

/** Returns the text of a value in the reader's unit: "2.9 mmol/L". */
export function quantityText(units: OwnUnits, code: QuantityCode, value: number): string {
  return inOwnUnit(units, code, value).text;
}
