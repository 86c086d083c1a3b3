import type { HealthFormFields, HealthFormLists, LabDimension } from './HealthFormScreen.types.ts';

type Row = [group: LabDimension['group'], code: string, name: string, ...unitChoices: string[]];

const rows: Row[] = [
  ['lipids', 'tc', 'Total cholesterol', 'mmol/L', 'mg/dL'],
  ['lipids', 'ldl', 'LDL cholesterol', 'mmol/L', 'mg/dL'],
  ['lipids', 'hdl', 'HDL cholesterol', 'mmol/L', 'mg/dL'],
  ['lipids', 'nonhdl', 'Non-HDL cholesterol', 'mmol/L', 'mg/dL'],
  ['lipids', 'tg', 'Triglycerides', 'mmol/L', 'mg/dL'],
  ['sugar', 'hba1c', 'HbA1c', '%', 'mmol/mol'],
  ['sugar', 'glucose_fasting', 'Fasting glucose', 'mmol/L', 'mg/dL'],
  ['kidney', 'creatinine', 'Creatinine', 'umol/L', 'mg/dL'],
  ['kidney', 'egfr', 'eGFR', 'mL/min/1.73m2'],
  ['kidney', 'uacr', 'Urine albumin/creatinine', 'mg/mmol', 'mg/g'],
  ['kidney', 'sodium', 'Sodium', 'mmol/L'],
  ['liver', 'alt', 'ALT', 'U/L'],
  ['liver', 'albumin', 'Albumin', 'g/L', 'g/dL'],
  ['blood', 'haemoglobin', 'Haemoglobin', 'g/dL', 'g/L'],
  ['blood', 'inr', 'INR', 'ratio'],
  ['other', 'tsh', 'TSH', 'mU/L'],
  ['visit', 'sbp', 'Upper blood pressure', 'mmHg'],
  ['visit', 'dbp', 'Lower blood pressure', 'mmHg'],
  ['visit', 'waist', 'Waist', 'cm', 'in'],
];

const printed: Readonly<Record<string, string>> = {
  'umol/L': 'µmol/L',
  'mL/min/1.73m2': 'mL/min/1.73 m²',
  ratio: '',
};

/** Sample of laboratory measures. */
export const dimensions: readonly LabDimension[] = rows.map(([group, code, name, ...unitChoices]) => ({
  group,
  code,
  name,
  unitChoices: unitChoices.map((value) => ({ value, label: printed[value] ?? value })),
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
