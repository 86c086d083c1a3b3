import { expect, it } from 'vitest';
import { findLabDate } from './labDate.ts';
import { matchValues } from './labMatcher.ts';

const read = (text: string, confidencePercent = 90) =>
  matchValues([{ text, confidencePercent, page: 1, box: null }]);

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
] as const)('reads "%s"', (text, code, value, unit, referenceLow, referenceHigh) => {
  expect(read(text)).toEqual([
    expect.objectContaining({ code, value, unit, referenceLow, referenceHigh, confidencePercent: 90 }),
  ]);
});

it.each(['Cholesterol/HDL ratio 3.4', 'Report no. 12345', 'uACR <0.5 mg/mmol', 'Dear Dr Altman, 3 July'])(
  'proposes nothing from "%s"',
  (text) => {
    expect(read(text)).toEqual([]);
  },
);

it('is not sure of a value that nobody can have, such as one whose decimal point was lost', () => {
  expect(read('LDL Cholesterol 37 mmol/L')[0]?.confidencePercent).toBe(20);
});

it('is not sure of a whole number whose range is printed with decimals', () => {
  expect(read('Urea 53 mmol/L 2.7 - 6.9')[0]).toMatchObject({ value: 53, confidencePercent: 60 });
  expect(read('HbA1c 7 % 4.0 - 6.0')[0]?.confidencePercent).toBe(60);
  expect(read('eGFR 95 mL/min/1.73 m2 >90')[0]?.confidencePercent).toBe(90);
});

it.each([
  ['Kolesterol Jumlah 6.1 mmol/L', 'tc'],
  ['Glukosa Puasa 6.4 mmol/L', 'glucose_fasting'],
  ['Kreatinin 91 µmol/L', 'creatinine'],
  ['Asid Urik 388 µmol/L', 'uric_acid'],
])('knows the Malay name in "%s"', (text, code) => {
  expect(read(text)).toMatchObject([{ code }]);
});

it('is less sure of a value without a unit, and takes the unit that fits', () => {
  expect(read('Triglycerides 150')[0]).toMatchObject({ unit: 'mg/dL', confidencePercent: 60 });
});

it('takes the surest of two readings and says where it was read', () => {
  const lines = [
    { text: 'Sodium 138 mmol/L', confidencePercent: 50, page: 1, box: null },
    { text: 'Sodium 139 mmol/L', confidencePercent: 90, page: 2, box: null },
  ];
  expect(matchValues(lines)).toMatchObject([{ value: 139, page: 2, text: 'Sodium 139 mmol/L' }]);
});

it.each([
  [['Date of birth 01/02/1970', 'Reported 12/12/2025', 'Collected: 10/12/2025 08:10'], '2025-12-10'],
  [['Date of birth 01/02/1970', 'Reported 12/12/2025'], '2025-12-12'],
  [['10 Dec 2025'], '2025-12-10'],
  [['Sample date 2025-12-10'], '2025-12-10'],
  [['Sample date 2026-12-10'], null],
  [['31/02/2025'], null],
])('finds the day of the sample in %j', (texts, date) => {
  expect(findLabDate(texts, '2026-01-01')).toBe(date);
});
