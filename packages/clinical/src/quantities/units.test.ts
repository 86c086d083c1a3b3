import { UcumLhcUtils } from '@lhncbc/ucum-lhc';
import { describe, expect, it } from 'vitest';
import {
  type Analyte,
  CONVERSIONS,
  type Conversion,
  convertUnit,
  parseUnit,
  UNITS,
  unitText,
} from '../index.ts';

/** Independent implementation of UCUM. */
const ucum = UcumLhcUtils.getInstance();
const units = Object.entries(UNITS);

/** Molar masses in g/mol; of triolein for triglycerides, of its two nitrogen atoms for urea, and of phosphorus for phosphate. PubChem. */
const MOLAR_MASSES: Readonly<Partial<Record<Analyte, number>>> = {
  cholesterol: 386.65,
  triglycerides: 885.4,
  glucose: 180.156,
  calcium: 40.078,
  creatinine: 113.12,
  urea: 28.014,
  magnesium: 24.305,
  phosphate: 30.974,
  vitamin_b12: 1355.4,
  uric_acid: 168.11,
  bilirubin: 584.7,
};
/** HbA1c has an equation of its own, and uACR the mass of creatinine in its second unit. */
const NO_MASS: readonly string[] = ['hba1c', 'uacr'];

describe('a unit', () => {
  it.each(units)('%s is read as printed, in UCUM, and in every other spelling', (unit, row) => {
    const spellings: readonly string[] = 'spellings' in row ? row.spellings : [];
    for (const text of [unit, row.ucum, unitText(unit), ...spellings]) {
      expect(parseUnit(text)).toBe(unit);
      expect(parseUnit(` ${text.toUpperCase()} `)).toBe(unit);
    }
  });

  it.each(units)('%s has a valid UCUM code', (_unit, row) => {
    expect(ucum.validateUnitString(row.ucum).status).toBe('valid');
  });

  it.each(['x10^9/L', '×10⁹/L', '10*9/L', 'µmol/l', 'umol/L', 'mL/min/1.73m²'])('%s is known', (text) => {
    expect(parseUnit(text)).not.toBeNull();
  });

  it.each(['kPa', 'mEq/L', 'mg', 'mmol'])('“%s” is none', (text) => {
    expect(parseUnit(text)).toBeNull();
  });
});

describe('conversions', () => {
  const witnessed = Object.entries(CONVERSIONS).filter(([analyte]) => !NO_MASS.includes(analyte));

  it.each(witnessed)(
    'of %s are those of UCUM within 0.2 %%',
    (analyte, { units: [from, to] }: Conversion) => {
      const molecularWeight = MOLAR_MASSES[analyte as Analyte];
      const { toVal } = ucum.convertUnitTo(UNITS[from].ucum, 100, UNITS[to].ucum, { molecularWeight });
      const own = convertUnit({ analyte, value: 100, from, to });
      const ratio = own.status === 'ok' && toVal ? own.value / toVal : Number.NaN;
      expect(Math.abs(ratio - 1)).toBeLessThan(0.002);
    },
  );
});
