import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findLabDate } from './date.ts';
import { toWords } from './line.ts';
import { matchValues } from './match.ts';

const toLines = (texts: readonly string[]) => texts.map((text) => ({ words: toWords(text, 90), page: 1 }));
const readAll = (...texts: string[]) => matchValues(toLines(texts));
const read = (text: string) => readAll(text).rows;

it.each([
  ['LDL Cholesterol 2.9 mmol/L (< 2.6)', 'ldl', 2.9, 'mmol/L', null, 2.6],
  ['HDL Cholesterol   H  1.5 mmol/L  (> 1.0)', 'hdl', 1.5, 'mmol/L', 1, null],
  ['Total Cholesterol: 201 mg/dL (<200)', 'tc', 201, 'mg/dL', null, 200],
  ['Non-HDL cholesterol 3.5 mmol/L', 'nonhdl', 3.5, 'mmol/L', null, null],
  ['HbAlc 6.8 % 4.0 - 6.0', 'hba1c', 6.8, '%', 4, 6],
  ['Creatinine 88 µmol/L 45 - 84', 'creatinine', 88, 'umol/L', 45, 84],
  ['Platelet count 250 x10^9/L 150-400', 'platelets', 250, '10^9/L', 150, 400],
  ['eGFR 95 mL/min/1.73 m2 >90', 'egfr', 95, 'mL/min/1.73m2', 90, null],
  ['ALT (SGPT) 31 U/L up to 40', 'alt', 31, 'U/L', null, 40],
  ['Albumin/Creatinine Ratio 1,2 mg/mmol', 'uacr', 1.2, 'mg/mmol', null, null],
] as const)('reads "%s"', (text, code, value, unit, low, high) => {
  expect(read(text)).toEqual([expect.objectContaining({ code, value, unit, low, high, doubts: [] })]);
});

it.each(['Cholesterol/HDL ratio 3.4', 'Report no. 12345', 'Dear Dr Altman, 3 July'])(
  'proposes nothing from "%s"',
  (text) => {
    expect(read(text)).toEqual([]);
  },
);

it.each([
  ['LDL Cholesterol 37 mmol/L', ['implausible']],
  ['Urea 53 mmol/L 2.7 - 6.9', ['point', 'range']],
  ['HbA1c 7 % 4.0 - 6.0', ['point']],
  ['Creatinine 08 mg/dL 0.6 - 1.2', ['point', 'range']],
  ['Triglycerides 21 mmol/L < 17', ['range', 'point']],
  ['Albumin/Creatinine Ratio 41 mg/mmol 35 - 50', ['range', 'point']],
  ['Triglycerides 150', ['unit']],
  ['Sodium 138 140 mmol/L 135 - 145', ['several']],
  ['Fetuin Albumin 42 g/L 35 - 50', ['name']],
] as const)('asks about "%s"', (text, doubts) => {
  expect(read(text)).toMatchObject([{ doubts }]);
});

it.each([
  ['uACR <0.5 mg/mmol (<3.0)', 'uacr', '<', 0.5, null, 3],
  ['eGFR (CKD-EPI) >60 mL/min/1.73m2 (>90)', 'egfr', '>', 60, 90, null],
  ['eGFR (CKD-EPI 2021) > 90 mL/min/1.73m2 90 - 120', 'egfr', '>', 90, 90, 120],
  ['eGFR ≥60 mL/min/1.73m2 (>90)', 'egfr', '>=', 60, 90, null],
  ['Triglycerides <= 0.5 mmol/L 0.5 - 1.7', 'tg', '<=', 0.5, 0.5, 1.7],
  ['Total bilirubin less than 3 umol/L 5 - 21', 'bilirubin', '<', 3, 5, 21],
  ['Bilirubin kurang daripada 3 umol/L 5 - 21', 'bilirubin', '<', 3, 5, 21],
] as const)('reads the limit of "%s"', (text, code, comparator, value, low, high) => {
  const [row] = read(text);
  expect(row).toMatchObject({ code, comparator, value, low, high, doubts: [] });
});

it.each([
  ['eGFR (CKD-EPI) >60', '>', 60, ['unit', 'limit']],
  ['uACR <0.5 mg/mmol', '<', 0.5, ['limit']],
  ['eGFR > 60 mL/min/1.73m2 75', null, 75, ['limit']],
  ['eGFR 60+ mL/min/1.73m2 (>60)', null, 60, ['limit']],
  ['Creatinine < 60 umol/L 45 - 84 50', '<', 60, ['limit']],
] as const)('asks whether the limit of "%s" is the result', (text, comparator, value, doubts) => {
  expect(read(text)).toMatchObject([{ comparator, value, doubts }]);
});

it('reads a bracketed limit before a result as its range', () => {
  expect(read('HDL (> 1.0) (best > 1.6) 1.5 mmol/L')[0]).toMatchObject({
    comparator: null,
    value: 1.5,
    low: 1,
  });
});

it('never reads a limit as a measured value', () => {
  const printed = {
    '<': ['<', '< ', '‹', '＜', 'less than ', 'below '],
    '<=': ['<=', '≤', '=<', '≤ ', 'not more than '],
    '>': ['>', '> ', '›', '»', 'more than ', 'above '],
    '>=': ['>=', '≥', '=>', 'at least '],
  } as const;
  const comparators = ['<', '<=', '>', '>='] as const;
  const line = fc.record({
    name: fc.constantFrom('eGFR (CKD-EPI)', 'Triglycerides', 'Creatinine, serum', 'ALT (SGPT)', 'uACR'),
    flag: fc.constantFrom('', ' H', ' *'),
    comparator: fc.constantFrom(...comparators),
    form: fc.nat(),
    value: fc.constantFrom('0.5', '3', '15', '60', '90', '1,2'),
    unit: fc.constantFrom('', ' mL/min/1.73m2', ' mmol/L', ' umol/L', ' U/L', ' mg/mmol', ' mg/dL'),
    range: fc.constantFrom('', ' 45 - 84', ' (<3.0)', ' >90', ' (0.5 - 1.7) 2.1', ' 75', ' up to 40 *'),
  });
  fc.assert(
    fc.property(line, ({ name, flag, comparator, form, value, unit, range }) => {
      const sign = printed[comparator][form % printed[comparator].length];
      const { rows, notUsed } = readAll(`${name}${flag} ${sign}${value}${unit}${range}`);
      if (rows.length === 0) expect(notUsed).toHaveLength(1);
      for (const row of rows) {
        const isSame = row.comparator === comparator && row.value === Number(value.replace(',', '.'));
        expect(isSame || row.doubts.length > 0).toBe(true);
      }
    }),
    { seed: 23, numRuns: 500 },
  );
});

it('marks every whole number as doubtful on a page whose ranges have lost their points', () => {
  const { rows } = readAll('Bilirubin 31 umol/L 5 - 21', 'Fasting Glucose 54 mmol/L 39 - 60');
  expect(rows).toMatchObject([{ code: 'bilirubin', doubts: ['point'] }, { code: 'glucose_fasting' }]);
  expect(read('Bilirubin 31 umol/L 5 - 21')).toMatchObject([{ doubts: [] }]);
});

it('marks a value far from the last one as doubtful', () => {
  const earlier = { potassium: [{ value: 4.4, daysBefore: 90 }] };
  const lines = toLines(['Potassium 6.9 mmol/L 3.5 - 5.1']);
  expect(matchValues(lines, earlier).rows).toMatchObject([{ doubts: ['history'] }]);
  expect(matchValues(lines).rows).toMatchObject([{ doubts: [] }]);
});

it.each([
  'Mean Cell Haemoglobin 29 pg 27 - 32',
  'VLDL Cholesterol 0.8 mmol/L < 1.0',
  'Direct Bilirubin 4 umol/L < 5',
  'Bilirubin, direct 4 umol/L < 5',
  'Estimated Average Glucose 7.8 mmol/L',
  'Mean Platelet Volume 9.8 fL 7.5 - 11.5',
  'Glucose (2 h post-prandial) 7.4 mmol/L < 7.8',
  'Creatinine Clearance 95 mL/min 80 - 120',
  'Vitamin D 32 ng/mL 30 - 100',
  'Ionised Calcium 1.21 mmol/L 1.15 - 1.30',
  'TSH Receptor Antibody 1.2 IU/L < 1.75',
])('lists "%s" as unused', (text) => {
  expect(readAll(text)).toEqual({ rows: [], notUsed: [{ page: 1, text }] });
});

it('ignores blood tests below a urine heading', () => {
  const { rows } = readAll(
    'Urinalysis',
    'Sodium 90 mmol/L',
    'Serum chemistry',
    'Sodium 139 mmol/L 135 - 145',
  );
  expect(rows).toMatchObject([{ value: 139, doubts: [] }]);
});

it('reads both columns of a line', () => {
  const { rows } = readAll('Sodium 139 mmol/L 135 - 145 LDL Cholesterol 2.9 mmol/L < 2.6');
  expect(rows).toMatchObject([
    { code: 'sodium', value: 139, low: 135, high: 145, doubts: [] },
    { code: 'ldl', value: 2.9, low: null, high: 2.6, doubts: [] },
  ]);
});

it('reads a range before the result', () => {
  expect(read('Urea 2.7 - 6.9 mmol/L 5.3')).toMatchObject([{ value: 5.3, low: 2.7, high: 6.9, doubts: [] }]);
});

it.each([
  [['Alanine', 'Aminotransferase (ALT) 61 U/L 7 - 56'], 'alt', 61],
  [['Alanine Aminotransferase 61 U/L 7 - 56', '(ALT)'], 'alt', 61],
  [['Estimated Glomerular', 'Filtration Rate (eGFR) 58 mL/min/1.73m2 > 90'], 'egfr', 58],
  [['Estimated Glomerular 58 mL/min/1.73m2 > 90', 'Filtration Rate (eGFR)'], 'egfr', 58],
  [['Glucose 8.2 mmol/L 3.9 - 6.0', '(Fasting)'], 'glucose_fasting', 8.2],
] as const)('reads the name that spans two lines in %j', (texts, code, value) => {
  expect(readAll(...texts).rows).toMatchObject([{ code, value, doubts: [] }]);
});

it('recognises a name in two languages', () => {
  expect(read('Fasting Glucose / Glukosa Puasa 5.4 mmol/L 3.9 - 6.0')).toMatchObject([
    { code: 'glucose_fasting', doubts: [] },
  ]);
});

it.each([
  ['Kolesterol Jumlah 6.1 mmol/L', 'tc'],
  ['Glukosa Puasa 6.4 mmol/L', 'glucose_fasting'],
  ['Kreatinin 91 µmol/L', 'creatinine'],
  ['Asid Urik 388 µmol/L', 'uric_acid'],
])('recognises the Malay name in "%s"', (text, code) => {
  expect(read(text)).toMatchObject([{ code }]);
});

it('marks a test that is printed twice with different results as doubtful', () => {
  const { rows } = readAll('Sodium 138 mmol/L 135 - 145', 'Sodium 139 mmol/L 135 - 145');
  expect(rows).toMatchObject([{ doubts: ['several'] }]);
});

it.each([
  ['WBC 6.8 10^3/uL 4.0 - 10.0', 'wbc', '10^9/L'],
  ['Platelets 247 K/uL 150 - 400', 'platelets', '10^9/L'],
  ['Sodium 139 mEq/L 135 - 145', 'sodium', 'mmol/L'],
  ['Urine Albumin/Creatinine Ratio (spot) 20 mg/g < 30', 'uacr', 'mg/g'],
])('recognises the US unit in "%s"', (text, code, unit) => {
  expect(read(text)).toMatchObject([{ code, unit, doubts: [] }]);
});

it.each([
  ['Calcium 2.31 mmol/L 2.10 - 2.60', 'calcium', 2.31, 'mmol/L'],
  ['Calcium (corrected) 2.31 mmol/L 2.10 - 2.60', 'calcium_adjusted', 2.31, 'mmol/L'],
  ['Adjusted Calcium 9.3 mg/dL 8.4 - 10.4', 'calcium_adjusted', 9.3, 'mg/dL'],
  ['Magnesium 0.84 mmol/L 0.70 - 1.00', 'magnesium', 0.84, 'mmol/L'],
  ['Inorganic Phosphate 1.12 mmol/L 0.80 - 1.45', 'phosphate', 1.12, 'mmol/L'],
  ['TSH 2.35 mIU/L 0.40 - 4.00', 'tsh', 2.35, 'mU/L'],
  ['Ferritin 45 ng/mL 20 - 250', 'ferritin', 45, 'ug/L'],
  ['Vitamin B12 310 pmol/L 145 - 569', 'vitamin_b12', 310, 'pmol/L'],
  ['Vitamin B12 420 pg/mL 197 - 771', 'vitamin_b12', 420, 'ng/L'],
  ['C-Reactive Protein 3.2 mg/L < 5.0', 'crp', 3.2, 'mg/L'],
  ['INR 1.1 0.8 - 1.2', 'inr', 1.1, 'ratio'],
  ['NT-proBNP 350 pg/mL < 125', 'nt_probnp', 350, 'ng/L'],
  ['BNP 62 pg/mL < 100', 'bnp', 62, 'ng/L'],
])('reads "%s"', (text, code, value, unit) => {
  expect(read(text)).toMatchObject([{ code, value, unit, doubts: [] }]);
});

it('returns all choices of an ambiguous date', () => {
  expect(findLabDate(['Collected 03/04/2025'], '2026-01-01')).toEqual({
    date: null,
    choices: ['2025-04-03', '2025-03-04'],
  });
  expect(findLabDate(['Collected 03/04/2025'], '2025-03-20')).toEqual({ date: '2025-03-04', choices: [] });
});
