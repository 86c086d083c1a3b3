import { QUANTITIES, type QuantityCode, quantityRow, round, showQuantity } from '@vitalane/clinical';
import type { ReportValue } from '@vitalane/contract';
import type { HealthFacts } from './facts.ts';

const convertibleDecimals = 4;

/** Returns a value for data. A value that may be shown in another unit is rounded only after conversion. */
export function precise(code: QuantityCode, value: number): number {
  const { analyte, decimals } = quantityRow(code);
  return round(value, analyte ? convertibleDecimals : decimals);
}

/** Converts a value from its canonical unit into the patient's unit. */
export function inOwnUnit(units: HealthFacts['units'], code: QuantityCode, value: number) {
  const shown = showQuantity({ code, value, unit: unitIn(units, code) });
  // Records contain plausible values, and people choose among the units of the quantity.
  if (shown.status !== 'ok') throw new Error(`The quantity ${code} cannot be shown.`);
  return shown;
}

/** Returns the patient's unit of a quantity. */
export function unitIn(units: HealthFacts['units'], code: QuantityCode): string {
  const { analyte, unit } = quantityRow(code);
  return (analyte && units[analyte]) ?? unit;
}

/** Returns the text of a value in the patient's unit: "2.9 mmol/L". */
export function quantityText(units: HealthFacts['units'], code: QuantityCode, value: number): string {
  return inOwnUnit(units, code, value).text;
}

/** Returns a value of a report in the canonical unit, with the name of its quantity unless another one is given. */
export function reportValue(
  code: QuantityCode,
  value: number | null,
  rest: Partial<Pick<ReportValue, 'label' | 'category' | 'shown'>> = {},
): ReportValue {
  const { label, unit } = QUANTITIES[code];
  const figure = value === null ? null : precise(code, value);
  return { code, label, value: figure, unit: unit === 'ratio' ? null : unit, category: null, ...rest };
}
