import type { DimensionCode, MeasureUnit } from '../../packages/contract/src/index.ts';
import type { Random } from './random.ts';

/** Intended line of a laboratory report. */
export interface PrintedValue {
  code: DimensionCode;
  /** Name as printed by this laboratory. */
  name: string;
  value: number;
  /** Value as printed, with its decimals. */
  text: string;
  unit: MeasureUnit;
  /** Unit as printed by this laboratory. */
  unitText: string;
  /** Range as printed. */
  range: string;
}

/** Line without a supported result. */
export interface OtherLine {
  name: string;
  text: string;
  unitText: string;
  range: string;
}

interface Scale {
  unit: MeasureUnit;
  unitText?: string;
  decimals: number;
  low: number;
  high: number;
  /** Printed form of the range. */
  style: 'both' | 'below' | 'above';
}

interface Test {
  code: DimensionCode;
  english: readonly [string, ...string[]];
  malay?: string;
  si: Scale;
  us?: Scale;
}

/** Returns a scale, such as `[mmol/L, 1 decimal, 3.9, 6]`. */
const scale = (
  unit: MeasureUnit,
  decimals: number,
  [low, high]: readonly [number, number],
  style: Scale['style'] = 'both',
  unitText: string = unit,
): Scale => ({ unit, unitText, decimals, low, high, style });

const tests: readonly Test[] = [
  {
    code: 'tc',
    english: ['Total Cholesterol', 'Cholesterol, Total', 'Cholesterol'],
    malay: 'Kolesterol Jumlah',
    si: scale('mmol/L', 2, [3, 5.2], 'below'),
    us: scale('mg/dL', 0, [125, 200]),
  },
  {
    code: 'tg',
    english: ['Triglycerides', 'TRIGLYCERIDES'],
    malay: 'Trigliserida',
    si: scale('mmol/L', 2, [0.5, 1.7], 'below'),
    us: scale('mg/dL', 0, [45, 150], 'below'),
  },
  {
    code: 'hdl',
    english: ['HDL Cholesterol', 'HDL-Cholesterol', 'Cholesterol HDL'],
    malay: 'Kolesterol HDL',
    si: scale('mmol/L', 2, [1, 2], 'above'),
    us: scale('mg/dL', 0, [40, 75], 'above'),
  },
  {
    code: 'ldl',
    english: ['LDL Cholesterol', 'LDL-Cholesterol (calc)', 'LDL'],
    malay: 'Kolesterol LDL',
    si: scale('mmol/L', 2, [1.5, 2.6], 'below'),
    us: scale('mg/dL', 0, [60, 100], 'below'),
  },
  {
    code: 'glucose_fasting',
    english: ['Glucose (Fasting)', 'Fasting Glucose', 'GLUCOSE, FASTING', 'Glucose - Fasting'],
    malay: 'Glukosa Puasa',
    si: scale('mmol/L', 1, [3.9, 6]),
    us: scale('mg/dL', 0, [65, 99]),
  },
  {
    code: 'glucose_random',
    english: ['Glucose (Random)', 'Random Glucose', 'Glucose, random'],
    malay: 'Glukosa Rawak',
    si: scale('mmol/L', 1, [3.9, 7.8]),
    us: scale('mg/dL', 0, [70, 140]),
  },
  { code: 'hba1c', english: ['HbA1c', 'Hemoglobin A1c', 'Haemoglobin A1c'], si: scale('%', 1, [4, 6]) },
  {
    code: 'uacr',
    english: [
      'Albumin/Creatinine Ratio',
      'Urine Albumin/Creatinine Ratio',
      'Albumin/Creatinine Ratio (spot urine)',
    ],
    si: scale('mg/mmol', 1, [1, 3], 'below'),
    us: scale('mg/g', 0, [8, 30], 'below'),
  },
  { code: 'sodium', english: ['Sodium'], malay: 'Natrium', si: scale('mmol/L', 0, [135, 145]) },
  { code: 'potassium', english: ['Potassium'], malay: 'Kalium', si: scale('mmol/L', 1, [3.5, 5.1]) },
  {
    code: 'urea',
    english: ['Urea'],
    si: scale('mmol/L', 1, [2.7, 6.9]),
    us: scale('mg/dL', 0, [7, 20]),
  },
  {
    code: 'creatinine',
    english: ['Creatinine', 'Serum Creatinine', 'Creatinine, serum'],
    malay: 'Kreatinin',
    si: scale('umol/L', 0, [59, 104], 'both', 'µmol/L'),
    us: scale('mg/dL', 2, [0.6, 1.2]),
  },
  {
    code: 'egfr',
    english: ['eGFR', 'Estimated Glomerular Filtration Rate (eGFR)', 'eGFR (CKD-EPI)'],
    si: scale('mL/min/1.73m2', 0, [60, 110], 'above', 'mL/min/1.73m²'),
  },
  {
    code: 'uric_acid',
    english: ['Uric Acid'],
    malay: 'Asid Urik',
    si: scale('umol/L', 0, [202, 416], 'both', 'umol/L'),
    us: scale('mg/dL', 1, [3.5, 7.2]),
  },
  {
    code: 'albumin',
    english: ['Albumin'],
    si: scale('g/L', 0, [35, 50]),
    us: scale('g/dL', 1, [3.5, 5]),
  },
  {
    code: 'bilirubin',
    english: ['Total Bilirubin', 'Bilirubin, Total'],
    malay: 'Jumlah Bilirubin',
    si: scale('umol/L', 0, [5, 21], 'both', 'µmol/L'),
    us: scale('mg/dL', 1, [0.2, 1.2]),
  },
  {
    code: 'alt',
    english: ['Alanine Aminotransferase (ALT)', 'ALT (SGPT)', 'ALT'],
    si: scale('U/L', 0, [7, 56]),
  },
  {
    code: 'ast',
    english: ['Aspartate Aminotransferase (AST)', 'AST (SGOT)', 'AST'],
    si: scale('U/L', 0, [10, 40]),
  },
  {
    code: 'alp',
    english: ['Alkaline Phosphatase', 'Alkaline Phosphatase (ALP)'],
    si: scale('U/L', 0, [40, 130]),
  },
  { code: 'ggt', english: ['Gamma GT', 'GGT'], si: scale('U/L', 0, [8, 61]) },
  {
    code: 'haemoglobin',
    english: ['Haemoglobin', 'Hemoglobin'],
    malay: 'Hemoglobin',
    si: scale('g/dL', 1, [13, 17]),
  },
  {
    code: 'wbc',
    english: ['White Blood Cells', 'WBC'],
    malay: 'Sel Darah Putih',
    si: scale('10^9/L', 1, [4, 10], 'both', 'x10^9/L'),
    us: scale('10^9/L', 1, [4, 11], 'both', '10^3/uL'),
  },
  {
    code: 'platelets',
    english: ['Platelet Count', 'Platelets'],
    si: scale('10^9/L', 0, [150, 400], 'both', 'x10^9/L'),
    us: scale('10^9/L', 0, [150, 400], 'both', 'K/uL'),
  },
];

const others: readonly OtherLine[] = [
  { name: 'Cholesterol/HDL Ratio', text: '4.2', unitText: '', range: '< 5.0' },
  { name: 'VLDL Cholesterol', text: '0.8', unitText: 'mmol/L', range: '0.1 - 1.0' },
  { name: 'Direct Bilirubin', text: '4', unitText: 'umol/L', range: '< 5' },
  { name: 'Mean Cell Haemoglobin', text: '29.4', unitText: 'pg', range: '27.0 - 32.0' },
  { name: 'BUN/Creatinine Ratio', text: '14.2', unitText: '', range: '6.0 - 22.0' },
  { name: 'Vitamin D (25-OH)', text: '62', unitText: 'nmol/L', range: '50 - 125' },
  { name: 'Urine Creatinine', text: '8.2', unitText: 'mmol/L', range: '3.5 - 24.6' },
  { name: 'Globulin', text: '28', unitText: 'g/L', range: '20 - 35' },
  { name: 'Mean Platelet Volume', text: '9.8', unitText: 'fL', range: '7.5 - 11.5' },
];

/** Language and units of a laboratory. */
export const localities = ['SI', 'US', 'Malay', 'English and Malay'] as const;
export type Locality = (typeof localities)[number];

/** Returns the lines of one report, with invented values of ordinary size. */
export function linesFor(
  locality: Locality,
  random: Random,
): { values: PrintedValue[]; others: OtherLine[] } {
  const known = locality === 'Malay' ? tests.filter(({ malay }) => malay) : tests;
  const chosen = random.some(known, 8);
  return { values: chosen.map((test) => printed(test, locality, random)), others: random.some(others, 1) };
}

function printed({ code, english, malay, si, us }: Test, locality: Locality, random: Random): PrintedValue {
  const { unit, unitText = unit, decimals, low, high, style } = (locality === 'US' && us) || si;
  const isNitrogen = code === 'urea' && unit === 'mg/dL';
  const name = isNitrogen ? random.oneOf(['BUN', 'Urea Nitrogen (BUN)']) : random.oneOf(english);
  const ends = [low, high].map((end) => end.toFixed(decimals));
  const range = { both: ends.join(random.oneOf([' - ', '-'])), below: `< ${ends[1]}`, above: `> ${ends[0]}` }[
    style
  ];
  const text = random.between(...spread(low, high)).toFixed(decimals);
  const names = {
    SI: name,
    US: random.oneOf([name, name.toUpperCase()]),
    Malay: malay ?? name,
    'English and Malay': malay && malay !== name ? `${name} / ${malay}` : name,
  };
  return { code, name: names[locality], text, value: Number(text), unit, unitText, range };
}

/** Returns a range of typical values: a narrow range is exceeded slightly. */
function spread(low: number, high: number): [number, number] {
  return high / low < 1.3 ? [low * 0.95, high * 1.05] : [low * 0.8, high * 1.5];
}
