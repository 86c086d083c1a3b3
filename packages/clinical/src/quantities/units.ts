/** Unit of measurement. */
interface UnitRow {
  /** Code in UCUM, the Unified Code for Units of Measure. */
  readonly ucum: string;
  /** Display text, where it differs from the code. */
  readonly printed?: string;
  /** Other spellings in use that `parseUnit` would not recognise. */
  readonly spellings?: readonly string[];
}

/** Units by their code in the API and in stored values. */
export const UNITS = {
  'mmol/L': { ucum: 'mmol/L' },
  'umol/L': { ucum: 'umol/L', printed: 'µmol/L' },
  'mg/dL': { ucum: 'mg/dL', spellings: ['mg/dL BUN'] },
  'g/L': { ucum: 'g/L', spellings: ['gm/L'] },
  'g/dL': { ucum: 'g/dL', spellings: ['gm/dL'] },
  'mg/L': { ucum: 'mg/L' },
  'ug/L': { ucum: 'ug/L', printed: 'µg/L', spellings: ['ng/mL', 'mcg/L'] },
  'ng/L': { ucum: 'ng/L', spellings: ['pg/mL'] },
  'pmol/L': { ucum: 'pmol/L' },
  'mU/L': { ucum: 'mU/L', spellings: ['mIU/L', 'uIU/mL', 'uU/mL'] },
  /** A figure without a unit, such as a score. */
  ratio: { ucum: '{ratio}', printed: '' },
  'mg/mmol': { ucum: 'mg/mmol' },
  'mg/g': { ucum: 'mg/g', spellings: ['mcg/mg', 'ug/mg'] },
  '%': { ucum: '%' },
  'mmol/mol': { ucum: 'mmol/mol' },
  'mL/min/1.73m2': { ucum: 'mL/min/{1.73_m2}', printed: 'mL/min/1.73 m²', spellings: ['mL/min'] },
  'U/L': { ucum: 'U/L', spellings: ['IU/L'] },
  '10^9/L': { ucum: '10*9/L', printed: '× 10⁹/L', spellings: ['10^3/uL', 'K/uL'] },
  mmHg: { ucum: 'mm[Hg]' },
  '/min': { ucum: '/min', printed: 'bpm', spellings: ['beats/min'] },
  '°C': { ucum: 'Cel' },
  kg: { ucum: 'kg' },
  lb: { ucum: '[lb_av]', spellings: ['lbs'] },
  cm: { ucum: 'cm' },
  in: { ucum: '[in_i]' },
  'kg/m2': { ucum: 'kg/m2', printed: 'kg/m²' },
  min: { ucum: 'min' },
  'min/week': { ucum: 'min/wk', printed: 'minutes a week' },
} as const satisfies Readonly<Record<string, UnitRow>>;

/** Code of a unit. */
export type Unit = keyof typeof UNITS;

const rows: Readonly<Record<string, UnitRow>> = UNITS;

/** Returns the display text of a unit: "µmol/L". */
export function unitText(unit: string): string {
  return rows[unit]?.printed ?? unit;
}

/** Returns a unit as printed on paper and screens: its display text, and the other spellings in use. */
export function unitSpellings(unit: Unit): readonly string[] {
  return [unitText(unit), ...(rows[unit]?.spellings ?? [])];
}

/** Returns what all spellings of a unit share: without spaces, superscripts, multiplication signs, and case. */
function plain(text: string): string {
  const ascii = text.normalize('NFKC').toLowerCase().replaceAll('μ', 'u');
  return ascii.replace(/[\s^*×]/g, '').replace(/^x(?=10)/, '');
}

const BY_SPELLING = new Map(
  (Object.keys(UNITS) as Unit[]).flatMap((unit) => {
    const { ucum, printed = unit, spellings = [] }: UnitRow = UNITS[unit];
    return [unit, ucum, printed, ...spellings].map((spelling) => [plain(spelling), unit] as const);
  }),
);

/**
 * Returns the unit that a text spells, whatever its case, spaces and superscripts: "x10⁹/l"; that of a ratio for an empty
 * text, and `null` for any other.
 */
export function parseUnit(text: string): Unit | null {
  return BY_SPELLING.get(plain(text)) ?? null;
}
