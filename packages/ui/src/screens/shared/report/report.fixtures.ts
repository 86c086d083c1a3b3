import type { KidneyGrid, ReportSection } from './report.types.ts';

/** The pages of reports. */
export const reportPages = [
  { href: '/Reports/Cardiovascular', label: 'Heart and blood pressure' },
  { href: '/Reports/Lipids', label: 'Blood fats' },
  { href: '/Reports/Kidney', label: 'Kidneys and liver' },
  { href: '/Reports/Diabetes', label: 'Blood sugar' },
  { href: '/Reports/Biometrics', label: 'Weight and profile' },
  { href: '/Reports/Targets', label: 'Targets' },
  { href: '/Reports/Screening', label: 'Screening and vaccines' },
] as const;

const disclaimer = 'For information only. It does not replace advice from your doctor.';
const emergency = 'In an emergency call 995.';

/** Blood fats above the goal, with a course over time. */
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
      category: 'borderline_high',
      bands: [
        { category: 'optimal', upTo: 2.6 },
        { category: 'desirable', upTo: 3.4 },
        { category: 'borderline_high', upTo: 4.1 },
        { category: 'high', upTo: 4.9 },
        { category: 'very_high' },
      ],
    },
    {
      code: 'hdl',
      label: 'HDL cholesterol',
      text: '1.5 mmol/L',
      value: 1.5,
      decimals: 1,
      category: 'desirable',
      bands: [{ category: 'low', upTo: 1 }, { category: 'desirable', upTo: 1.6 }, { category: 'high' }],
    },
  ],
  charts: [
    {
      unit: 'mmol/L',
      decimals: 1,
      lines: [
        {
          code: 'ldl',
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
      label: 'Upper pressure',
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

/** The whole grid, with nobody on it. */
export const kidneyGrid: KidneyGrid = {
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
    ['low', 'moderate', 'high'],
    ['low', 'moderate', 'high'],
    ['moderate', 'high', 'very_high'],
    ['high', 'very_high', 'very_high'],
    ['very_high', 'very_high', 'very_high'],
    ['very_high', 'very_high', 'very_high'],
  ],
};

/** Kidneys without the urine test. */
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
  figures: [{ code: 'egfr', label: 'eGFR', text: '52 mL/min/1.73 m²', value: 52, category: 'G3a' }],
  charts: [],
  inputs: [],
  missing: [
    {
      field: 'uacr',
      why: 'Your kidney risk cannot be worked out fully.',
      answer: 'Add a urine albumin/creatinine ratio from a laboratory report.',
    },
  ],
  kidneyGrid: { ...kidneyGrid, current: { filtration: 'G3a' } },
};

/** Screening with a due date and no number. */
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
    { code: 'breast', label: 'Breast screening', category: 'recommended', dueOn: '2026-01-01' },
    { code: 'colorectal', label: 'Bowel screening', category: 'not_routine' },
  ],
  missing: [],
  kidneyGrid: undefined,
};
