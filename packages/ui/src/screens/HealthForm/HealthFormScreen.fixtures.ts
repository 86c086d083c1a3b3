import type { HealthFormFields, HealthFormLists, LabDimension, LabUnit } from './HealthFormScreen.types.ts';

type Row = [group: LabDimension['group'], code: string, name: string, ...units: LabUnit[]];

const printed: Readonly<Record<string, string>> = {
  'umol/L': 'µmol/L',
  'mL/min/1.73m2': 'mL/min/1.73 m²',
  ratio: '',
};
const unit = (value: string, min: number, max: number): LabUnit => ({
  value,
  label: printed[value] ?? value,
  min,
  max,
});

const rows: Row[] = [
  ['lipids', 'tc', 'Total cholesterol', unit('mmol/L', 1, 20), unit('mg/dL', 39, 773)],
  ['lipids', 'ldl', 'LDL cholesterol', unit('mmol/L', 0.2, 15), unit('mg/dL', 8, 580)],
  ['lipids', 'hdl', 'HDL cholesterol', unit('mmol/L', 0.2, 5), unit('mg/dL', 8, 193)],
  ['lipids', 'nonhdl', 'Non-HDL cholesterol', unit('mmol/L', 0.5, 19), unit('mg/dL', 20, 734)],
  ['lipids', 'tg', 'Triglycerides', unit('mmol/L', 0.2, 60), unit('mg/dL', 18, 5314)],
  ['sugar', 'hba1c', 'HbA1c', unit('%', 3, 20), unit('mmol/mol', 10, 195)],
  ['sugar', 'glucose_fasting', 'Fasting glucose', unit('mmol/L', 0.6, 60), unit('mg/dL', 11, 1080)],
  ['kidney', 'creatinine', 'Creatinine', unit('umol/L', 15, 2500), unit('mg/dL', 0.2, 28.2)],
  ['kidney', 'egfr', 'eGFR', unit('mL/min/1.73m2', 1, 200)],
  ['kidney', 'uacr', 'Urine albumin/creatinine', unit('mg/mmol', 0, 2000), unit('mg/g', 0, 17_680)],
  ['kidney', 'sodium', 'Sodium', unit('mmol/L', 80, 200)],
  ['liver', 'alt', 'ALT', unit('U/L', 3, 10_000)],
  ['liver', 'albumin', 'Albumin', unit('g/L', 8, 80), unit('g/dL', 0.8, 8)],
  ['blood', 'haemoglobin', 'Haemoglobin', unit('g/dL', 2, 30), unit('g/L', 20, 300)],
  ['blood', 'inr', 'INR', unit('ratio', 0.5, 20)],
  ['other', 'tsh', 'TSH', unit('mU/L', 0.01, 500)],
  ['visit', 'sbp', 'Upper blood pressure', unit('mmHg', 40, 300)],
  ['visit', 'dbp', 'Lower blood pressure', unit('mmHg', 20, 200)],
  ['visit', 'waist', 'Waist', unit('cm', 40, 200), unit('in', 15.8, 78.7)],
];

/** Sample of laboratory measures. */
export const dimensions: readonly LabDimension[] = rows.map(([group, code, name, ...unitChoices]) => ({
  group,
  code,
  name,
  unitChoices,
}));

const options = (...labels: string[]) =>
  labels.map((label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label }));

export const lists: HealthFormLists = {
  dimensions,
  genders: options('Female', 'Male'),
  ethnicities: options('Chinese', 'Malay', 'Indian', 'Other'),
  chronicConditions: options(
    'High blood pressure',
    'Type 2 diabetes',
    'High cholesterol',
    'Chronic kidney disease',
  ),
  currentMedications: [
    ['Medicine for blood pressure', 'amlodipine', 'Cozaar', 'losartan'],
    ['Statin for cholesterol', 'atorvastatin', 'Lipitor'],
    ['Tablets for diabetes', 'Glucophage', 'metformin'],
    ['Insulin', 'insulin glargine', 'Lantus'],
  ].flatMap(([name = '', ...includes]) => options(name).map((option) => ({ ...option, includes }))),
};

/** New form with data from the profile. */
export const fromProfile: HealthFormFields = {
  fullName: 'Tan Mei Ling',
  dateOfBirth: '1968-04-12',
  genderUuid: 'female',
  ethnicityUuid: 'chinese',
  isSmoker: 'no',
  chronicConditionsUuid: ['high-blood-pressure'],
};

/** Form with results in several groups. */
export const filled: HealthFormFields = {
  ...fromProfile,
  dateOfLabTest: '2025-12-20',
  isFasting: 'yes',
  'ldl.value': '2.9',
  'ldl.unit': 'mmol/L',
  'ldl.high': '2.6',
  'hdl.value': '1.5',
  'tg.value': '<0.5',
  'hba1c.value': '6.8',
  'hba1c.low': '4.0',
  'hba1c.high': '6.0',
};
