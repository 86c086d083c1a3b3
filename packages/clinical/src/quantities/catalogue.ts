import { uncapitalised } from '../capitals.ts';
import { type Analyte, CONVERSIONS, type Conversion } from './conversions.ts';
import type { Unit } from './units.ts';

/** Inclusive limits of a quantity, in its canonical unit. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Quantities that a report prints together; `visit` are those of a clinic visit. */
export type QuantityGroup = 'lipids' | 'sugar' | 'kidney' | 'liver' | 'blood' | 'other' | 'visit';

/** Who sets the usual range: a guideline, the laboratory that prints one, or what is right for the person. */
export type RangeBasis = 'guideline' | 'laboratory' | 'personal';

/** Everything stated about a quantity. Numbers are in `unit`, the canonical one. */
interface QuantityRow {
  readonly label: string;
  readonly unit: Unit;
  readonly decimals: number;
  /** Analyte for conversion; absent with a single unit. */
  readonly analyte?: Analyte;
  /** Other codes in use. */
  readonly aliases?: readonly string[];
  /** LOINC code of the usual test. */
  readonly loinc?: string;
  /** Group on a health form; absent for what no form holds. */
  readonly group?: QuantityGroup;
  /** Name as an input of equations. */
  readonly field?: string;
  /** Values outside are refused by equations as implausible. They catch unit mistakes; they are no clinical warnings. */
  readonly plausible?: Limits;
  /** Limits of what can be entered, where devices show more than equations take. */
  readonly enterable?: Limits;
  readonly range?: { readonly basis: RangeBasis } & Partial<UsualRange>;
  /** The worse of two values, if it is not the higher: the lower one, or the one farther from the middle. */
  readonly worse?: 'lower' | { readonly farFrom: number };
  /** Whether a report judges it, so that the report on the next visit leaves it out. */
  readonly isReported?: true;
  /** Whether it is a vital sign of the diary, which all are entered, listed and charted alike. */
  readonly isVitalSign?: true;
}

/** Usual range of adults; `null` is an open end. Both ends belong to it, at the decimals of the quantity. */
export interface UsualRange {
  readonly low: number | null;
  readonly high: number | null;
}

function convertible<Name extends Analyte>(analyte: Name) {
  const { units, decimals } = CONVERSIONS[analyte];
  const [unit]: readonly [(typeof CONVERSIONS)[Name]['units'][0], Unit] = units;
  return { analyte, unit, decimals: decimals[0] };
}

const cholesterol = { ...convertible('cholesterol'), group: 'lipids' } as const;
const glucose = {
  ...convertible('glucose'),
  group: 'sugar',
  plausible: { min: 0.6, max: 60 },
  // MOH Singapore screening criteria.
  range: { basis: 'guideline' },
  isReported: true,
} as const;
const mineral = { group: 'kidney', range: { basis: 'laboratory' } } as const;
const calcium = {
  ...convertible('calcium'),
  ...mineral,
  plausible: { min: 0.5, max: 6 },
  worse: { farFrom: 2.4 },
} as const;
const enzyme = {
  unit: 'U/L',
  decimals: 0,
  group: 'liver',
  plausible: { min: 3, max: 10_000 },
  range: { basis: 'laboratory' },
} as const;
const transaminase = {
  ...enzyme,
  // Convention where a report prints no range.
  range: { ...enzyme.range, high: 40 },
  isReported: true,
} as const;
const cells = { unit: '10^9/L', group: 'blood', range: { basis: 'laboratory' } } as const;
const heart = { unit: 'ng/L', decimals: 0, group: 'other', range: { basis: 'laboratory' } } as const;
const pressure = {
  unit: 'mmHg',
  decimals: 0,
  group: 'visit',
} as const;
const body = { group: 'visit', range: { basis: 'personal' } } as const;
const score = { unit: 'ratio', decimals: 2 } as const;
const vitalSign = { isVitalSign: true, decimals: 0 } as const;

/**
 * The quantities, in the order of health forms. Everything that a program has to know about one stands in its row:
 * limits, units and decimals follow from here for forms, reports, alerts, the reading of paper, and the API. A range
 * that is printed on the person's own report takes precedence over `range`.
 *
 * @signOff [D] Limits without a published source: they catch mistakes of unit only (creatinine 0.9 is mg/dL, HbA1c 48 is
 * mmol/mol, platelets 240000 are per µL).
 * @signOff [D] Blood pressures from 40 to 300 and from 20 to 200 mmHg can be entered: home monitors show up to 299.
 * @signOff [D] Which of two results of one day is the worse.
 */
export const QUANTITIES = {
  tc: {
    ...cholesterol,
    label: 'Total cholesterol',
    loinc: '14647-2',
    field: 'tcMmolL',
    plausible: { min: 1, max: 20 },
    // MOH Singapore lipid bands.
    range: { basis: 'guideline' },
  },
  ldl: {
    ...cholesterol,
    label: 'LDL cholesterol',
    loinc: '22748-8',
    field: 'ldlMmolL',
    plausible: { min: 0.2, max: 15 },
    // ACE Clinical Guidance: Lipid management, 2023.
    range: { basis: 'personal' },
    isReported: true,
  },
  hdl: {
    ...cholesterol,
    label: 'HDL cholesterol',
    loinc: '14646-4',
    field: 'hdlMmolL',
    plausible: { min: 0.2, max: 5 },
    // MOH Singapore lipid bands.
    range: { basis: 'guideline' },
    worse: 'lower',
  },
  nonhdl: {
    ...cholesterol,
    label: 'Non-HDL cholesterol',
    loinc: '70204-3',
    field: 'nonHdlMmolL',
    plausible: { min: 0.5, max: 19 },
    // MOH lipid guideline 2016: LDL goal + 0.8 mmol/L.
    range: { basis: 'personal' },
  },
  tg: {
    ...convertible('triglycerides'),
    label: 'Triglycerides',
    aliases: ['triglycerides'],
    loinc: '14927-8',
    group: 'lipids',
    field: 'tgMmolL',
    plausible: { min: 0.2, max: 60 },
    // MOH Singapore lipid bands.
    range: { basis: 'guideline' },
    isReported: true,
  },
  hba1c: {
    ...convertible('hba1c'),
    label: 'HbA1c',
    loinc: '4548-4',
    group: 'sugar',
    field: 'hba1cPercent',
    plausible: { min: 3, max: 20 },
    // MOH Singapore screening criteria.
    range: { basis: 'guideline' },
    isReported: true,
  },
  glucose_fasting: {
    ...glucose,
    label: 'Fasting glucose',
    loinc: '14771-0',
    field: 'fastingGlucoseMmolL',
    worse: { farFrom: 5 },
  },
  glucose_2h: {
    ...glucose,
    label: '2-hour glucose (OGTT)',
    loinc: '14995-5',
    field: 'glucose2hMmolL',
    worse: { farFrom: 5.9 },
  },
  glucose_random: {
    ...glucose,
    label: 'Random glucose',
    aliases: ['glucose'],
    loinc: '14749-6',
    field: 'glucoseMmolL',
    worse: { farFrom: 5.9 },
  },
  creatinine: {
    ...convertible('creatinine'),
    label: 'Creatinine',
    loinc: '14682-9',
    group: 'kidney',
    field: 'creatinineUmolL',
    plausible: { min: 15, max: 2500 },
    range: { basis: 'laboratory' },
    isReported: true,
  },
  egfr: {
    unit: 'mL/min/1.73m2',
    decimals: 0,
    label: 'eGFR',
    loinc: '98979-8',
    group: 'kidney',
    field: 'egfr',
    plausible: { min: 1, max: 200 },
    // KDIGO 2024.
    range: { basis: 'guideline' },
    worse: 'lower',
    isReported: true,
  },
  uacr: {
    ...convertible('uacr'),
    label: 'Urine albumin/creatinine',
    loinc: '32294-1',
    group: 'kidney',
    field: 'uacrMgMmol',
    plausible: { min: 0, max: 2000 },
    // KDIGO 2024.
    range: { basis: 'guideline' },
    isReported: true,
  },
  urea: {
    ...convertible('urea'),
    label: 'Urea',
    loinc: '22664-7',
    group: 'kidney',
    plausible: { min: 0.3, max: 100 },
    range: { basis: 'laboratory' },
  },
  uric_acid: {
    ...convertible('uric_acid'),
    label: 'Uric acid',
    loinc: '14933-6',
    group: 'kidney',
    plausible: { min: 30, max: 2000 },
    range: { basis: 'laboratory' },
  },
  sodium: {
    ...mineral,
    unit: 'mmol/L',
    decimals: 0,
    label: 'Sodium',
    loinc: '2951-2',
    plausible: { min: 80, max: 200 },
    worse: { farFrom: 140 },
  },
  potassium: {
    ...mineral,
    unit: 'mmol/L',
    decimals: 1,
    label: 'Potassium',
    loinc: '2823-3',
    field: 'potassiumMmolL',
    plausible: { min: 1, max: 12 },
    worse: { farFrom: 4.3 },
  },
  calcium: { ...calcium, label: 'Calcium', loinc: '2000-8', field: 'calciumMmolL' },
  calcium_adjusted: { ...calcium, label: 'Adjusted calcium', loinc: '29265-6' },
  magnesium: {
    ...convertible('magnesium'),
    ...mineral,
    label: 'Magnesium',
    loinc: '2601-3',
    plausible: { min: 0.2, max: 5 },
    worse: { farFrom: 0.85 },
  },
  phosphate: {
    ...convertible('phosphate'),
    ...mineral,
    label: 'Phosphate',
    loinc: '14879-1',
    plausible: { min: 0.1, max: 6 },
    worse: { farFrom: 1.1 },
  },
  alt: { ...transaminase, label: 'ALT', loinc: '1742-6', field: 'altUL' },
  ast: { ...transaminase, label: 'AST', loinc: '1920-8', field: 'astUL' },
  alp: { ...enzyme, label: 'ALP', loinc: '6768-6' },
  ggt: { ...enzyme, label: 'GGT', loinc: '2324-2' },
  bilirubin: {
    ...convertible('bilirubin'),
    label: 'Bilirubin',
    loinc: '14631-6',
    group: 'liver',
    plausible: { min: 1, max: 1000 },
    range: { basis: 'laboratory' },
  },
  albumin: {
    ...convertible('albumin'),
    label: 'Albumin',
    loinc: '1751-7',
    group: 'liver',
    field: 'albuminGL',
    plausible: { min: 8, max: 80 },
    range: { basis: 'laboratory' },
    worse: 'lower',
  },
  haemoglobin: {
    ...convertible('haemoglobin'),
    label: 'Haemoglobin',
    loinc: '718-7',
    group: 'blood',
    plausible: { min: 2, max: 30 },
    range: { basis: 'laboratory' },
    worse: 'lower',
  },
  wbc: {
    ...cells,
    decimals: 1,
    label: 'White blood cells',
    aliases: ['white_cells'],
    loinc: '6690-2',
    plausible: { min: 0.1, max: 500 },
    worse: { farFrom: 7.5 },
  },
  platelets: {
    ...cells,
    decimals: 0,
    label: 'Platelets',
    loinc: '777-3',
    field: 'plateletsE9L',
    plausible: { min: 5, max: 2000 },
    worse: 'lower',
  },
  ferritin: {
    unit: 'ug/L',
    decimals: 0,
    label: 'Ferritin',
    loinc: '2276-4',
    group: 'blood',
    plausible: { min: 1, max: 50_000 },
    range: { basis: 'laboratory' },
  },
  vitamin_b12: {
    ...convertible('vitamin_b12'),
    label: 'Vitamin B12',
    loinc: '14685-2',
    group: 'blood',
    plausible: { min: 20, max: 5000 },
    range: { basis: 'laboratory' },
    worse: 'lower',
  },
  inr: {
    unit: 'ratio',
    decimals: 1,
    label: 'INR',
    loinc: '6301-6',
    group: 'blood',
    plausible: { min: 0.5, max: 20 },
    range: { basis: 'laboratory' },
  },
  tsh: {
    unit: 'mU/L',
    decimals: 2,
    label: 'TSH',
    loinc: '3016-3',
    group: 'other',
    plausible: { min: 0.01, max: 500 },
    range: { basis: 'laboratory' },
    worse: { farFrom: 2 },
  },
  crp: {
    ...convertible('crp'),
    label: 'C-reactive protein',
    loinc: '1988-5',
    group: 'other',
    plausible: { min: 0.1, max: 1000 },
    range: { basis: 'laboratory' },
  },
  bnp: { ...heart, label: 'BNP', loinc: '30934-4', plausible: { min: 1, max: 20_000 } },
  nt_probnp: { ...heart, label: 'NT-proBNP', loinc: '33762-6', plausible: { min: 1, max: 150_000 } },
  sbp: {
    ...pressure,
    label: 'Upper blood pressure',
    loinc: '8480-6',
    field: 'sbpMmHg',
    plausible: { min: 60, max: 260 },
    enterable: { min: 40, max: 300 },
    // ACE Clinical Guidance: Hypertension, 2023.
    range: { basis: 'guideline', high: 129 },
  },
  dbp: {
    ...pressure,
    label: 'Lower blood pressure',
    loinc: '8462-4',
    field: 'dbpMmHg',
    plausible: { min: 30, max: 160 },
    enterable: { min: 20, max: 200 },
    // ACE Clinical Guidance: Hypertension, 2023.
    range: { basis: 'guideline', high: 84 },
  },
  weight: {
    ...convertible('weight'),
    ...body,
    label: 'Weight',
    loinc: '29463-7',
    field: 'weightKg',
    plausible: { min: 20, max: 350 },
  },
  height: {
    ...convertible('length'),
    ...body,
    label: 'Height',
    loinc: '8302-2',
    field: 'heightCm',
    plausible: { min: 100, max: 250 },
  },
  waist: {
    ...convertible('length'),
    ...body,
    label: 'Waist',
    loinc: '8280-0',
    field: 'waistCm',
    plausible: { min: 40, max: 200 },
  },
  bmi: {
    unit: 'kg/m2',
    decimals: 1,
    label: 'BMI',
    loinc: '39156-5',
    group: 'visit',
    field: 'bmi',
    plausible: { min: 10, max: 80 },
    // MOH/HPB 2005; WHO 2004.
    range: { basis: 'guideline' },
  },
  sugar: { ...convertible('glucose'), label: 'Blood sugar', plausible: glucose.plausible },
  average_glucose: { ...convertible('glucose'), label: 'Average glucose' },
  pulse: {
    ...vitalSign,
    unit: '/min',
    label: 'Pulse',
    loinc: '8867-4',
    plausible: { min: 20, max: 250 },
    // British Heart Foundation, resting heart rate of adults.
    range: { basis: 'guideline', low: 60, high: 100 },
  },
  oxygen: {
    ...vitalSign,
    unit: '%',
    label: 'Oxygen saturation',
    loinc: '59408-5',
    // Oximeters are tested from 70% (ISO 80601-2-61:2017) and show less.
    plausible: { min: 50, max: 100 },
    // NHS England, COVID Oximetry @home.
    range: { basis: 'guideline', low: 95 },
  },
  temperature: {
    ...vitalSign,
    unit: '°C',
    decimals: 1,
    label: 'Temperature',
    loinc: '8310-5',
    plausible: { min: 30, max: 45 },
    // Without points in NEWS2 (Royal College of Physicians 2017); a fever begins at 38.0 (NHS).
    range: { basis: 'guideline', low: 36.1, high: 37.9 },
  },
  exercise: {
    unit: 'min',
    decimals: 0,
    label: 'Exercise',
    field: 'exerciseMinutes',
    plausible: { min: 1, max: 1440 },
  },
  activity: {
    unit: 'min/week',
    decimals: 0,
    label: 'Moderate activity',
    field: 'moderateMinutesPerWeek',
    plausible: { min: 0, max: 10_080 },
  },
  fib4: { ...score, label: 'FIB-4' },
  apri: { ...score, label: 'APRI' },
} as const satisfies Readonly<Record<string, QuantityRow>>;

/** Code of a quantity. */
export type QuantityCode = keyof typeof QUANTITIES;

/** Code of a quantity that a health form holds. */
export type FormCode = {
  [Code in QuantityCode]: (typeof QUANTITIES)[Code] extends { group: QuantityGroup } ? Code : never;
}[QuantityCode];

/** Code of a vital sign. */
export type VitalSign = {
  [Code in QuantityCode]: (typeof QUANTITIES)[Code] extends { isVitalSign: true } ? Code : never;
}[QuantityCode];

/** Name of a quantity as an input of equations; it contains the unit. */
export type QuantityField = {
  [Code in QuantityCode]: (typeof QUANTITIES)[Code] extends { field: infer Field } ? Field : never;
}[QuantityCode];

/** Every quantity. */
export const QUANTITY_CODES = Object.keys(QUANTITIES) as readonly QuantityCode[];

/** Quantities of a health form, in its order. */
export const FORM_CODES = QUANTITY_CODES.filter((code): code is FormCode => 'group' in QUANTITIES[code]);

/** Vital signs of the diary, in the order of its tabs. */
export const VITAL_SIGNS = QUANTITY_CODES.filter(isVitalSign);

/** Returns whether a code is that of a vital sign. */
export function isVitalSign(code: string): code is VitalSign {
  return isQuantity(code) && 'isVitalSign' in QUANTITIES[code];
}

/** Returns the row of a quantity. */
export function quantityRow(code: QuantityCode): QuantityRow {
  return QUANTITIES[code];
}

/** Returns whether a code is that of a quantity. */
export function isQuantity(code: string): code is QuantityCode {
  return Object.hasOwn(QUANTITIES, code);
}

/** Returns the quantity that a code or alias names; `null` for none. */
export function quantityNamed(name: string): QuantityCode | null {
  if (isQuantity(name)) return name;
  return QUANTITY_CODES.find((code) => quantityRow(code).aliases?.includes(name)) ?? null;
}

/** Units of a quantity. */
export type QuantityUnit<Code extends QuantityCode> = Code extends QuantityCode
  ? (typeof QUANTITIES)[Code] extends { analyte: infer Name extends Analyte }
    ? (typeof CONVERSIONS)[Name]['units'][number]
    : (typeof QUANTITIES)[Code]['unit']
  : never;

/** Returns the units in which a quantity is written, the canonical one first. */
export function unitsOf<Code extends QuantityCode>(code: Code): readonly QuantityUnit<Code>[] {
  const { analyte, unit } = quantityRow(code);
  const units: readonly Unit[] = analyte ? CONVERSIONS[analyte].units : [unit];
  return units as readonly QuantityUnit<Code>[];
}

/** Returns the decimals of a quantity in one of its units. */
export function unitDecimals(code: QuantityCode, unit: string): number {
  const { analyte, decimals } = quantityRow(code);
  return analyte && unit === CONVERSIONS[analyte].units[1] ? CONVERSIONS[analyte].decimals[1] : decimals;
}

/** Returns the limits of what can be entered, in the canonical unit. */
export function entryLimits(code: QuantityCode): Limits {
  const { plausible = { min: 0, max: Number.MAX_VALUE }, enterable = plausible } = quantityRow(code);
  return enterable;
}

/** Returns the name of a quantity inside a sentence: "total cholesterol", "HbA1c". */
export const nameInSentence = (code: QuantityCode): string => uncapitalised(QUANTITIES[code].label);

/** Returns the name of what an analyte's unit applies to: "Cholesterol", "Height and waist". */
export function analyteLabel(analyte: Analyte): string {
  const { label }: Conversion = CONVERSIONS[analyte];
  const ownRow = () => QUANTITY_CODES.find((code) => quantityRow(code).analyte === analyte);
  const code = label === undefined ? ownRow() : undefined;
  return label ?? (code ? QUANTITIES[code].label : analyte);
}
