import type { DimensionCode } from '@vitalane/contract';

/** Measure that a name refers to. A glucose still lacks its sample; urea nitrogen is urea in another unit. */
export type Measure = DimensionCode | 'glucose' | 'urea_nitrogen';

type Names = Partial<Record<Measure, readonly string[]>>;

/** English names of measures on laboratory reports. */
const englishNames: Names = {
  tc: ['total cholesterol', 'cholesterol total', 'cholesterol'],
  ldl: ['ldl cholesterol', 'cholesterol ldl', 'ldl-c', 'ldl'],
  hdl: ['hdl cholesterol', 'cholesterol hdl', 'hdl-c', 'hdl'],
  nonhdl: ['non-hdl cholesterol', 'non-hdl-c', 'non hdl', 'cholesterol non-hdl'],
  tg: ['triglycerides', 'triglyceride'],
  glucose: ['glucose', 'blood sugar', 'fbs', 'fbg', 'fpg', 'rbs', 'rbg', 'ogtt'],
  hba1c: [
    'hba1c',
    'hb a1c',
    'haemoglobin a1c',
    'hemoglobin a1c',
    'glycated haemoglobin',
    'glycated hemoglobin',
  ],
  creatinine: ['creatinine'],
  egfr: ['egfr', 'estimated gfr', 'glomerular filtration rate', 'gfr'],
  uacr: [
    'urine albumin/creatinine ratio',
    'urine albumin-creatinine ratio',
    'albumin/creatinine ratio',
    'microalbumin/creatinine ratio',
    'albumin/creat ratio',
    'uacr',
    'acr',
  ],
  urea: ['urea'],
  urea_nitrogen: ['blood urea nitrogen', 'urea nitrogen', 'bun'],
  uric_acid: ['uric acid', 'urate'],
  sodium: ['sodium'],
  potassium: ['potassium'],
  alt: ['alanine aminotransferase', 'alanine transaminase', 'alt', 'sgpt'],
  ast: ['aspartate aminotransferase', 'aspartate transaminase', 'ast', 'sgot'],
  alp: ['alkaline phosphatase', 'alp'],
  ggt: ['gamma glutamyl transferase', 'gamma-gt', 'ggt'],
  bilirubin: ['total bilirubin', 'bilirubin total', 'bilirubin'],
  albumin: ['albumin'],
  platelets: ['platelet count', 'platelets', 'platelet'],
  haemoglobin: ['haemoglobin', 'hemoglobin', 'hb', 'hgb'],
  wbc: ['white blood cells', 'white blood cell count', 'white cell count', 'white blood count', 'wbc'],
};

/** Malay names that differ from the English ones. */
const malayNames: Names = {
  tc: ['kolesterol jumlah', 'jumlah kolesterol', 'kolesterol'],
  ldl: ['kolesterol ldl', 'ldl kolesterol'],
  hdl: ['kolesterol hdl', 'hdl kolesterol'],
  nonhdl: ['kolesterol bukan hdl'],
  tg: ['trigliserida'],
  glucose: ['glukosa', 'gula darah', 'gula'],
  creatinine: ['kreatinin'],
  uric_acid: ['asid urik'],
  sodium: ['natrium'],
  potassium: ['kalium'],
  bilirubin: ['jumlah bilirubin', 'bilirubin jumlah'],
  platelets: ['platelet darah'],
  wbc: ['sel darah putih'],
};

/** Characters that OCR confuses. */
const alike: Record<string, string> = { i: '[il1|]', l: '[il1|]', '1': '[il1|]', o: '[o0]', '0': '[o0]' };

function patternOf(name: string): string {
  return [...name]
    .map((character) =>
      /[\s/-]/.test(character) ? String.raw`[\s.,/:_()-]*` : (alike[character] ?? character),
    )
    .join('');
}

interface Name {
  measure: Measure;
  pattern: RegExp;
}

const names: readonly Name[] = [englishNames, malayNames]
  .flatMap((all) => Object.entries(all))
  .flatMap(([measure, list]) => list.map((name) => ({ measure: measure as Measure, name })))
  .toSorted((a, b) => b.name.length - a.name.length)
  .map(({ measure, name }) => ({
    measure,
    pattern: new RegExp(`(?<![a-z0-9])${patternOf(name)}(?![a-z0-9])`, 'gi'),
  }));

/** A name found in a text. */
export interface FoundTerm {
  measure: Measure;
  start: number;
  end: number;
}

/** Returns the names in a text from left to right; of overlapping names the longest. */
export function findTerms(text: string): FoundTerm[] {
  const found: FoundTerm[] = [];
  for (const { measure, pattern } of names) {
    for (const { index: start, 0: match } of text.matchAll(pattern)) {
      const end = start + match.length;
      if (found.every((other) => end <= other.start || start >= other.end))
        found.push({ measure, start, end });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
