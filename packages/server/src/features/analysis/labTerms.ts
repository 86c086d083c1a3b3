import type { DimensionCode, MeasureUnit } from '@vitalane/contract';

/** How laboratories name what they measure, in English. The longest name that fits a line wins. */
const englishNames: Partial<Record<DimensionCode, readonly string[]>> = {
  tc: ['total cholesterol', 'cholesterol total', 'cholesterol'],
  ldl: ['ldl cholesterol', 'cholesterol ldl', 'ldl-c', 'ldl'],
  hdl: ['hdl cholesterol', 'cholesterol hdl', 'hdl-c', 'hdl'],
  nonhdl: ['non-hdl cholesterol', 'non hdl'],
  tg: ['triglycerides', 'triglyceride'],
  glucose_fasting: ['fasting glucose', 'glucose fasting', 'fasting plasma glucose', 'fasting blood sugar'],
  glucose_2h: ['2 hour glucose', '2h glucose', 'glucose 2 hour', '2-hour post glucose', 'ogtt 2h'],
  glucose_random: ['random glucose', 'glucose random', 'glucose'],
  hba1c: ['hba1c', 'haemoglobin a1c', 'hemoglobin a1c', 'glycated haemoglobin'],
  creatinine: ['creatinine', 'serum creatinine'],
  egfr: ['egfr', 'estimated gfr', 'glomerular filtration rate'],
  uacr: [
    'urine albumin/creatinine ratio',
    'albumin/creatinine ratio',
    'albumin creatinine ratio',
    'uacr',
    'acr',
  ],
  urea: ['urea', 'blood urea'],
  uric_acid: ['uric acid', 'urate'],
  sodium: ['sodium'],
  potassium: ['potassium'],
  alt: ['alanine aminotransferase', 'alanine transaminase', 'alt', 'sgpt'],
  ast: ['aspartate aminotransferase', 'aspartate transaminase', 'ast', 'sgot'],
  alp: ['alkaline phosphatase', 'alp'],
  ggt: ['gamma glutamyl transferase', 'gamma-gt', 'ggt'],
  bilirubin: ['total bilirubin', 'bilirubin total', 'bilirubin'],
  albumin: ['serum albumin', 'albumin'],
  platelets: ['platelet count', 'platelets', 'platelet'],
  haemoglobin: ['haemoglobin', 'hemoglobin', 'hb'],
  wbc: ['white blood cells', 'white blood cell count', 'white cell count', 'wbc'],
};

/** The same in Malay, where it is not the English word. */
const malayNames: Partial<Record<DimensionCode, readonly string[]>> = {
  tc: ['kolesterol jumlah', 'jumlah kolesterol', 'kolesterol'],
  ldl: ['kolesterol ldl', 'ldl kolesterol'],
  hdl: ['kolesterol hdl', 'hdl kolesterol'],
  nonhdl: ['kolesterol bukan hdl'],
  tg: ['trigliserida'],
  glucose_fasting: ['glukosa puasa', 'gula darah puasa'],
  glucose_random: ['glukosa rawak', 'glukosa'],
  creatinine: ['kreatinin'],
  uric_acid: ['asid urik'],
  sodium: ['natrium'],
  potassium: ['kalium'],
  bilirubin: ['jumlah bilirubin', 'bilirubin jumlah'],
};

/** Optical reading takes these for one another. */
const alike: Record<string, string> = { i: '[il1|]', l: '[il1|]', '1': '[il1|]', o: '[o0]', '0': '[o0]' };

function patternOf(name: string): RegExp {
  const body = [...name].map((character) =>
    /[\s/-]/.test(character) ? String.raw`[\s.,/:_-]*` : (alike[character] ?? character),
  );
  return new RegExp(`(?<![a-z0-9])${body.join('')}(?![a-z0-9])`, 'i');
}

/** A name, and the dimension that it stands for. */
export interface LabTerm {
  code: DimensionCode;
  pattern: RegExp;
}

/** All names, the longest first. */
export const labTerms: readonly LabTerm[] = [englishNames, malayNames]
  .flatMap((names) => Object.entries(names))
  .flatMap(([code, list]) => list.map((name) => ({ code: code as DimensionCode, name })))
  .toSorted((a, b) => b.name.length - a.name.length)
  .map(({ code, name }) => ({ code, pattern: patternOf(name) }));

const micro = '[uµμ]';

/** How units are printed; the more particular ones come first. */
export const unitPatterns: readonly (readonly [MeasureUnit, RegExp])[] = [
  ['mL/min/1.73m2', /m[li1|]\s*\/\s*min/i],
  ['mmol/mol', /mmo[li1|]\s*\/\s*mo[li1|]/i],
  ['mg/mmol', /mg\s*\/\s*mmo[li1|]/i],
  ['mmol/L', /mmo[li1|]\s*\/\s*[li1|]/i],
  ['umol/L', new RegExp(`${micro}mo[li1|]\\s*\\/\\s*[li1|]`, 'i')],
  ['mg/dL', /mg\s*\/\s*d[li1|]/i],
  ['mg/g', /mg\s*\/\s*g\b/i],
  ['g/dL', /\bg\s*\/\s*d[li1|]/i],
  ['g/L', /\bg\s*\/\s*[li1|]/i],
  ['10^9/L', /[x×]?\s*10\s*[\^*]?\s*(9|⁹)\s*\/\s*[li1|]/i],
  ['U/L', /\b[iI]?U\s*\/\s*[li1|]/i],
  ['%', /%/],
];
