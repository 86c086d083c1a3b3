import type { Submission } from './SubmissionHistoryScreen.types.ts';

/** Two reports and the health profile of sign-up. */
export const submissions: readonly Submission[] = [
  {
    uuid: 'a1',
    dateOfLabTest: '2025-12-20',
    file: 'f1',
    results: [
      {
        code: 'ldl',
        name: 'LDL cholesterol',
        value: 2.9,
        unit: 'mmol/L',
        referenceLow: null,
        referenceHigh: 2.6,
        flag: 'high',
      },
      {
        code: 'hdl',
        name: 'HDL cholesterol',
        value: 1.5,
        unit: 'mmol/L',
        referenceLow: 1,
        referenceHigh: null,
        flag: 'normal',
      },
      {
        code: 'tg',
        name: 'Triglycerides',
        value: 0.5,
        unit: 'mmol/L',
        comparator: '<',
        referenceLow: null,
        referenceHigh: null,
      },
      {
        code: 'potassium',
        name: 'Potassium',
        value: 3.3,
        unit: 'mmol/L',
        referenceLow: 3.5,
        referenceHigh: 5.1,
        flag: 'low',
      },
    ],
  },
  {
    uuid: 'b2',
    dateOfLabTest: '2025-06-11',
    file: null,
    results: [
      {
        code: 'hba1c',
        name: 'HbA1c',
        value: 6.8,
        unit: '%',
        referenceLow: 4,
        referenceHigh: 6,
        flag: 'high',
      },
      {
        code: 'uacr',
        name: 'Urine albumin/creatinine',
        value: 1.2,
        unit: 'mg/mmol',
        referenceLow: null,
        referenceHigh: 3,
        flag: 'normal',
      },
    ],
  },
  { uuid: 'c3', dateOfLabTest: null, file: null, results: [] },
];

const noRange = { referenceLow: null, referenceHigh: null };

/** Submission without printed ranges except for one test. */
export const dangerousSubmissions: readonly Submission[] = [
  {
    uuid: 'd4',
    dateOfLabTest: '2025-12-31',
    file: null,
    results: [
      {
        code: 'potassium',
        name: 'Potassium',
        value: 7.1,
        unit: 'mmol/L',
        ...noRange,
        mark: { tone: 'danger', words: 'Dangerously high' },
      },
      {
        code: 'egfr',
        name: 'eGFR',
        value: 45,
        unit: 'mL/min/1.73 m²',
        ...noRange,
        mark: { tone: 'notice', words: 'Below usual' },
      },
      {
        code: 'hba1c',
        name: 'HbA1c',
        value: 6.8,
        unit: '%',
        referenceLow: 4,
        referenceHigh: 6,
        flag: 'high',
      },
    ],
  },
];
