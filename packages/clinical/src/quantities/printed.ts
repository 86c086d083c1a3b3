import { type FormCode, QUANTITIES } from './catalogue.ts';

/** What a name on paper refers to. A glucose still lacks its sample; urea nitrogen is urea in another unit. */
export type PrintedName = FormCode | 'glucose' | 'urea_nitrogen';

/** Limits of a range as printed by a laboratory; `null` where none is printed. */
export interface PrintedRange {
  readonly low: number | null;
  readonly high: number | null;
}

/** How laboratories of Singapore print a quantity. */
interface Printed {
  /** English names besides the label, in lower case. */
  readonly en?: readonly string[];
  /** Malay names that differ from the English ones. */
  readonly ms?: readonly string[];
  /** Ends of the range that laboratories usually print, in the canonical unit. */
  readonly usual?: readonly [low: number, high: number];
}

/**
 * Quantities on laboratory reports. Ranges are compared by factors only, so one row serves all laboratories, sexes and ages.
 * Sources: UK Pathology Harmony adult reference intervals (sodium, potassium, urea, urate, albumin, bilirubin, ALP, calcium,
 * magnesium, phosphate, CRP). WHO 2024 (haemoglobin). The bands of this package (lipids, glucose, HbA1c, eGFR, uACR, ALT,
 * AST). MedlinePlus (GGT, white cells, platelets, creatinine, TSH, vitamin B12, ferritin, INR, BNP, NT-proBNP).
 */
const PRINTED: Readonly<Partial<Record<PrintedName, Printed>>> = {
  tc: {
    en: ['cholesterol total', 'cholesterol'],
    ms: ['kolesterol jumlah', 'jumlah kolesterol', 'kolesterol'],
    usual: [3, 5.2],
  },
  ldl: {
    en: ['cholesterol ldl', 'ldl-c', 'ldl'],
    ms: ['kolesterol ldl', 'ldl kolesterol'],
    usual: [1.5, 2.6],
  },
  hdl: { en: ['cholesterol hdl', 'hdl-c', 'hdl'], ms: ['kolesterol hdl', 'hdl kolesterol'], usual: [1, 2] },
  nonhdl: {
    en: ['non-hdl-c', 'non hdl', 'cholesterol non-hdl'],
    ms: ['kolesterol bukan hdl'],
    usual: [2, 3.4],
  },
  tg: { en: ['triglyceride'], ms: ['trigliserida'], usual: [0.5, 1.7] },
  hba1c: {
    en: ['hb a1c', 'haemoglobin a1c', 'hemoglobin a1c', 'glycated haemoglobin', 'glycated hemoglobin'],
    usual: [4, 6],
  },
  glucose: {
    en: ['glucose', 'blood sugar', 'fbs', 'fbg', 'fpg', 'rbs', 'rbg', 'ogtt'],
    ms: ['glukosa', 'gula darah', 'gula'],
  },
  glucose_fasting: { usual: [3.9, 6] },
  glucose_2h: { usual: [3.9, 7.8] },
  glucose_random: { usual: [3.9, 7.8] },
  creatinine: { ms: ['kreatinin'], usual: [50, 105] },
  egfr: { en: ['estimated gfr', 'glomerular filtration rate', 'gfr'], usual: [90, 120] },
  uacr: {
    en: [
      'urine albumin/creatinine ratio',
      'urine albumin-creatinine ratio',
      'albumin/creatinine ratio',
      'microalbumin/creatinine ratio',
      'albumin/creat ratio',
      'uacr',
      'acr',
    ],
    usual: [1, 3],
  },
  urea: { usual: [2.5, 7.8] },
  urea_nitrogen: { en: ['blood urea nitrogen', 'urea nitrogen', 'bun'] },
  uric_acid: { en: ['urate'], ms: ['asid urik'], usual: [180, 400] },
  sodium: { ms: ['natrium'], usual: [135, 145] },
  potassium: { ms: ['kalium'], usual: [3.5, 5.1] },
  calcium: { ms: ['kalsium'], usual: [2.2, 2.6] },
  calcium_adjusted: {
    en: ['calcium adjusted', 'corrected calcium', 'calcium corrected', 'albumin-adjusted calcium'],
    usual: [2.2, 2.6],
  },
  magnesium: { usual: [0.7, 1] },
  phosphate: { en: ['inorganic phosphate', 'phosphorus', 'phosphorous'], ms: ['fosfat'], usual: [0.8, 1.5] },
  alt: { en: ['alanine aminotransferase', 'alanine transaminase', 'sgpt'], usual: [7, 40] },
  ast: { en: ['aspartate aminotransferase', 'aspartate transaminase', 'sgot'], usual: [10, 40] },
  alp: { en: ['alkaline phosphatase'], usual: [35, 130] },
  ggt: { en: ['gamma glutamyl transferase', 'gamma-gt'], usual: [8, 60] },
  bilirubin: {
    en: ['total bilirubin', 'bilirubin total'],
    ms: ['jumlah bilirubin', 'bilirubin jumlah'],
    usual: [4, 21],
  },
  albumin: { usual: [35, 50] },
  haemoglobin: { en: ['hemoglobin', 'hb', 'hgb'], usual: [12.5, 16] },
  wbc: {
    en: ['white blood cell count', 'white cell count', 'white blood count', 'wbc'],
    ms: ['sel darah putih'],
    usual: [4, 10],
  },
  platelets: { en: ['platelet count', 'platelet'], ms: ['platelet darah'], usual: [150, 400] },
  ferritin: { ms: ['feritin'], usual: [20, 250] },
  vitamin_b12: { en: ['vit b12', 'b12', 'cobalamin'], usual: [150, 650] },
  inr: {
    en: ['pt-inr', 'international normalised ratio', 'international normalized ratio'],
    usual: [0.8, 1.2],
  },
  tsh: { en: ['thyroid stimulating hormone', 'thyrotropin'], usual: [0.4, 4.5] },
  crp: { en: ['crp', 'c reactive protein', 'hs-crp', 'high sensitivity crp'], usual: [1, 5] },
  bnp: { en: ['brain natriuretic peptide', 'b-type natriuretic peptide'], usual: [10, 100] },
  nt_probnp: { en: ['nt-pro-bnp', 'n-terminal probnp', 'n-terminal pro-bnp'], usual: [25, 125] },
};

const rows = Object.entries(PRINTED) as readonly (readonly [PrintedName, Printed])[];

/** Labels that paper does not print: of a glucose, whose sample stands elsewhere. */
const withoutLabel: readonly PrintedName[] = ['glucose_fasting', 'glucose_2h', 'glucose_random'];

const labelOf = (name: PrintedName): readonly string[] =>
  name in QUANTITIES && !withoutLabel.includes(name)
    ? [QUANTITIES[name as FormCode].label.toLowerCase()]
    : [];

/** Names of quantities on laboratory reports, in lower case. */
export const PRINTED_NAMES = rows.map(
  ([name, { en = [], ms = [] }]) => [name, [...labelOf(name), ...en, ...ms]] as const,
);

/** Returns the range that laboratories usually print, in the canonical unit; `undefined` for an unknown quantity. */
export function usualPrintedRange(code: string): readonly [low: number, high: number] | undefined {
  return rows.find(([name]) => name === code)?.[1].usual;
}
