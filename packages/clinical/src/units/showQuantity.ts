import { evaluate, type Input } from '../evaluate.ts';
import { choice, eachOptional, numberWithin, text } from '../fields.ts';
import { failure, ok, type Result } from '../result.ts';
import { fixedText } from '../round.ts';
import { type Analyte, CONVERSIONS, type Conversion } from './conversions.ts';
import { convertUnit } from './convertUnit.ts';

/** Display settings of a quantity: its canonical unit (empty for a score), the analyte for conversion, and its decimals. */
export interface QuantityKind {
  readonly unit: string;
  readonly analyte?: Analyte;
  readonly decimals: number;
}

const cholesterol = { unit: 'mmol/L', analyte: 'cholesterol', decimals: 1 } as const;
const glucose = { unit: 'mmol/L', analyte: 'glucose', decimals: 1 } as const;
const pressure = { unit: 'mmHg', decimals: 0 } as const;
const enzyme = { unit: 'U/L', decimals: 0 } as const;
const score = { unit: '', decimals: 2 } as const;

/** Quantities of reports, each in its canonical unit. */
export const QUANTITIES = {
  tc: cholesterol,
  ldl: cholesterol,
  hdl: cholesterol,
  nonhdl: cholesterol,
  tg: { unit: 'mmol/L', analyte: 'triglycerides', decimals: 1 },
  glucose_fasting: glucose,
  glucose_2h: glucose,
  glucose_random: glucose,
  average_glucose: glucose,
  sugar: glucose,
  hba1c: { unit: '%', analyte: 'hba1c', decimals: 1 },
  creatinine: { unit: 'umol/L', analyte: 'creatinine', decimals: 0 },
  egfr: { unit: 'mL/min/1.73m2', decimals: 0 },
  uacr: { unit: 'mg/mmol', analyte: 'uacr', decimals: 1 },
  alt: enzyme,
  ast: enzyme,
  platelets: { unit: '10^9/L', decimals: 0 },
  fib4: score,
  apri: score,
  sbp: pressure,
  dbp: pressure,
  weight: { unit: 'kg', analyte: 'weight', decimals: 1 },
  height: { unit: 'cm', analyte: 'length', decimals: 0 },
  waist: { unit: 'cm', analyte: 'length', decimals: 0 },
  bmi: { unit: 'kg/m2', decimals: 1 },
  activity: { unit: 'min/week', decimals: 0 },
} as const satisfies Record<string, QuantityKind>;

/** Quantity in reports. */
export type QuantityCode = keyof typeof QUANTITIES;

const CODES = Object.keys(QUANTITIES) as readonly QuantityCode[];

/** Decimals in selectable non-canonical units; none unless listed here. */
const OTHER_DECIMALS: Readonly<Record<string, number>> = {
  'creatinine mg/dL': 1,
  'weight lb': 1,
  'length in': 1,
};

/** Display text of units, where it differs from the code. */
const PRINTED_UNITS: Readonly<Record<string, string>> = {
  'umol/L': 'µmol/L',
  'mL/min/1.73m2': 'mL/min/1.73 m²',
  '10^9/L': '× 10⁹/L',
  'kg/m2': 'kg/m²',
  'min/week': 'minutes a week',
};

/** Returns the decimals of a quantity in a unit. */
export function unitDecimals(code: QuantityCode, unit: string): number {
  const { analyte, unit: canonical, decimals }: QuantityKind = QUANTITIES[code];
  return unit === canonical ? decimals : (OTHER_DECIMALS[`${analyte} ${unit}`] ?? 0);
}

const FIELDS = {
  code: choice(CODES),
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
  if (unit === '') return number;
  return unit === '%' ? `${number}%` : `${number} ${unitText(unit)}`;
}

/** Returns the display text of a unit: "µmol/L". */
export function unitText(unit: string): string {
  return PRINTED_UNITS[unit] ?? unit;
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
  return evaluate(FIELDS, input, ({ code, value, unit }): Result<ShownQuantity> => {
    const kind: QuantityKind = QUANTITIES[code];
    if (unit === undefined || unit === kind.unit) return ok(shown(value, kind.unit, kind.decimals));
    if (!kind.analyte) return failure('not_applicable', ['unit']);
    const { units }: Conversion = CONVERSIONS[kind.analyte];
    if (!units.includes(unit)) return failure('not_applicable', ['unit']);
    const converted = convertUnit({ analyte: kind.analyte, value, from: kind.unit, to: unit });
    if (converted.status !== 'ok') return converted;
    return ok(shown(converted.value, unit, unitDecimals(code, unit)));
  });
}
