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

/** A statement about one item, without author and time. */
export interface StatementInput {
  item: ItemCode;
  says: Says;
  /** Whether the author confirmed it after the form showed a contradiction. */
  confirmed?: boolean;
  /** Day on which it is true, YYYY-MM-DD in the patient's zone. Defaults to today. */
  on?: string;
  /** Pregnancy only: due date, YYYY-MM-DD. */
  dueOn?: string | null;
  /** Tests and vaccines only: date of the last one, YYYY-MM-DD. */
  doneOn?: string | null;
  /** Substance of an allergy, a condition in the patient's own words, or the smoking status. */
  text?: string | null;
}

const yesOrNo = (item: ItemCode, answer: boolean): StatementInput => ({
  item,
  says: answer ? 'present' : 'absent',
});

/** Returns the statements of the smoking question; none when it was not answered. */
export function smokingStatements(isSmoker: boolean | null | undefined): StatementInput[] {
  return typeof isSmoker === 'boolean' ? [yesOrNo('smoking', isSmoker)] : [];
}

/**
 * Returns the statements of a new list of drug allergies, given the substances of the record. An omitted
 * substance is denied but not confirmed: it is still checked until the patient answers.
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

/** Returns the statements of a health form: a tick states presence, an unticked box states nothing. */
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

/** Health questions about the date of the last test or vaccine. */
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
 * Returns the statements of a change of the health questions. Null removes an answer, which makes it uncertain
 * and never a "no". An empty list of cancers is the answer "none of these".
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

/**
 * Returns the statements of a typed diagnosis; words that match no condition of the list are a condition of
 * their own.
 */
export function diagnosisStatements(name: string): StatementInput[] {
  const statements = typedDiagnoses(name).flatMap(({ code, says }): StatementInput[] =>
    code && says ? [{ item: code, says, text: name }] : [],
  );
  return statements.length > 0
    ? statements
    : [{ item: 'other_condition', says: 'present', text: name.trim() }];
}
