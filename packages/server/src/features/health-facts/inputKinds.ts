import {
  INPUT_WORDS,
  type InputWords,
  labInputWords,
  type OLD_AFTER_DAYS,
  quantityRow,
} from '@vitalane/clinical';
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

/** Creates an input from a quantity of health forms. */
function lab<Code extends DimensionCode>(code: Code, words: InputWords = labInputWords(code)) {
  const find = (facts: HealthFacts) => latestLab(facts, code);
  return { ...words, ...fieldOf(code), item: 'labTest', find } as const;
}

function fieldOf(code: DimensionCode): Pick<InputKind, 'field'> {
  const { field } = quantityRow(code);
  if (field === undefined) throw new Error(`No equation takes ${code}`);
  return { field };
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
  tc: lab('tc'),
  ldl: lab('ldl'),
  hdl: lab('hdl'),
  tg: lab('tg'),
  glucose_fasting: lab('glucose_fasting'),
  glucose_2h: lab('glucose_2h'),
  glucose_random: lab('glucose_random'),
  hba1c: lab('hba1c'),
  creatinine: lab('creatinine'),
  egfr: lab('egfr'),
  uacr: lab('uacr'),
  alt: lab('alt'),
  ast: lab('ast'),
  platelets: lab('platelets'),
  waist: { ...lab('waist', INPUT_WORDS.waist), item: 'waist' },
  weight: {
    ...fieldOf('weight'),
    ...INPUT_WORDS.weight,
    item: 'weight',
    find: (facts) => latestOf(facts, 'weight'),
  },
  height: {
    ...fieldOf('height'),
    ...INPUT_WORDS.height,
    item: 'profile',
    find: (facts) => latestOf(facts, 'height'),
  },
  sbp: {
    ...fieldOf('sbp'),
    ...INPUT_WORDS.sbp,
    item: 'bloodPressure',
    find: (facts) => meanPressure(facts, 'meanSbpMmHg', 'sbp'),
  },
  dbp: {
    ...fieldOf('dbp'),
    ...INPUT_WORDS.dbp,
    item: 'bloodPressure',
    find: (facts) => meanPressure(facts, 'meanDbpMmHg', 'dbp'),
  },
  riskSbp: {
    ...fieldOf('sbp'),
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
