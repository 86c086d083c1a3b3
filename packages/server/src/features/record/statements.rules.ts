import {
  ANSWERED_BY,
  type AnsweredInput,
  type ItemCode,
  type Says,
  splitAllergies,
  typedDiagnoses,
} from '@vitalane/clinical';
import type { HealthAnswers } from '@vitalane/contract';
import { type Choice, chronicConditions, currentlyMedications } from '../../lists/choices.ts';

/** What is said of one item, without who said it and when. */
export interface StatementInput {
  item: ItemCode;
  says: Says;
  /** True for an answer to a question that showed the contradiction. */
  confirmed?: boolean;
  /** The day on which it is true, YYYY-MM-DD in the person's zone; absent for today. */
  on?: string;
  /** Pregnancy only: the day on which the birth is due, YYYY-MM-DD. */
  dueOn?: string | null;
  /** Tests and vaccines only: the day on which the last one was done, YYYY-MM-DD. */
  doneOn?: string | null;
  /** The substance of an allergy, a condition in the person's own words, or the smoking status. */
  text?: string | null;
}

const yesOrNo = (item: ItemCode, answer: boolean): StatementInput => ({
  item,
  says: answer ? 'present' : 'absent',
});

/** Returns what the profile or a form says about smoking; nothing when the question was left open. */
export function smokingStatements(isSmoker: boolean | null | undefined): StatementInput[] {
  return typeof isSmoker === 'boolean' ? [yesOrNo('smoking', isSmoker)] : [];
}

/**
 * Returns what a new list of drug allergies says, given the substances that the record holds. A substance that is left out is
 * denied but not confirmed: it is still checked until the person answers.
 */
export function allergyStatements(
  change: { isDrugAllergies?: boolean | null | undefined; drugAllergies?: string | null | undefined },
  known: readonly string[],
): StatementInput[] {
  const item = 'drug_allergy';
  if (change.isDrugAllergies === false) return [{ item, says: 'absent' }];
  const substances = splitAllergies(change.drugAllergies ?? '');
  if (substances.length === 0) return change.isDrugAllergies ? [{ item, says: 'present' }] : [];
  const has = (names: readonly string[], name: string) =>
    names.some((other) => other.toLowerCase() === name.toLowerCase());
  return [
    ...substances
      .filter((text) => !has(known, text))
      .map((text): StatementInput => ({ item, says: 'present', text })),
    ...known
      .filter((text) => !has(substances, text))
      .map((text): StatementInput => ({ item, says: 'absent', text })),
  ];
}

/** Returns what a health form says: a tick states that it is so, a box left empty states nothing. */
export function formStatements(form: {
  isSmoker: boolean | null;
  chronicConditionIds: readonly string[];
  currentMedicationIds: readonly string[];
}): StatementInput[] {
  const ticked = (list: readonly (Choice & { code: ItemCode })[], ids: readonly string[]) =>
    list
      .filter(({ uuid }) => ids.includes(uuid))
      .map(({ code }): StatementInput => ({ item: code, says: 'present' }));
  return [
    ...smokingStatements(form.isSmoker),
    ...ticked(chronicConditions, form.chronicConditionIds),
    ...ticked(currentlyMedications, form.currentMedicationIds),
  ];
}

const yesOrNoQuestions = [
  'isPregnant',
  'isFrail',
  'isImmunocompromised',
  'hasOrganDamage',
  'hasEarlyFamilyHeartDisease',
  'livesWithIndoorSmoker',
  'isAgedCareResident',
  'everSexuallyActive',
  'hadTotalHysterectomy',
] as const satisfies readonly (keyof HealthAnswers & AnsweredInput)[];

/** The health questions about the day on which something was last done. */
export const dayQuestions = [
  'lastMammogram',
  'lastPap',
  'lastHpv',
  'lastFit',
  'lastColonoscopy',
  'influenzaLast',
  'covidLast',
] as const satisfies readonly (keyof HealthAnswers & AnsweredInput)[];

type SmokingStatus = NonNullable<HealthAnswers['smokingStatus']>;

const smokingStatuses: Record<SmokingStatus, StatementInput> = {
  never: { item: 'smoking', says: 'absent' },
  former_5y: { item: 'smoking', says: 'resolved' },
  former_1to5y: { item: 'smoking', says: 'resolved' },
  former_lt1y: { item: 'smoking', says: 'resolved' },
  vaping: { item: 'vaping', says: 'present' },
  current: { item: 'smoking', says: 'present' },
};

const familyCancers = ['breast', 'cervical', 'colorectal'] as const;
const familyItem = (cancer: (typeof familyCancers)[number]) => `family_${cancer}_cancer` as const;

/**
 * Returns what a change of the health questions says. Null takes an answer back, which makes it uncertain and never a "no". An
 * empty list of cancers is the answer "none of these".
 */
export function answerStatements(change: HealthAnswers): StatementInput[] {
  return [
    ...yesOrNoQuestions.flatMap((name): StatementInput[] => {
      const answer = change[name];
      if (answer === undefined) return [];
      const item = ANSWERED_BY[name];
      return [answer === null ? { item, says: 'uncertain' } : yesOrNo(item, answer)];
    }),
    ...dayQuestions.flatMap((name): StatementInput[] => {
      const doneOn = change[name];
      if (doneOn === undefined) return [];
      const item = ANSWERED_BY[name];
      return [doneOn === null ? { item, says: 'uncertain' } : { item, says: 'present', doneOn }];
    }),
    ...smokingStatusStatements(change.smokingStatus),
    ...familyStatements(change.familyHistory),
  ];
}

function smokingStatusStatements(status: HealthAnswers['smokingStatus']): StatementInput[] {
  if (status === undefined) return [];
  if (status === null) return [{ item: 'smoking', says: 'uncertain' }];
  return [{ ...smokingStatuses[status], text: status }];
}

function familyStatements(history: HealthAnswers['familyHistory']): StatementInput[] {
  if (history === undefined) return [];
  if (history === null)
    return familyCancers.map((cancer) => ({ item: familyItem(cancer), says: 'uncertain' }));
  if (history.length === 0)
    return familyCancers.map((cancer) => ({ item: familyItem(cancer), says: 'absent' }));
  return history.map((cancer) => ({ item: familyItem(cancer), says: 'present' }));
}

/** Returns what a typed diagnosis says; words that match no condition of the list are kept as a condition of their own. */
export function diagnosisStatements(name: string): StatementInput[] {
  const statements = typedDiagnoses(name).flatMap(({ code, says }): StatementInput[] =>
    code && says ? [{ item: code, says, text: name }] : [],
  );
  return statements.length > 0
    ? statements
    : [{ item: 'other_condition', says: 'present', text: name.trim() }];
}
