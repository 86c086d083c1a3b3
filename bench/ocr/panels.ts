import type { DimensionCode, MeasureUnit } from '../../packages/contract/src/index.ts';

/** A line of a laboratory report as it was meant. */
export interface PrintedValue {
  code: DimensionCode;
  /** The name as this laboratory prints it. */
  name: string;
  value: number;
  /** The value as printed, with its decimals. */
  text: string;
  unit: MeasureUnit;
  /** The unit as this laboratory prints it. */
  unitText: string;
  /** The range as printed; empty where there is none. */
  range: string;
}

type Row = readonly [
  code: DimensionCode,
  name: string,
  text: string,
  unit: MeasureUnit,
  range: string,
  unitText?: string,
];

const toValues = (rows: readonly Row[]): PrintedValue[] =>
  rows.map(([code, name, text, unit, range, unitText = unit]) => ({
    code,
    name,
    text,
    value: Number(text),
    unit,
    range,
    unitText,
  }));

/** What laboratories print together. Invented people; figures of ordinary size. */
export const panels = {
  lipids: toValues([
    ['tc', 'Total Cholesterol', '5.42', 'mmol/L', '< 5.20'],
    ['tg', 'Triglycerides', '1.87', 'mmol/L', '< 1.70'],
    ['hdl', 'HDL Cholesterol', '1.12', 'mmol/L', '> 1.00'],
    ['ldl', 'LDL Cholesterol', '3.45', 'mmol/L', '< 2.60'],
    ['nonhdl', 'Non-HDL Cholesterol', '4.30', 'mmol/L', '< 3.40'],
  ]),
  lipidsUs: toValues([
    ['tc', 'CHOLESTEROL, TOTAL', '212', 'mg/dL', '125-200'],
    ['hdl', 'HDL CHOLESTEROL', '46', 'mg/dL', '> 40'],
    ['tg', 'TRIGLYCERIDES', '163', 'mg/dL', '< 150'],
    ['ldl', 'LDL-CHOLESTEROL', '133', 'mg/dL', '< 100'],
    ['glucose_fasting', 'GLUCOSE, FASTING', '104', 'mg/dL', '65-99'],
  ]),
  renal: toValues([
    ['sodium', 'Sodium', '139', 'mmol/L', '135 - 145'],
    ['potassium', 'Potassium', '4.6', 'mmol/L', '3.5 - 5.1'],
    ['urea', 'Urea', '7.8', 'mmol/L', '2.7 - 6.9'],
    ['creatinine', 'Creatinine', '112', 'umol/L', '59 - 104', 'µmol/L'],
    ['egfr', 'eGFR', '58', 'mL/min/1.73m2', '> 90', 'mL/min/1.73m²'],
    ['uric_acid', 'Uric Acid', '431', 'umol/L', '202 - 416', 'µmol/L'],
  ]),
  diabetes: toValues([
    ['hba1c', 'HbA1c', '7.4', '%', '4.0 - 6.0'],
    ['glucose_fasting', 'Fasting Glucose', '8.2', 'mmol/L', '3.9 - 6.0'],
    ['uacr', 'Albumin/Creatinine Ratio', '4.7', 'mg/mmol', '< 3.0'],
  ]),
  liver: toValues([
    ['albumin', 'Albumin', '42', 'g/L', '35 - 50'],
    ['bilirubin', 'Total Bilirubin', '14', 'umol/L', '5 - 21', 'umol/L'],
    ['alt', 'Alanine Aminotransferase (ALT)', '61', 'U/L', '7 - 56'],
    ['ast', 'Aspartate Aminotransferase (AST)', '38', 'U/L', '10 - 40'],
    ['alp', 'Alkaline Phosphatase', '88', 'U/L', '40 - 130'],
    ['ggt', 'Gamma GT', '72', 'U/L', '8 - 61'],
  ]),
  blood: toValues([
    ['haemoglobin', 'Haemoglobin', '13.6', 'g/dL', '13.0 - 17.0'],
    ['wbc', 'White Blood Cells', '6.8', '10^9/L', '4.0 - 10.0', 'x10^9/L'],
    ['platelets', 'Platelet Count', '247', '10^9/L', '150 - 400', 'x10^9/L'],
  ]),
  malay: toValues([
    ['tc', 'Kolesterol Jumlah', '6.1', 'mmol/L', '< 5.2'],
    ['hdl', 'Kolesterol HDL', '1.3', 'mmol/L', '> 1.0'],
    ['ldl', 'Kolesterol LDL', '4.0', 'mmol/L', '< 2.6'],
    ['tg', 'Trigliserida', '1.8', 'mmol/L', '< 1.7'],
    ['glucose_fasting', 'Glukosa Puasa', '6.4', 'mmol/L', '3.9 - 6.0'],
    ['creatinine', 'Kreatinin', '91', 'umol/L', '45 - 84', 'µmol/L'],
    ['sodium', 'Natrium', '141', 'mmol/L', '135 - 145'],
    ['potassium', 'Kalium', '4.2', 'mmol/L', '3.5 - 5.1'],
    ['urea', 'Urea', '5.3', 'mmol/L', '2.7 - 6.9'],
    ['uric_acid', 'Asid Urik', '388', 'umol/L', '202 - 416', 'µmol/L'],
    ['haemoglobin', 'Hemoglobin', '12.9', 'g/dL', '12.0 - 15.0'],
  ]),
} as const;
