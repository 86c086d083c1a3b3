import type { CategoryWords, KidneyGrid, ReportSection } from './report.types.ts';

/** Links to the report pages. */
export const reportPages = [
  { href: '/Reports/Cardiovascular', label: 'Heart and blood pressure' },
  { href: '/Reports/Lipids', label: 'Blood fats' },
  { href: '/Reports/Kidney', label: 'Kidneys and liver' },
  { href: '/Reports/Diabetes', label: 'Blood sugar' },
  { href: '/Reports/Biometrics', label: 'Weight and profile' },
  { href: '/Reports/Targets', label: 'Targets' },
  { href: '/Reports/Screening', label: 'Screening and vaccines' },
] as const;

const best: CategoryWords = { label: 'Best', tone: 'good' };
const usual: CategoryWords = { label: 'Usual range', tone: 'good' };
const slightly: CategoryWords = { label: 'Slightly raised', tone: 'watch' };
const low: CategoryWords = { label: 'Low', tone: 'watch' };
const lowRisk: CategoryWords = { label: 'Low', tone: 'good' };
const moderate: CategoryWords = { label: 'Moderate', tone: 'watch' };
const highRisk: CategoryWords = { label: 'High', tone: 'high' };
const veryHigh: CategoryWords = { label: 'Very high', tone: 'severe' };

const disclaimer = 'For information only. It does not replace advice from your doctor.';
const emergency = 'In an emergency call 995.';

/** Lipids above the goal, with values over time. */
export const lipids: ReportSection = {
  id: 'lipid-analysis',
  text: {
    title: 'Your blood fats',
    summary:
      'Your LDL goal: Below 3.4 mmol/L. Your LDL cholesterol is above the level usually aimed for in people with your risk.',
    findings: [
      {
        label: 'Your LDL goal',
        text: 'Below 3.4 mmol/L. Your LDL cholesterol is above the level usually aimed for in people with your risk.',
        level: 'see_doctor',
      },
      { label: 'LDL cholesterol', text: '3.6 mmol/L. This is slightly above the usual range.', level: 'act' },
      { label: 'HDL cholesterol', text: '1.5 mmol/L. This is in the usual range.', level: 'info' },
    ],
    advice: ['Discuss options at your next visit.', disclaimer],
    seekCare: ['Severe belly pain with very high triglycerides: go to emergency care.', emergency],
    sources: ['ACE Clinical Guidance: Lipid management, December 2023.'],
    model: 'ACE Clinical Guidance: Lipid management',
    version: '2023',
    asOf: '2026-01-01',
  },
  figures: [
    {
      code: 'ldl',
      label: 'LDL cholesterol',
      text: '3.6 mmol/L',
      value: 3.6,
      decimals: 1,
      category: slightly,
      bands: [
        { ...best, upTo: 2.6 },
        { ...usual, upTo: 3.4 },
        { ...slightly, upTo: 4.1 },
        { label: 'Raised', tone: 'high', upTo: 4.9 },
        veryHigh,
      ],
      bandIndex: 2,
    },
    {
      code: 'hdl',
      label: 'HDL cholesterol',
      text: '1.5 mmol/L',
      value: 1.5,
      decimals: 1,
      category: usual,
      bands: [{ ...low, upTo: 1 }, { ...usual, upTo: 1.6 }, best],
      bandIndex: 1,
    },
  ],
  charts: [
    {
      title: 'LDL cholesterol',
      unit: 'mmol/L',
      decimals: 1,
      lines: [
        {
          code: 'ldl',
          name: 'LDL cholesterol',
          target: { below: 3.4 },
          points: [
            { at: '2025-03-09T16:00:00Z', value: 4.2 },
            { at: '2025-07-14T16:00:00Z', value: 3.9 },
            { at: '2025-12-09T16:00:00Z', value: 3.6 },
          ],
        },
      ],
    },
  ],
  inputs: [
    {
      code: 'ldl',
      label: 'LDL cholesterol',
      text: '3.6 mmol/L',
      date: '2025-12-10',
      origin: 'health_form',
      isOld: false,
    },
    {
      code: 'sbp',
      label: 'Upper blood pressure',
      text: '123 mmHg',
      date: '2024-06-01',
      origin: 'diary',
      isOld: true,
    },
    { code: 'sex', label: 'Sex', text: 'Female', origin: 'profile', isOld: false },
  ],
  missing: [],
};

const stage = (id: string, detail: string) => ({ id, detail });

/** Complete grid without a patient. */
const kidneyGrid: KidneyGrid = {
  filtration: [
    stage('G1', '90 or more'),
    stage('G2', '60 to 89'),
    stage('G3a', '45 to 59'),
    stage('G3b', '30 to 44'),
    stage('G4', '15 to 29'),
    stage('G5', 'below 15'),
  ],
  albuminuria: [
    stage('A1', 'below 3 mg/mmol'),
    stage('A2', '3 to 30 mg/mmol'),
    stage('A3', 'above 30 mg/mmol'),
  ],
  risks: [
    [lowRisk, moderate, highRisk],
    [lowRisk, moderate, highRisk],
    [moderate, highRisk, veryHigh],
    [highRisk, veryHigh, veryHigh],
    [veryHigh, veryHigh, veryHigh],
    [veryHigh, veryHigh, veryHigh],
  ],
};

/** Kidney report without the urine test. */
export const kidneys: ReportSection = {
  id: 'kidney-health-analysis',
  text: {
    title: 'Your kidneys',
    summary: 'Your kidneys: eGFR 52 mL/min/1.73 m². Repeat the test.',
    findings: [
      { label: 'Your kidneys', text: 'eGFR 52 mL/min/1.73 m². Repeat the test.', level: 'see_doctor' },
    ],
    advice: ['One result is not a diagnosis: a finding has to last for more than 3 months.', disclaimer],
    seekCare: [
      'Very little urine, swelling of the face or legs, or breathlessness: see a doctor today.',
      emergency,
    ],
    sources: ['CKD-EPI 2021; KDIGO 2024.'],
    model: 'CKD-EPI and KDIGO',
    version: '2021 and 2024',
    asOf: '2026-01-01',
  },
  figures: [
    {
      code: 'egfr',
      label: 'eGFR',
      text: '52 mL/min/1.73 m²',
      value: 52,
      category: { label: 'G3a', tone: 'watch' },
    },
  ],
  charts: [],
  inputs: [],
  missing: [
    {
      field: 'uacr',
      why: 'Your kidney risk cannot be calculated fully.',
      answer: 'Add a urine albumin/creatinine ratio from a laboratory report.',
      href: '/NewForm',
    },
  ],
  kidneyGrid: { ...kidneyGrid, current: { filtration: 'G3a' } },
};

/** Screening with a due date and without values. */
export const screening: ReportSection = {
  ...kidneys,
  id: 'cancer-screening-recommendations',
  text: {
    ...kidneys.text,
    title: 'Your screening tests',
    summary: 'Breast screening: You may be due for a mammogram (breast X-ray). Book with your clinic.',
    findings: [
      {
        label: 'Breast screening',
        text: 'You may be due for a mammogram (breast X-ray). Book with your clinic.',
        level: 'act',
      },
    ],
    model: 'Screen for Life',
    version: '2026',
    sources: ['Screen for Life.'],
  },
  figures: [
    {
      code: 'breast',
      label: 'Breast screening',
      category: { label: 'Due now', tone: 'watch' },
      dueOn: '2026-01-01',
    },
    { code: 'colorectal', label: 'Bowel screening', category: { label: 'Not routine', tone: 'good' } },
  ],
  missing: [],
  kidneyGrid: undefined,
};
