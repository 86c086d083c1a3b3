import type { Unit } from './units.ts';

/**
 * Kind of quantity with two units: second = (first − `minus`) × `times` ÷ `over`. Absent parts change nothing. `decimals`
 * are those of each unit, as laboratories and devices print them.
 */
export interface Conversion {
  /** Name, where several quantities share it. */
  readonly label?: string;
  readonly units: readonly [Unit, Unit];
  readonly decimals: readonly [number, number];
  readonly minus?: number;
  readonly times?: number;
  readonly over?: number;
}

/** mg/dL of cholesterol in one mmol/L. */
export const CHOLESTEROL_MG_DL_PER_MMOL_L = 38.67;
/** mg/dL of triglycerides in one mmol/L. */
export const TRIGLYCERIDES_MG_DL_PER_MMOL_L = 88.57;
/** µmol/L of creatinine in one mg/dL. */
export const CREATININE_UMOL_L_PER_MG_DL = 88.4;

const molar = { units: ['mmol/L', 'mg/dL'], decimals: [1, 0] } as const;
const micromolar = { units: ['umol/L', 'mg/dL'], decimals: [0, 1] } as const;

/**
 * Conversions by analyte; the first unit is the canonical one, and usual in Singapore. Sources: standard molar masses;
 * the NGSP/IFCC master equation for HbA1c (NGSP = 0.09148 × IFCC + 2.152); exact international pound and inch.
 */
export const CONVERSIONS = {
  cholesterol: { label: 'Cholesterol', ...molar, times: CHOLESTEROL_MG_DL_PER_MMOL_L },
  triglycerides: { ...molar, times: TRIGLYCERIDES_MG_DL_PER_MMOL_L },
  glucose: { label: 'Glucose', ...molar, times: 18.0156 },
  hba1c: { units: ['%', 'mmol/mol'], decimals: [1, 0], minus: 2.152, over: 0.09148 },
  magnesium: { units: ['mmol/L', 'mg/dL'], decimals: [2, 1], times: 2.4305 },
  phosphate: { units: ['mmol/L', 'mg/dL'], decimals: [2, 1], times: 3.097 },
  calcium: { units: ['mmol/L', 'mg/dL'], decimals: [2, 1], times: 4.008 },
  creatinine: { ...micromolar, over: CREATININE_UMOL_L_PER_MG_DL },
  urea: { ...molar, times: 2.801 },
  uric_acid: { ...micromolar, over: 59.48 },
  bilirubin: { ...micromolar, over: 17.1 },
  uacr: {
    units: ['mg/mmol', 'mg/g'],
    decimals: [1, 0],
    times: 8.84,
  },
  crp: { units: ['mg/L', 'mg/dL'], decimals: [1, 2], over: 10 },
  vitamin_b12: { units: ['pmol/L', 'ng/L'], decimals: [0, 0], times: 1.3554 },
  haemoglobin: { units: ['g/dL', 'g/L'], decimals: [1, 0], times: 10 },
  albumin: { units: ['g/L', 'g/dL'], decimals: [0, 1], over: 10 },
  weight: { units: ['kg', 'lb'], decimals: [1, 1], over: 0.453_592_37 },
  length: { label: 'Height and waist', units: ['cm', 'in'], decimals: [0, 1], over: 2.54 },
} as const satisfies Readonly<Record<string, Conversion>>;

/** Analyte with convertible units. */
export type Analyte = keyof typeof CONVERSIONS;

/** Every convertible analyte. */
export const ANALYTES = Object.keys(CONVERSIONS) as readonly Analyte[];
