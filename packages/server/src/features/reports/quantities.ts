import { type Analyte, convertUnit, round } from '@vitalane/clinical';
import type { HealthFacts } from './facts.ts';

/** How a kind of quantity is written: its canonical unit, the analyte to convert by, and its decimals. */
interface QuantityKind {
  unit: string;
  analyte?: Analyte;
  decimals: number;
}

const cholesterol = { unit: 'mmol/L', analyte: 'cholesterol', decimals: 1 } as const;
const glucose = { unit: 'mmol/L', analyte: 'glucose', decimals: 1 } as const;
const pressure = { unit: 'mmHg', decimals: 0 } as const;
const enzyme = { unit: 'U/L', decimals: 0 } as const;

const kinds = {
  tc: cholesterol,
  ldl: cholesterol,
  hdl: cholesterol,
  nonhdl: cholesterol,
  tg: { unit: 'mmol/L', analyte: 'triglycerides', decimals: 1 },
  glucose_fasting: glucose,
  glucose_2h: glucose,
  glucose_random: glucose,
  hba1c: { unit: '%', analyte: 'hba1c', decimals: 1 },
  creatinine: { unit: 'umol/L', analyte: 'creatinine', decimals: 0 },
  egfr: { unit: 'mL/min/1.73m2', decimals: 0 },
  uacr: { unit: 'mg/mmol', analyte: 'uacr', decimals: 1 },
  alt: enzyme,
  ast: enzyme,
  platelets: { unit: '10^9/L', decimals: 0 },
  sbp: pressure,
  dbp: pressure,
  weight: { unit: 'kg', analyte: 'weight', decimals: 1 },
  height: { unit: 'cm', analyte: 'length', decimals: 0 },
  waist: { unit: 'cm', analyte: 'length', decimals: 0 },
  bmi: { unit: 'kg/m2', decimals: 1 },
  activity: { unit: 'min/week', decimals: 0 },
} as const satisfies Record<string, QuantityKind>;

/** A kind of quantity that reports write. */
export type QuantityCode = keyof typeof kinds;

/** Decimals in the units that people may choose instead of the canonical ones. */
const otherDecimals: Record<string, number> = { 'creatinine mg/dL': 1, 'weight lb': 1, 'length in': 1 };

/** How units are written for people. */
const printed: Record<string, string> = {
  'umol/L': 'µmol/L',
  'mL/min/1.73m2': 'mL/min/1.73 m²',
  '10^9/L': '× 10⁹/L',
  'kg/m2': 'kg/m²',
  'min/week': 'minutes a week',
};

const kindOf = (code: QuantityCode): QuantityKind => kinds[code];

/** The canonical unit of a kind. */
export function unitOf(code: QuantityCode): string {
  return kindOf(code).unit;
}

/** A value in its canonical unit, rounded as it is shown. */
export function rounded(code: QuantityCode, value: number): number {
  return round(value, kindOf(code).decimals);
}

/** A value and its unit as this person reads them. */
export interface OwnQuantity {
  value: number;
  unit: string;
  decimals: number;
}

/** Turns a value in its canonical unit into the unit that the person has chosen. */
export function inOwnUnit(units: HealthFacts['units'], code: QuantityCode, value: number): OwnQuantity {
  const { unit, analyte, decimals } = kindOf(code);
  const own = analyte && units[analyte];
  if (!own || own === unit) return { value, unit, decimals };
  const converted = convertUnit({ analyte, value, from: unit, to: own });
  if (converted.status !== 'ok') return { value, unit, decimals };
  return { value: converted.value, unit: own, decimals: otherDecimals[`${analyte} ${own}`] ?? 0 };
}

/** A value in words, in the person's own unit: "2.9 mmol/L". */
export function quantityText(units: HealthFacts['units'], code: QuantityCode, value: number): string {
  const own = inOwnUnit(units, code, value);
  const number = round(own.value, own.decimals).toFixed(own.decimals);
  return own.unit === '%' ? `${number}%` : `${number} ${unitText(own.unit)}`;
}

/** A unit as people read it. */
export function unitText(unit: string): string {
  return printed[unit] ?? unit;
}

/** Whether a code names a quantity. */
export function isQuantity(code: string): code is QuantityCode {
  return Object.hasOwn(kinds, code);
}
