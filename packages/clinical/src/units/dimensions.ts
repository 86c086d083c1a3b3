import { ENTRY_LIMITS, type Limits } from '../plausibility.ts';
import type { Analyte } from './conversions.ts';

/** Source of the reference range of a dimension. */
export type ReferenceBasis = 'guideline' | 'laboratory' | 'personal_goal' | 'category';

/** Measured dimension of a health record. */
export interface Dimension {
  readonly code: string;
  readonly label: string;
  /** Canonical unit, in the spelling of `convertUnit`. */
  readonly unit: string;
  readonly alternativeUnit: string | null;
  /** Analyte for conversion, or `null` with a single unit. */
  readonly analyte: Analyte | null;
  /** Limits for entry, in the canonical unit. */
  readonly plausible: Limits;
  readonly basis: ReferenceBasis;
  /** Default adult band in the canonical unit, if any; the laboratory's own range takes precedence. */
  readonly band: string | null;
}

const L = ENTRY_LIMITS;
const CHOLESTEROL = { unit: 'mmol/L', alternativeUnit: 'mg/dL', analyte: 'cholesterol' } as const;
const GLUCOSE = {
  unit: 'mmol/L',
  alternativeUnit: 'mg/dL',
  analyte: 'glucose',
  plausible: L.glucoseMmolL,
  basis: 'guideline',
} as const;
const LAB = { basis: 'laboratory', band: null, alternativeUnit: null, analyte: null } as const;
const CATEGORY = { basis: 'category', band: null, alternativeUnit: null, analyte: null } as const;

/**
 * Dimensions of a health record. A range printed on the person's own report takes precedence over these bands; rows
 * based on the laboratory have no universal range. Limits without a published source catch unit mistakes only.
 */
export const DIMENSIONS: readonly Dimension[] = [
  {
    code: 'tc',
    label: 'Total cholesterol',
    ...CHOLESTEROL,
    plausible: L.tcMmolL,
    basis: 'guideline',
    band: '< 5.2',
  },
  {
    code: 'ldl',
    label: 'LDL cholesterol',
    ...CHOLESTEROL,
    plausible: L.ldlMmolL,
    basis: 'personal_goal',
    band: null,
  },
  {
    code: 'hdl',
    label: 'HDL cholesterol',
    ...CHOLESTEROL,
    plausible: L.hdlMmolL,
    basis: 'guideline',
    band: '≥ 1.0',
  },
  {
    code: 'nonhdl',
    label: 'Non-HDL cholesterol',
    ...CHOLESTEROL,
    plausible: L.nonHdlMmolL,
    basis: 'personal_goal',
    band: null,
  },
  {
    code: 'tg',
    label: 'Triglycerides',
    unit: 'mmol/L',
    alternativeUnit: 'mg/dL',
    analyte: 'triglycerides',
    plausible: L.tgMmolL,
    basis: 'guideline',
    band: '< 1.7',
  },
  { code: 'glucose_fasting', label: 'Fasting glucose', ...GLUCOSE, band: '4.0–6.0' },
  { code: 'glucose_2h', label: '2-hour glucose (OGTT)', ...GLUCOSE, band: '< 7.8' },
  { code: 'glucose_random', label: 'Random or meter glucose', ...GLUCOSE, band: '≥ 4.0' },
  {
    code: 'hba1c',
    label: 'HbA1c',
    unit: '%',
    alternativeUnit: 'mmol/mol',
    analyte: 'hba1c',
    plausible: L.hba1cPercent,
    basis: 'guideline',
    band: '≤ 6.0 without diabetes, ≤ 7.0 typical goal with diabetes',
  },
  {
    ...LAB,
    code: 'creatinine',
    label: 'Creatinine',
    unit: 'umol/L',
    alternativeUnit: 'mg/dL',
    analyte: 'creatinine',
    plausible: L.creatinineUmolL,
  },
  {
    code: 'egfr',
    label: 'eGFR',
    unit: 'mL/min/1.73 m²',
    alternativeUnit: null,
    analyte: null,
    plausible: L.egfr,
    basis: 'guideline',
    band: '≥ 90, 60–89 often normal with age',
  },
  {
    code: 'uacr',
    label: 'Urine albumin/creatinine',
    unit: 'mg/mmol',
    alternativeUnit: 'mg/g',
    analyte: 'uacr',
    plausible: L.uacrMgMmol,
    basis: 'guideline',
    band: '< 3',
  },
  {
    ...LAB,
    code: 'urea',
    label: 'Urea',
    unit: 'mmol/L',
    alternativeUnit: 'mg/dL',
    analyte: 'urea',
    plausible: { min: 0.3, max: 100 },
  },
  {
    ...LAB,
    code: 'uric_acid',
    label: 'Uric acid',
    unit: 'umol/L',
    alternativeUnit: 'mg/dL',
    analyte: 'uric_acid',
    plausible: { min: 30, max: 2000 },
  },
  { ...LAB, code: 'sodium', label: 'Sodium', unit: 'mmol/L', plausible: { min: 80, max: 200 } },
  { ...LAB, code: 'potassium', label: 'Potassium', unit: 'mmol/L', plausible: L.potassiumMmolL },
  { ...LAB, code: 'alt', label: 'ALT', unit: 'U/L', plausible: L.altUL, band: '≤ 40 if none is printed' },
  { ...LAB, code: 'ast', label: 'AST', unit: 'U/L', plausible: L.astUL, band: '≤ 40 if none is printed' },
  { ...LAB, code: 'alp', label: 'ALP', unit: 'U/L', plausible: { min: 3, max: 10_000 } },
  { ...LAB, code: 'ggt', label: 'GGT', unit: 'U/L', plausible: { min: 3, max: 10_000 } },
  {
    ...LAB,
    code: 'bilirubin',
    label: 'Bilirubin',
    unit: 'umol/L',
    alternativeUnit: 'mg/dL',
    analyte: 'bilirubin',
    plausible: { min: 1, max: 1000 },
  },
  {
    ...LAB,
    code: 'albumin',
    label: 'Albumin',
    unit: 'g/L',
    alternativeUnit: 'g/dL',
    analyte: 'albumin',
    plausible: { min: 8, max: 80 },
  },
  { ...LAB, code: 'platelets', label: 'Platelets', unit: '×10⁹/L', plausible: L.plateletsE9L },
  {
    ...LAB,
    code: 'haemoglobin',
    label: 'Haemoglobin',
    unit: 'g/dL',
    alternativeUnit: 'g/L',
    analyte: 'haemoglobin',
    plausible: { min: 2, max: 30 },
  },
  { ...LAB, code: 'wbc', label: 'White blood cells', unit: '×10⁹/L', plausible: { min: 0.1, max: 500 } },
  { ...CATEGORY, code: 'sbp', label: 'Systolic blood pressure', unit: 'mmHg', plausible: L.sbpMmHg },
  { ...CATEGORY, code: 'dbp', label: 'Diastolic blood pressure', unit: 'mmHg', plausible: L.dbpMmHg },
  {
    ...CATEGORY,
    code: 'weight',
    label: 'Weight',
    unit: 'kg',
    alternativeUnit: 'lb',
    analyte: 'weight',
    plausible: L.weightKg,
  },
  {
    ...CATEGORY,
    code: 'height',
    label: 'Height',
    unit: 'cm',
    alternativeUnit: 'in',
    analyte: 'length',
    plausible: L.heightCm,
  },
  {
    ...CATEGORY,
    code: 'waist',
    label: 'Waist',
    unit: 'cm',
    alternativeUnit: 'in',
    analyte: 'length',
    plausible: L.waistCm,
  },
  { ...CATEGORY, code: 'bmi', label: 'BMI', unit: 'kg/m²', plausible: L.bmi },
];
