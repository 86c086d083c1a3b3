import {
  convertUnit,
  type EnteredResult,
  QUANTITIES,
  type QuantityCode,
  type QuantityKind,
  round,
  showQuantity,
} from '@vitalane/clinical';
import type { HealthFacts } from './facts.ts';

export type { QuantityCode };

const kindOf = (code: QuantityCode): QuantityKind => QUANTITIES[code];

/** Returns the canonical unit of a quantity. */
export function unitOf(code: QuantityCode): string {
  return kindOf(code).unit;
}

const convertibleDecimals = 4;

/** Returns a value for data. A value that may be shown in another unit is rounded only after conversion. */
export function precise(code: QuantityCode, value: number): number {
  const { analyte, decimals } = kindOf(code);
  return round(value, analyte ? convertibleDecimals : decimals);
}

/** Converts a value from its canonical unit into the patient's unit. */
export function inOwnUnit(units: HealthFacts['units'], code: QuantityCode, value: number) {
  const shown = showQuantity({ code, value, unit: unitIn(units, code) });
  // Records contain plausible values, and people choose among the units of the quantity.
  if (shown.status !== 'ok') throw new Error(`The quantity ${code} cannot be shown.`);
  return shown;
}

/** Converts an entered value into the canonical unit of its quantity. */
export function canonicalValue({ code, value, unit }: EnteredResult): number {
  const { analyte, unit: canonical } = kindOf(code);
  if (analyte === undefined || unit === canonical) return value;
  const converted = convertUnit({ analyte, value, from: unit, to: canonical });
  return converted.status === 'ok' ? converted.value : value;
}

/** Returns the patient's unit of a quantity. */
export function unitIn(units: HealthFacts['units'], code: QuantityCode): string {
  const { analyte, unit } = kindOf(code);
  return (analyte && units[analyte]) ?? unit;
}

/** Returns the text of a value in the patient's unit: "2.9 mmol/L". */
export function quantityText(units: HealthFacts['units'], code: QuantityCode, value: number): string {
  return inOwnUnit(units, code, value).text;
}

/** Returns whether a code is that of a quantity. */
export function isQuantity(code: string): code is QuantityCode {
  return Object.hasOwn(QUANTITIES, code);
}
