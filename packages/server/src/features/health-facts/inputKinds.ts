import { INPUT_WORDS, type InputWords, type OLD_AFTER_DAYS } from '@vitalane/clinical';
import type { DimensionCode } from '@vitalane/contract';
import { ageInYears } from './age.ts';
import type { HealthFacts, Known, LabResult } from './facts.ts';
import { flagOf, type RecordFlag, wordsOfFlag } from './flags.ts';
import { homeAverage } from './homeAverage.ts';
import { resultInUse } from './labs.ts';
import { pressureForRisk } from './riskPressure.ts';

/** Value of an input. */
export type InputValue = number | boolean | string | LabResult;

/** A kind of input: its texts, its lookup, and its maximum age. */
export interface InputKind extends InputWords {
  /** Name of the field in clinical functions. */
  field: string;
  item: keyof typeof OLD_AFTER_DAYS;
  find(facts: HealthFacts): Known<InputValue> | null;
}

/** Returns the laboratory result of a dimension that is in use. */
function latestLab(facts: HealthFacts, code: DimensionCode): Known<LabResult> | null {
  const found = resultInUse(facts, code);
  if (!found) return null;
  const { result, test } = found;
  return { value: result, date: test.date, origin: 'health_form', sourceId: test.id };
}

function lab(code: DimensionCode & keyof typeof INPUT_WORDS, field: string): InputKind {
  const find = (facts: HealthFacts) => latestLab(facts, code);
  return { ...INPUT_WORDS[code], field, item: 'labTest', find };
}

/** Creates an input from a flag of the health record. */
function flag(field: RecordFlag): InputKind {
  return { ...wordsOfFlag(field), field, item: 'profile', find: (facts) => flagOf(facts, field) };
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

/** Returns the systolic pressure for the risk model: of a clinic, else of a complete home average. */
function riskPressureOf(facts: HealthFacts): Known<number | LabResult> | null {
  const { use } = pressureForRisk(facts);
  if (use === 'clinic') return latestLab(facts, 'sbp');
  return use === 'home' ? meanPressure(facts, 'meanSbpMmHg', 'sbp') : null;
}

/** All inputs of reports, by code. */
export const inputKinds = {
  tc: lab('tc', 'tcMmolL'),
  ldl: lab('ldl', 'ldlMmolL'),
  hdl: lab('hdl', 'hdlMmolL'),
  tg: lab('tg', 'tgMmolL'),
  glucose_fasting: lab('glucose_fasting', 'fastingGlucoseMmolL'),
  glucose_2h: lab('glucose_2h', 'glucose2hMmolL'),
  glucose_random: lab('glucose_random', 'glucoseMmolL'),
  hba1c: lab('hba1c', 'hba1cPercent'),
  creatinine: lab('creatinine', 'creatinineUmolL'),
  egfr: lab('egfr', 'egfr'),
  uacr: lab('uacr', 'uacrMgMmol'),
  alt: lab('alt', 'altUL'),
  ast: lab('ast', 'astUL'),
  platelets: lab('platelets', 'plateletsE9L'),
  waist: { ...lab('waist', 'waistCm'), item: 'waist' },
  weight: {
    field: 'weightKg',
    ...INPUT_WORDS.weight,
    item: 'weight',
    find: (facts) => latestOf(facts, 'weight'),
  },
  height: {
    field: 'heightCm',
    ...INPUT_WORDS.height,
    item: 'profile',
    find: (facts) => latestOf(facts, 'height'),
  },
  sbp: {
    field: 'sbpMmHg',
    ...INPUT_WORDS.sbp,
    item: 'bloodPressure',
    find: (facts) => meanPressure(facts, 'meanSbpMmHg', 'sbp'),
  },
  dbp: {
    field: 'dbpMmHg',
    ...INPUT_WORDS.dbp,
    item: 'bloodPressure',
    find: (facts) => meanPressure(facts, 'meanDbpMmHg', 'dbp'),
  },
  riskSbp: {
    field: 'sbpMmHg',
    ...INPUT_WORDS.riskSbp,
    item: 'labTest',
    find: riskPressureOf,
  },
  age: {
    field: 'ageYears',
    ...INPUT_WORDS.age,
    item: 'profile',
    find({ dateOfBirth, asOf }) {
      if (!dateOfBirth) return null;
      return { value: ageInYears(dateOfBirth, asOf), date: asOf, origin: 'profile' };
    },
  },
  sex: {
    field: 'sex',
    ...INPUT_WORDS.sex,
    item: 'profile',
    find: ({ gender }) => gender && { ...gender, value: gender.value.sex ?? gender.value.name },
  },
  ethnicity: {
    field: 'ethnicity',
    ...INPUT_WORDS.ethnicity,
    item: 'profile',
    find: ({ ethnicity }) => ethnicity && { ...ethnicity, value: ethnicity.value.riskTable },
  },
  isSmoker: flag('isSmoker'),
  hasAcs: flag('hasAcs'),
  hasAscvd: flag('hasAscvd'),
  hasDiabetes: flag('hasDiabetes'),
  hasCkd: flag('hasCkd'),
  hasFh: flag('hasFh'),
  hasHypertension: flag('hasHypertension'),
  onBpMedication: flag('onBpMedication'),
  isPregnant: flag('isPregnant'),
  isFrail: flag('isFrail'),
  isAgedCareResident: flag('isAgedCareResident'),
  hasOrganDamage: {
    ...flag('hasOrganDamage'),
    field: 'hasHmod',
  },
  hasEarlyFamilyHeartDisease: flag('hasEarlyFamilyHeartDisease'),
  isImmunocompromised: flag('isImmunocompromised'),
  everSexuallyActive: flag('everSexuallyActive'),
  hadTotalHysterectomy: flag('hadTotalHysterectomy'),
} as const satisfies Record<string, InputKind>;
