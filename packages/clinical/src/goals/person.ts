import type { ItemCode } from '../record/items.ts';
import { isAfterBirth } from '../record/pregnancy.ts';
import { countsAs, type HealthRecord } from '../record/record.ts';
import { withheldFor } from '../scope/parts.ts';
import type { Answer } from './depends.ts';

/** Conditions that goals depend on, with the item of the record that answers each. */
export const GOAL_ITEMS = {
  heartAttack: 'heart_attack',
  arteryDisease: 'artery_disease',
  stroke: 'stroke',
  heartFailure: 'heart_failure',
  kidneyDisease: 'chronic_kidney_disease',
  diabetes: 'diabetes',
  organDamage: 'organ_damage',
  fh: 'familial_hypercholesterolaemia',
  frail: 'frailty',
} as const satisfies Readonly<Record<string, ItemCode>>;

/** Name of an answer that goals depend on. */
export type GoalAnswer = keyof typeof GOAL_ITEMS;

/** Data of a person for goals. `null` is unknown; a contradiction counts as its higher-risk answer. */
export interface GoalPerson extends Readonly<Record<GoalAnswer, Answer>> {
  /** Completed years. */
  readonly ageYears: number | null;
  readonly pregnant: Answer;
  /** Whether the birth was within 42 days, during which only pressure goals are withheld. */
  readonly isAfterBirth: boolean;
  /** Whether there is another major risk factor: smoking, high blood pressure, organ damage, or early heart disease in the family. */
  readonly otherRisk: Answer;
  /** Ten-year risk by SG-FRS-2023; `null` without a score. */
  readonly sgFrsPercent: number | null;
}

/** Items of which each is another major risk factor. */
export const OTHER_RISK_ITEMS: readonly ItemCode[] = [
  'smoking',
  'hypertension',
  'blood_pressure_medicine',
  'organ_damage',
  'early_family_heart_disease',
];

function anyOf(answers: readonly Answer[]): Answer {
  if (answers.includes(true)) return true;
  return answers.includes(null) ? null : false;
}

/** Reads a person from the record. `sgFrsPercent` is the score that the record's conditions leave applicable. */
export function goalPerson(
  record: HealthRecord,
  measured: Pick<GoalPerson, 'ageYears' | 'sgFrsPercent'>,
): GoalPerson {
  const answer = (item: ItemCode) => countsAs(record.items[item]);
  const known = Object.fromEntries(
    Object.entries(GOAL_ITEMS).map(([name, item]) => [name, answer(item)]),
  ) as Record<GoalAnswer, Answer>;
  return {
    ...known,
    ...measured,
    pregnant: answer('pregnancy'),
    isAfterBirth: isAfterBirth(record),
    otherRisk: anyOf(OTHER_RISK_ITEMS.map(answer)),
  };
}

/** Returns why a person has no goals at all, or `null`. */
export function withheldGoal({
  ageYears,
  pregnant,
}: Pick<GoalPerson, 'ageYears' | 'pregnant'>): 'pregnancy' | 'under_18' | null {
  const reason = withheldFor('targets', { ageYears, isPregnant: pregnant });
  if (reason === null) return null;
  return reason === 'pregnancy' ? 'pregnancy' : 'under_18';
}
