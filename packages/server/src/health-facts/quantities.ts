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

/** Returns the canonical unit of a kind. */
export function unitOf(code: QuantityCode): string {
  return kindOf(code).unit;
}

/** Returns a value in its canonical unit, rounded as it is shown. */
function rounded(code: QuantityCode, value: number): number {
  return round(value, kindOf(code).decimals);
}

const convertibleDecimals = 4;

/** Returns a value as the data carries it: what people may read in another unit is rounded only after it was converted. */
export function precise(code: QuantityCode, value: number): number {
  const { analyte, decimals } = kindOf(code);
  return round(value, analyte ? convertibleDecimals : decimals);
}

/** Turns a value in its canonical unit into the unit that the person has chosen. */
export function inOwnUnit(units: HealthFacts['units'], code: QuantityCode, value: number) {
  const shown = showQuantity({ code, value, unit: unitIn(units, code) });
  // What the records hold is plausible, and people choose among the units that a quantity has.
  if (shown.status !== 'ok') throw new Error(`The quantity ${code} cannot be shown.`);
  return shown;
}

/** Returns a value that was entered, in the canonical unit of its kind. */
export function canonicalValue({ code, value, unit }: EnteredResult): number {
  const { analyte, unit: canonical } = kindOf(code);
  if (analyte === undefined || unit === canonical) return value;
  const converted = convertUnit({ analyte, value, from: unit, to: canonical });
  return converted.status === 'ok' ? converted.value : value;
}

/** Returns the unit that the person reads a kind in. */
export function unitIn(units: HealthFacts['units'], code: QuantityCode): string {
  const { analyte, unit } = kindOf(code);
  return (analyte && units[analyte]) ?? unit;
}

/** Returns a value in words, in the person's own unit: "2.9 mmol/L". */
export function quantityText(units: HealthFacts['units'], code: QuantityCode, value: number): string {
  return inOwnUnit(units, code, value).text;
}

/** Returns whether a code names a quantity. */
export function isQuantity(code: string): code is QuantityCode {
  return Object.hasOwn(QUANTITIES, code);
}
