import { failure, ok, type Result } from '../result.ts';
import type { Analyte, CONVERSIONS } from './conversions.ts';
import { convertUnit } from './convertUnit.ts';

declare const unitOfQuantity: unique symbol;

/**
 * A number whose type has its unit, at no cost at run time. A quantity in one unit cannot be passed where
 * another unit, or none, is expected.
 */
export type Quantity<Unit extends string> = number & { readonly [unitOfQuantity]: Unit };

/** Millimoles in a litre, as blood sugar and lipids are stored. */
export type MmolPerL = Quantity<'mmol/L'>;
/** Milligrams in a decilitre. */
export type MgPerDl = Quantity<'mg/dL'>;
/** Kilograms, as weight is stored. */
export type Kg = Quantity<'kg'>;
/** Pounds. */
export type Lb = Quantity<'lb'>;
/** Centimetres, as height and waist are stored. */
export type Cm = Quantity<'cm'>;
/** Inches. */
export type Inch = Quantity<'in'>;
/** Millimetres of mercury, the one unit of blood pressure. */
export type MmHg = Quantity<'mmHg'>;
/** Minutes, as exercise is stored. */
export type Minutes = Quantity<'min'>;

/** The two units of an analyte. */
export type UnitOf<Name extends Analyte> = (typeof CONVERSIONS)[Name]['units'][number];

/** Says which unit a number is in. The one door from numbers to quantities: use it where the number comes in. */
export function quantity<const Unit extends string>(value: number, _unit: Unit): Quantity<Unit> {
  return value as Quantity<Unit>;
}

/**
 * Converts a quantity to the other unit of its analyte (table: CONVERSIONS), not rounded.
 * Errors: `implausible` for a negative value or one too large to convert.
 */
export function convertQuantity<Name extends Analyte, From extends UnitOf<Name>, To extends UnitOf<Name>>(
  analyte: Name,
  value: Quantity<From>,
  { from, to }: { from: NoInfer<From>; to: To },
): Result<{ value: Quantity<To> }> {
  const result = convertUnit({ analyte, value, from, to });
  return result.status === 'ok'
    ? ok({ value: quantity(result.value, to) })
    : failure(result.status, result.fields);
}
