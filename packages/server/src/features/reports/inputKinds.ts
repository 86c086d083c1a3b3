import { NO_RISK_PRESSURE, type OLD_AFTER_DAYS } from '@vitalane/clinical';
import type { DimensionCode, HealthAnswers } from '@vitalane/contract';
import { ageInYears } from './age.ts';
import type { HealthFacts, Known, LabResult } from './facts.ts';
import { flagOf, type RecordFlag } from './flags.ts';
import { homeAverage } from './homeAverage.ts';
import { resultInUse } from './labs.ts';
import { pressureForRisk } from './riskPressure.ts';

/** What an input can be. */
export type InputValue = number | boolean | string | LabResult;

/** One kind of input: how it is named, where it is found, when it is old, and how somebody adds it. */
export interface InputKind {
  /** The name that the clinical functions give it. */
  field: string;
  label: string;
  item: keyof typeof OLD_AFTER_DAYS;
  /** What to do when it is missing. */
  answer: string;
  find(facts: HealthFacts): Known<InputValue> | null;
}

const fromLab = 'from a laboratory report.';
const inProfile = 'in your profile.';
const inQuestions = 'in the health questions.';
const inRecord = 'in your health record.';
const inForm = 'in a health form.';

/** The laboratory result of a dimension that counts. */
export function latestLab(facts: HealthFacts, code: DimensionCode): Known<LabResult> | null {
  const found = resultInUse(facts, code);
  if (!found) return null;
  const { result, test } = found;
  return { value: result, date: test.date, origin: 'health_form', sourceId: test.id };
}

function lab(code: DimensionCode, field: string, label: string): InputKind {
  const find = (facts: HealthFacts) => latestLab(facts, code);
  return { field, label, item: 'labTest', answer: `Add ${label} ${fromLab}`, find };
}

/** A yes or no of the health record. */
function flag(field: RecordFlag, label: string): InputKind {
  const answer = `Say ${label} ${inRecord}`;
  return { field, label, item: 'profile', answer, find: (facts) => flagOf(facts, field) };
}

/** A yes or no of the health questions that the record does not hold. */
function question(field: keyof HealthAnswers, label: string): InputKind {
  return {
    field,
    label,
    item: 'profile',
    answer: `Say ${label} ${inQuestions}`,
    find({ answers }) {
      const value = answers[field];
      return typeof value === 'boolean' ? { value, date: null, origin: 'health_answers' } : null;
    },
  };
}

function latestOf(facts: HealthFacts, list: 'weight' | 'height'): Known<number | LabResult> | null {
  const [entry] = facts[list];
  const diary: Known<number> | null = entry
    ? { value: entry.value, date: entry.date, origin: 'diary' }
    : null;
  const form = latestLab(facts, list);
  return diary && form ? ((diary.date ?? '') >= (form.date ?? '') ? diary : form) : (diary ?? form);
}

function meanPressure(facts: HealthFacts, which: 'meanSbpMmHg' | 'meanDbpMmHg', code: 'sbp' | 'dbp') {
  const average = homeAverage(facts);
  if (average.status !== 'ok') return latestLab(facts, code);
  const date = facts.bloodPressure[0]?.date ?? null;
  return { value: average[which], date, origin: 'diary' } satisfies Known<number>;
}

/** The upper pressure that the risk model takes: of a clinic, else of a full home average. */
function riskPressureOf(facts: HealthFacts): Known<number | LabResult> | null {
  const { use } = pressureForRisk(facts);
  if (use === 'clinic') return latestLab(facts, 'sbp');
  return use === 'home' ? meanPressure(facts, 'meanSbpMmHg', 'sbp') : null;
}

/** Every input that a report may rest on, by its code. */
export const inputKinds = {
  tc: lab('tc', 'tcMmolL', 'total cholesterol'),
  ldl: lab('ldl', 'ldlMmolL', 'LDL cholesterol'),
  hdl: lab('hdl', 'hdlMmolL', 'HDL cholesterol'),
  tg: lab('tg', 'tgMmolL', 'triglycerides'),
  glucose_fasting: lab('glucose_fasting', 'fastingGlucoseMmolL', 'fasting glucose'),
  glucose_2h: lab('glucose_2h', 'glucose2hMmolL', '2-hour glucose'),
  glucose_random: lab('glucose_random', 'glucoseMmolL', 'glucose'),
  hba1c: lab('hba1c', 'hba1cPercent', 'HbA1c'),
  creatinine: lab('creatinine', 'creatinineUmolL', 'creatinine'),
  egfr: lab('egfr', 'egfr', 'eGFR'),
  uacr: lab('uacr', 'uacrMgMmol', 'urine albumin/creatinine ratio'),
  alt: lab('alt', 'altUL', 'ALT'),
  ast: lab('ast', 'astUL', 'AST'),
  platelets: lab('platelets', 'plateletsE9L', 'platelets'),
  waist: { ...lab('waist', 'waistCm', 'waist'), item: 'waist', answer: `Add your waist ${inForm}` },
  weight: {
    field: 'weightKg',
    label: 'weight',
    item: 'weight',
    answer: 'Add your weight in the diary.',
    find: (facts) => latestOf(facts, 'weight'),
  },
  height: {
    field: 'heightCm',
    label: 'height',
    item: 'profile',
    answer: 'Add your height in the diary.',
    find: (facts) => latestOf(facts, 'height'),
  },
  sbp: {
    field: 'sbpMmHg',
    label: 'upper blood pressure',
    item: 'bloodPressure',
    answer: 'Add blood pressure readings in the diary.',
    find: (facts) => meanPressure(facts, 'meanSbpMmHg', 'sbp'),
  },
  dbp: {
    field: 'dbpMmHg',
    label: 'lower blood pressure',
    item: 'bloodPressure',
    answer: 'Add blood pressure readings in the diary.',
    find: (facts) => meanPressure(facts, 'meanDbpMmHg', 'dbp'),
  },
  riskSbp: {
    field: 'sbpMmHg',
    label: NO_RISK_PRESSURE.label,
    item: 'labTest',
    answer: NO_RISK_PRESSURE.answer,
    find: riskPressureOf,
  },
  age: {
    field: 'ageYears',
    label: 'age',
    item: 'profile',
    answer: `Add your date of birth ${inProfile}`,
    find({ dateOfBirth, asOf }) {
      if (!dateOfBirth) return null;
      return { value: ageInYears(dateOfBirth, asOf), date: asOf, origin: 'profile' };
    },
  },
  sex: {
    field: 'sex',
    label: 'sex',
    item: 'profile',
    answer: `Choose your gender ${inProfile}`,
    find: ({ gender }) => gender && { ...gender, value: gender.value.sex ?? gender.value.name },
  },
  ethnicity: {
    field: 'ethnicity',
    label: 'ethnic group',
    item: 'profile',
    answer: `Choose your ethnic group ${inProfile}`,
    find: ({ ethnicity }) => ethnicity && { ...ethnicity, value: ethnicity.value.riskTable },
  },
  isSmoker: flag('isSmoker', 'whether you smoke'),
  hasAcs: flag('hasAcs', 'whether you have had a heart attack'),
  hasAscvd: flag('hasAscvd', 'whether you have artery disease'),
  hasDiabetes: flag('hasDiabetes', 'whether you have diabetes'),
  hasCkd: flag('hasCkd', 'whether you have long-term kidney disease'),
  hasFh: flag('hasFh', 'whether high cholesterol runs in your family'),
  hasHypertension: flag('hasHypertension', 'whether you have high blood pressure'),
  onBpMedication: flag('onBpMedication', 'whether you take medicine for blood pressure'),
  isPregnant: flag('isPregnant', 'whether you are pregnant'),
  isFrail: flag('isFrail', 'whether a doctor has called you frail'),
  isAgedCareResident: question('isAgedCareResident', 'whether you live in a nursing home'),
  hasOrganDamage: {
    ...flag('hasOrganDamage', 'whether blood pressure has harmed your organs'),
    field: 'hasHmod',
  },
  hasEarlyFamilyHeartDisease: flag(
    'hasEarlyFamilyHeartDisease',
    'whether heart disease came early in your family',
  ),
  isImmunocompromised: flag('isImmunocompromised', 'whether your immune system is weak'),
  everSexuallyActive: question('everSexuallyActive', 'whether you have ever been sexually active'),
  hadTotalHysterectomy: question('hadTotalHysterectomy', 'whether your womb was removed'),
} as const satisfies Record<string, InputKind>;
