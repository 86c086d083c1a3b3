import { evaluate, type Input } from '../evaluate.ts';
import { choice, eachOptional, numberWithin, text } from '../fields.ts';
import { failure, ok, type Result } from '../result.ts';
import { fixedText } from '../round.ts';
import { QUANTITY_CODES, quantityRow, unitDecimals, unitsOf } from './catalogue.ts';
import { convertUnit } from './convert.ts';
import { parseUnit, unitText } from './units.ts';

const FIELDS = {
  code: choice(QUANTITY_CODES),
  value: numberWithin({ min: 0, max: Number.MAX_VALUE }),
  ...eachOptional(text, 'unit'),
};

/** Displayed quantity. */
export interface ShownQuantity {
  /** Value in `unit`, not rounded. */
  value: number;
  /** Code of the unit. */
  unit: string;
  decimals: number;
  /** Display text of the unit: "µmol/L". */
  unitText: string;
  /** Rounded value with its unit: "2.9 mmol/L", "6.5%". */
  text: string;
}

/** Formats a rounded value with the display text of its unit: "2.9 mmol/L", "6.5%", "1.30". */
export function quantityText(value: number, unit: string, decimals: number): string {
  const number = fixedText(value, decimals);
  if (unit === '%') return `${number}%`;
  return `${number} ${unitText(unit)}`.trimEnd();
}

function shown(value: number, unit: string, decimals: number): ShownQuantity {
  return { value, unit, decimals, unitText: unitText(unit), text: quantityText(value, unit, decimals) };
}

/**
 * Returns a value in the canonical unit of its quantity (table: QUANTITIES), in `unit` or, without one, in that same unit.
 * Errors: `missing`; `implausible` for a negative value; `not_applicable` with `code` when unknown, with `unit` when
 * the quantity has no such unit. Source: conversions as in `convertUnit`; decimals as laboratories print them.
 */
export function showQuantity(input: Input<typeof FIELDS>): Result<ShownQuantity> {
  return evaluate(FIELDS, input, ({ code, value, unit: spelling }): Result<ShownQuantity> => {
    const { unit: canonical, analyte } = quantityRow(code);
    const unit = spelling === undefined ? canonical : parseUnit(spelling);
    if (unit === canonical) return ok(shown(value, canonical, unitDecimals(code, canonical)));
    if (unit === null || !analyte || !unitsOf(code).includes(unit)) {
      return failure('not_applicable', ['unit']);
    }
    const converted = convertUnit({ analyte, value, from: canonical, to: unit });
    if (converted.status !== 'ok') return converted;
    return ok(shown(converted.value, unit, unitDecimals(code, unit)));
  });
}
