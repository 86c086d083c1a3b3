import { FORM_CODES, type FormCode, QUANTITIES } from './catalogue.ts';

/** What a name on paper refers to. A glucose still lacks its sample; urea nitrogen is urea in another unit. */
export type PrintedName = FormCode | 'glucose' | 'urea_nitrogen';

type Names = Partial<Record<PrintedName, readonly string[]>>;

/** English names besides the label. */
const ENGLISH: Names = {
  tc: ['cholesterol total', 'cholesterol'],
  ldl: ['cholesterol ldl', 'ldl-c', 'ldl'],
  hdl: ['cholesterol hdl', 'hdl-c', 'hdl'],
  nonhdl: ['non-hdl-c', 'non hdl', 'cholesterol non-hdl'],
  tg: ['triglyceride'],
  glucose: ['glucose', 'blood sugar', 'fbs', 'fbg', 'fpg', 'rbs', 'rbg', 'ogtt'],
  hba1c: ['hb a1c', 'haemoglobin a1c', 'hemoglobin a1c', 'glycated haemoglobin', 'glycated hemoglobin'],
  egfr: ['estimated gfr', 'glomerular filtration rate', 'gfr'],
  uacr: [
    'urine albumin/creatinine ratio',
    'urine albumin-creatinine ratio',
    'albumin/creatinine ratio',
    'microalbumin/creatinine ratio',
    'albumin/creat ratio',
    'uacr',
    'acr',
  ],
  urea_nitrogen: ['blood urea nitrogen', 'urea nitrogen', 'bun'],
  uric_acid: ['urate'],
  alt: ['alanine aminotransferase', 'alanine transaminase', 'sgpt'],
  ast: ['aspartate aminotransferase', 'aspartate transaminase', 'sgot'],
  alp: ['alkaline phosphatase'],
  ggt: ['gamma glutamyl transferase', 'gamma-gt'],
  bilirubin: ['total bilirubin', 'bilirubin total'],
  platelets: ['platelet count', 'platelet'],
  haemoglobin: ['hemoglobin', 'hb', 'hgb'],
  wbc: ['white blood cell count', 'white cell count', 'white blood count', 'wbc'],
};

/** Malay names that differ from the English ones. */
const MALAY: Names = {
  tc: ['kolesterol jumlah', 'jumlah kolesterol', 'kolesterol'],
  ldl: ['kolesterol ldl', 'ldl kolesterol'],
  hdl: ['kolesterol hdl', 'hdl kolesterol'],
  nonhdl: ['kolesterol bukan hdl'],
  tg: ['trigliserida'],
  glucose: ['glukosa', 'gula darah', 'gula'],
  creatinine: ['kreatinin'],
  calcium: ['kalsium'],
  uric_acid: ['asid urik'],
  sodium: ['natrium'],
  potassium: ['kalium'],
  bilirubin: ['jumlah bilirubin', 'bilirubin jumlah'],
  platelets: ['platelet darah'],
  wbc: ['sel darah putih'],
};

/** Labels, except of what paper names otherwise: a glucose, and what a clinic measures. */
const LABELS: Names = Object.fromEntries(
  FORM_CODES.filter((code) => QUANTITIES[code].group !== 'visit' && !code.startsWith('glucose')).map(
    (code) => [code, [QUANTITIES[code].label.toLowerCase()]],
  ),
);

/** Names of quantities on laboratory reports of Singapore, in lower case. */
export const PRINTED_NAMES = [LABELS, ENGLISH, MALAY].flatMap(
  (names) => Object.entries(names) as readonly (readonly [PrintedName, readonly string[]])[],
);
