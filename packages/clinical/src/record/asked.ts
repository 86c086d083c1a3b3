import type { Sex } from '../fields.ts';
import { type LastTestName, SCREENING_SCHEDULE } from '../screening/schedule.ts';
import type { ItemCode } from './items.ts';

/** Items of the record that answer non-measured inputs of the calculations, by input name. */
export const ANSWERED_BY = {
  isSmoker: 'smoking',
  hasAcs: 'heart_attack',
  hasAscvd: 'artery_disease',
  hasDiabetes: 'diabetes',
  hasCkd: 'chronic_kidney_disease',
  hasFh: 'familial_hypercholesterolaemia',
  hasHypertension: 'hypertension',
  onBpMedication: 'blood_pressure_medicine',
  onLipidMedication: 'cholesterol_medicine',
  isPregnant: 'pregnancy',
  isFrail: 'frailty',
  isImmunocompromised: 'weak_immune_system',
  hasOrganDamage: 'organ_damage',
  hasEarlyFamilyHeartDisease: 'early_family_heart_disease',
  livesWithIndoorSmoker: 'smoke_at_home',
  isAgedCareResident: 'nursing_home',
  everSexuallyActive: 'sexually_active',
  hadTotalHysterectomy: 'hysterectomy',
  lastMammogram: 'mammogram',
  lastPap: 'pap_test',
  lastHpv: 'hpv_test',
  lastFit: 'stool_test',
  lastColonoscopy: 'colonoscopy',
  influenzaLast: 'flu_vaccine',
  covidLast: 'covid_vaccine',
} as const satisfies Readonly<Record<string, ItemCode>>;

/** Input of the calculations that the record answers. */
export type AnsweredInput = keyof typeof ANSWERED_BY;

/** Returns the item of the record that answers an input, by the input's name or the item's code. */
export function itemOfInput(input: string): ItemCode | null {
  const byName: Readonly<Record<string, ItemCode>> = ANSWERED_BY;
  if (Object.hasOwn(byName, input)) return byName[input] ?? null;
  return ASKED_ITEMS.find((item) => item === input) ?? null;
}

/** All questions of reports, goals and schedules, in the order of the health record. */
export const ASKED_ITEMS = [
  'smoking',
  'diabetes',
  'hypertension',
  'chronic_kidney_disease',
  'heart_attack',
  'stroke',
  'artery_disease',
  'heart_failure',
  'familial_hypercholesterolaemia',
  'blood_pressure_medicine',
  'cholesterol_medicine',
  'drug_allergy',
  'pregnancy',
  'frailty',
  'weak_immune_system',
  'organ_damage',
  'early_family_heart_disease',
  'family_breast_cancer',
  'family_cervical_cancer',
  'family_colorectal_cancer',
  'smoke_at_home',
  'nursing_home',
  'sexually_active',
  'hysterectomy',
  'mammogram',
  'pap_test',
  'hpv_test',
  'stool_test',
  'colonoscopy',
  'flu_vaccine',
  'covid_vaccine',
] as const satisfies readonly ItemCode[];

const OF_WOMEN: readonly ItemCode[] = [
  'pregnancy',
  'family_cervical_cancer',
  'sexually_active',
  'hysterectomy',
];

/** Test of each item of the record, as named in the screening schedule. */
const TESTS: Partial<Readonly<Record<ItemCode, LastTestName>>> = {
  mammogram: 'lastMammogram',
  pap_test: 'lastPap',
  hpv_test: 'lastHpv',
  stool_test: 'lastFit',
  colonoscopy: 'lastColonoscopy',
};

/** Facts that decide which questions apply; `null` is unknown and keeps the question. */
export interface AskedPerson {
  readonly sex: Sex | null;
  /** Completed years. */
  readonly ageYears: number | null;
}

/** Returns whether an item is asked of a person: a test only of those whose screening it counts for. */
export function isAskedOf(item: ItemCode, { sex, ageYears }: AskedPerson): boolean {
  const isMale = sex === 'male';
  const test = TESTS[item];
  if (test === undefined) return !(isMale && OF_WOMEN.includes(item));
  return SCREENING_SCHEDULE.some(
    ({ covers, womenOnly, fromYears, belowYears }) =>
      covers.some(([name]) => name === test) &&
      !(womenOnly && isMale) &&
      (ageYears === null || (ageYears >= fromYears && ageYears < belowYears)),
  );
}
