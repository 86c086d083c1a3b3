import { evaluate, type Input } from '../evaluate.ts';
import { choice, numberWithin, text } from '../fields.ts';
import { failure, ok, type Result } from '../result.ts';
import { settle } from '../round.ts';
import { entryLimits, type Limits, type QuantityCode, quantityRow, unitDecimals } from './catalogue.ts';
import { ANALYTES, CONVERSIONS, type Conversion } from './conversions.ts';
import { parseUnit } from './units.ts';

const FIELDS = {
  analyte: choice(ANALYTES),
  value: numberWithin({ min: 0, max: Number.MAX_VALUE }),
  from: text,
  to: text,
};

function sideOf({ units }: Conversion, spelling: string): number {
  const unit = parseUnit(spelling);
  return unit === null ? -1 : units.indexOf(unit);
}

function convert(value: number, fromSide: number, toSide: number, conversion: Conversion): number {
  if (fromSide === toSide) return value;
  const { minus = 0, times = 1, over = 1 } = conversion;
  return toSide === 1 ? ((value - minus) * times) / over : (value * over) / times + minus;
}

/**
 * Converts a measured value between the two units of its analyte (table: CONVERSIONS), in any usual spelling. Nothing is
 * rounded; the same unit returns the value unchanged. Errors: `implausible` for a negative value or one too large to
 * convert. `not_applicable` with `analyte` when unknown, with `from` and `to` when a unit is not one of the analyte's.
 */
export function convertUnit(input: Input<typeof FIELDS>): Result<{ value: number }> {
  return evaluate(FIELDS, input, ({ analyte, value, from, to }) => {
    const conversion: Conversion = CONVERSIONS[analyte];
    const [fromSide, toSide] = [sideOf(conversion, from), sideOf(conversion, to)];
    if (fromSide < 0 || toSide < 0) return failure('not_applicable', ['from', 'to']);
    const converted = convert(value, fromSide, toSide, conversion);
    return Number.isFinite(converted) ? ok({ value: converted }) : failure('implausible', ['value']);
  });
}

/** Returns a value of a quantity in another of its units, not rounded; `null` when it has no such unit. */
export function inUnit(
  code: QuantityCode,
  value: number,
  { from, to }: { readonly from: string; readonly to: string },
): number | null {
  if (from === to) return value;
  const { analyte } = quantityRow(code);
  const converted = analyte && convertUnit({ analyte, value, from, to });
  return converted?.status === 'ok' ? converted.value : null;
}

/** Returns a value in the canonical unit of its quantity, not rounded; `null` in a unit that it does not have. */
export function canonicalValue(code: QuantityCode, value: number, unit: string): number | null {
  return inUnit(code, value, { from: unit, to: quantityRow(code).unit });
}

/** Returns limits in another unit of their quantity, at its decimals and inside the canonical ones. */
export function limitsIn(code: QuantityCode, { min, max }: Limits, unit: string): Limits {
  const step = 10 ** unitDecimals(code, unit);
  const inside = (end: number, inwards: (value: number) => number) => {
    const converted = inUnit(code, end, { from: quantityRow(code).unit, to: unit }) ?? end;
    return inwards(settle(converted * step)) / step;
  };
  return { min: inside(min, Math.ceil), max: inside(max, Math.floor) };
}

/** Returns the limits of what can be entered in a unit. */
export function entryLimitsIn(code: QuantityCode, unit: string): Limits {
  return limitsIn(code, entryLimits(code), unit);
}
