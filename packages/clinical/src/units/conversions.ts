/**
 * Pair of units: second = (first − `minus`) × `times` ÷ `over`. Absent parts change nothing. `alias` gives another
 * spelling in use for one of the two units.
 */
export interface Conversion {
  readonly units: readonly [string, string];
  readonly minus?: number;
  readonly times?: number;
  readonly over?: number;
  readonly alias?: string;
}

/** mg/dL of cholesterol in one mmol/L. */
export const CHOLESTEROL_MG_DL_PER_MMOL_L = 38.67;
/** mg/dL of triglycerides in one mmol/L. */
export const TRIGLYCERIDES_MG_DL_PER_MMOL_L = 88.57;
/** µmol/L of creatinine in one mg/dL. */
export const CREATININE_UMOL_L_PER_MG_DL = 88.4;

/**
 * Conversions by analyte. Sources: standard molar masses; the NGSP/IFCC master equation for HbA1c
 * (NGSP = 0.09148 × IFCC + 2.152); exact international pound and inch.
 */
export const CONVERSIONS = {
  cholesterol: { units: ['mmol/L', 'mg/dL'], times: CHOLESTEROL_MG_DL_PER_MMOL_L },
  triglycerides: { units: ['mmol/L', 'mg/dL'], times: TRIGLYCERIDES_MG_DL_PER_MMOL_L },
  glucose: { units: ['mmol/L', 'mg/dL'], times: 18.0156 },
  creatinine: { units: ['umol/L', 'mg/dL'], over: CREATININE_UMOL_L_PER_MG_DL },
  urea: { units: ['mmol/L', 'mg/dL'], times: 2.801, alias: 'mg/dL BUN' },
  uric_acid: { units: ['umol/L', 'mg/dL'], over: 59.48 },
  bilirubin: { units: ['umol/L', 'mg/dL'], over: 17.1 },
  uacr: { units: ['mg/mmol', 'mg/g'], times: 8.84 },
  hba1c: { units: ['%', 'mmol/mol'], minus: 2.152, over: 0.09148 },
  weight: { units: ['kg', 'lb'], over: 0.453_592_37 },
  length: { units: ['cm', 'in'], over: 2.54 },
  haemoglobin: { units: ['g/dL', 'g/L'], times: 10 },
  albumin: { units: ['g/L', 'g/dL'], over: 10 },
} as const satisfies Record<string, Conversion>;

/** Analyte with convertible units. */
export type Analyte = keyof typeof CONVERSIONS;

/** Every convertible analyte. */
export const ANALYTES = Object.keys(CONVERSIONS) as readonly Analyte[];
