import { evaluate, type Input } from '../evaluate.ts';
import { choice, numberWithin, text } from '../fields.ts';
import { failure, ok, type Result } from '../result.ts';
import { ANALYTES, CONVERSIONS, type Conversion } from './conversions.ts';

const FIELDS = {
  analyte: choice(ANALYTES),
  value: numberWithin({ min: 0, max: Number.MAX_VALUE }),
  from: text,
  to: text,
};

function sideOf({ units, alias }: Conversion, unit: string): number {
  return unit === alias ? 1 : units.indexOf(unit);
}

function convert(value: number, fromSide: number, toSide: number, conversion: Conversion): number {
  if (fromSide === toSide) return value;
  const { minus = 0, times = 1, over = 1 } = conversion;
  return toSide === 1 ? ((value - minus) * times) / over : (value * over) / times + minus;
}

/**
 * Converts a measured value between the two units of its analyte (table: CONVERSIONS). Nothing is rounded; the same
 * unit returns the value unchanged. Errors: `implausible` for a negative value or one too large to convert.
 * `not_applicable` with `analyte` when unknown, with `from` and `to` when a unit is not one of the analyte's.
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
