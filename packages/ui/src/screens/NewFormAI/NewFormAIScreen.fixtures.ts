import type { Proposal } from './NewFormAIScreen.types.ts';

const svg = (content: string) => `data:image/svg+xml,${encodeURIComponent(content)}`;

const units = (...codes: string[]) => codes.map((value) => ({ value, label: value }));

/** Image of a result. */
const crop = svg(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 52" font-family="sans-serif" font-size="24"><rect width="260" height="52" fill="#fdfcf8"/>
  <text x="40" y="34">5.3  mmol/L</text></svg>`,
);

const line = (y: number, text: string) => `<text x="40" y="${y}">${text}</text>`;

/** Image of a report, so that stories need no file. */
const picture = svg(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560" font-family="sans-serif" font-size="22"><rect width="800" height="560" fill="#fdfcf8"/>
  ${line(60, 'Bukit Vista Medical Laboratory')}${line(110, 'Collected: 20/12/2025 08:20')}
  ${line(200, 'LDL Cholesterol    2.9  mmol/L    up to 2.6')}${line(250, 'HbA1c    6.8  %    4.0 to 6.0')}${line(300, 'Urea    5.3  mmol/L    2.7 to 6.9')}</svg>`,
);

/** Two results without doubts, and one with a missing decimal point. */
export const proposal: Proposal = {
  dateOfLabTest: '2025-12-20',
  dateChoices: [],
  notUsed: [{ page: 1, text: 'BUN/Creatinine Ratio 14.2 6.0 to 22.0' }],
  pages: [{ number: 1, imageUrl: picture }],
  unreadPages: [],
  service: null,
  results: [
    {
      code: 'ldl',
      name: 'LDL cholesterol',
      value: 2.9,
      comparator: null,
      unit: 'mmol/L',
      unitChoices: units('mmol/L', 'mg/dL'),
      referenceLow: null,
      referenceHigh: 2.6,
      doubts: [],
      testChoices: [],
      page: 1,
      box: { left: 0.04, top: 0.31, width: 0.62, height: 0.06 },
      text: 'LDL Cholesterol 2.9 mmol/L up to 2.6',
      crop: null,
    },
    {
      code: 'hba1c',
      name: 'HbA1c',
      value: 6.8,
      comparator: null,
      unit: '%',
      unitChoices: units('%', 'mmol/mol'),
      referenceLow: 4,
      referenceHigh: 6,
      doubts: [],
      testChoices: [],
      page: 1,
      box: { left: 0.04, top: 0.4, width: 0.5, height: 0.06 },
      text: 'HbA1c 6.8 % 4.0 to 6.0',
      crop: null,
    },
    {
      code: 'urea',
      name: 'Urea',
      value: 53,
      comparator: null,
      unit: 'mmol/L',
      unitChoices: units('mmol/L'),
      referenceLow: 2.7,
      referenceHigh: 6.9,
      doubts: ['point', 'range'],
      testChoices: [],
      page: 1,
      box: { left: 0.04, top: 0.49, width: 0.5, height: 0.06 },
      text: 'Urea 53 mmol/L 2.7 to 6.9',
      crop,
    },
  ],
};

/** Glucose whose sample the report does not name. */
export const unnamedGlucose: Proposal['results'][number] = {
  code: 'glucose_random',
  name: 'Random glucose',
  value: 5.4,
  comparator: null,
  unit: 'mmol/L',
  unitChoices: units('mmol/L', 'mg/dL'),
  referenceLow: 3.9,
  referenceHigh: 6,
  doubts: ['sample'],
  testChoices: [
    { code: 'glucose_fasting', name: 'Fasting glucose' },
    { code: 'glucose_random', name: 'Random glucose' },
  ],
  page: 1,
  box: null,
  text: 'Glucose 5.4 mmol/L 3.9 to 6.0',
  crop: null,
};
