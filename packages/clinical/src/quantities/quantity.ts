import { failure, ok, type Result } from '../result.ts';
import type { Analyte, CONVERSIONS } from './conversions.ts';
import { convertUnit } from './convert.ts';

declare const unitOfQuantity: unique symbol;

/**
 * Number whose type contains its unit, at no cost at run time. A quantity in one unit cannot be passed where another
 * unit, or none, is expected.
 */
export type Quantity<Unit extends string> = number & { readonly [unitOfQuantity]: Unit };

/** Millimoles per litre, the stored unit of blood sugar and lipids. */
export type MmolPerL = Quantity<'mmol/L'>;
/** Milligrams per decilitre. */
export type MgPerDl = Quantity<'mg/dL'>;
/** Kilograms, the stored unit of weight. */
export type Kg = Quantity<'kg'>;
/** Pounds. */
export type Lb = Quantity<'lb'>;
/** Centimetres, the stored unit of height and waist. */
export type Cm = Quantity<'cm'>;
/** Inches. */
export type Inch = Quantity<'in'>;
/** Millimetres of mercury, the only unit of blood pressure. */
export type MmHg = Quantity<'mmHg'>;
/** Minutes, the stored unit of exercise. */
export type Minutes = Quantity<'min'>;

/** The two units of an analyte. */
export type UnitOf<Name extends Analyte> = (typeof CONVERSIONS)[Name]['units'][number];

/** Returns a number as a quantity of a unit. The only conversion from numbers to quantities: use it where the number is read. */
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
