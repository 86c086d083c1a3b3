import type { HealthFormFields, HealthFormLists, LabDimension } from './HealthFormScreen.types.ts';

type Row = [code: string, name: string, ...unitChoices: string[]];

const rows: Row[] = [
  ['tc', 'Total cholesterol', 'mmol/L', 'mg/dL'],
  ['ldl', 'LDL cholesterol', 'mmol/L', 'mg/dL'],
  ['hdl', 'HDL cholesterol', 'mmol/L', 'mg/dL'],
  ['nonhdl', 'Non-HDL cholesterol', 'mmol/L', 'mg/dL'],
  ['tg', 'Triglycerides', 'mmol/L', 'mg/dL'],
  ['hba1c', 'HbA1c', '%', 'mmol/mol'],
  ['glucose_fasting', 'Fasting glucose', 'mmol/L', 'mg/dL'],
  ['creatinine', 'Creatinine', 'umol/L', 'mg/dL'],
  ['egfr', 'eGFR', 'mL/min/1.73m2'],
  ['uacr', 'Urine albumin/creatinine ratio', 'mg/mmol', 'mg/g'],
  ['sodium', 'Sodium', 'mmol/L'],
  ['alt', 'ALT', 'U/L'],
  ['albumin', 'Albumin', 'g/L', 'g/dL'],
  ['haemoglobin', 'Haemoglobin', 'g/dL', 'g/L'],
  ['sbp', 'Systolic blood pressure', 'mmHg'],
  ['dbp', 'Diastolic blood pressure', 'mmHg'],
  ['waist', 'Waist', 'cm', 'in'],
];

const printed: Readonly<Record<string, string>> = {
  'umol/L': 'µmol/L',
  'mL/min/1.73m2': 'mL/min/1.73 m²',
};

/** Sample of laboratory measures. */
export const dimensions: readonly LabDimension[] = rows.map(([code, name, ...unitChoices]) => ({
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
