import { capitalised } from '../capitals.ts';
import { settle } from '../round.ts';
import type { FindingLevel, Ingredient } from './types.ts';

/** Subject of a check. */
export type FindingCode =
  | 'allergy'
  | 'related_allergy'
  | 'interaction'
  | 'same_ingredient'
  | 'same_class'
  | 'daily_limit'
  | 'kidney'
  | 'potassium'
  | 'pregnancy';

/** Question for a doctor or pharmacist before a medicine is taken. */
export interface MedicineFinding {
  readonly code: FindingCode;
  readonly level: FindingLevel;
  /** Text for both the person and the doctor. */
  readonly text: string;
  /** Publication of the rule. */
  readonly source: string;
}

const ASK = 'Ask a doctor or pharmacist before you take it.';
const ASK_BOTH = 'Ask a doctor or pharmacist before you take both.';

/** Texts of each finding. */
export const FINDING_TEXT = {
  allergy: (allergy: string, { name }: Ingredient) =>
    `Recorded allergy: ${allergy}. This medicine contains ${name}. ${ASK}`,
  sameGroup: (allergy: string, { name }: Ingredient, group: string) =>
    `Recorded allergy: ${allergy}. ${capitalised(name)} is one of the ${group}. ${ASK}`,
  related: (allergy: string, { name }: Ingredient) =>
    `Recorded allergy: ${allergy}. Some people who react to it also react to ${name}. ${ASK}`,
  interaction: (one: string, other: string, effect: string) =>
    `${capitalised(one)} and ${other} together ${effect}. ${ASK_BOTH}`,
  sameIngredient: (medicine: string, { name }: Ingredient) =>
    `${medicine} also contains ${name}. ${ASK_BOTH}`,
  sameClass: (medicine: string, kind: string) => `${medicine} is also ${kind}. ${ASK_BOTH}`,
  dailyLimit: (ingredient: string, mgPerDay: number, limitMgPerDay: number) =>
    `This adds up to ${settle(mgPerDay)} mg of ${ingredient} a day. The usual limit is ${limitMgPerDay} mg a day. ${ASK}`,
  kidney: ({ name }: Ingredient, cause: string, harm = 'The dose may need to change.') =>
    `Ask a doctor or pharmacist before you take ${name}. ${harm} Reason: ${cause}.`,
  kidneySerious: ({ name }: Ingredient, cause: string) =>
    `${capitalised(name)} may not suit your kidneys as they are. If you take it, call the clinic within 3 days, and do not stop it on your own. If not, do not start it. Reason: ${cause}.`,
  kidneyPainkiller: ({ name }: Ingredient, cause: string) =>
    `Do not take ${name} with your kidneys as they are. Ask a pharmacist for another painkiller. Reason: ${cause}.`,
  potassium: ({ name }: Ingredient, cause: string) =>
    `Potassium is high (${cause}), and ${name} can raise it further. ${ASK}`,
  potassiumSerious: ({ name }: Ingredient, cause: string) =>
    `Potassium is high (${cause}), and ${name} can raise it further. Do not start it. If you take it already, ask a doctor before the next dose.`,
  pregnancy: ({ name }: Ingredient) => `${capitalised(name)} may harm an unborn baby. ${ASK}`,
  pregnancyCaution: ({ name }: Ingredient) => `${capitalised(name)} needs care in pregnancy. ${ASK}`,
} as const;
