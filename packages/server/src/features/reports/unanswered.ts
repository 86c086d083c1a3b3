import {
  ANSWERED_BY,
  type AnsweredInput,
  capitalised,
  countsAs,
  isAskedOf,
  NOT_KNOWN_WORDS,
} from '@vitalane/clinical';
import type { HealthFacts } from '../health-facts/facts.ts';
import { wordsOfFlag } from '../health-facts/flags.ts';
import type { Part } from '../health-facts/parts.ts';
import { scopeOf } from '../health-facts/scope.ts';

/** Returns the unanswered questions that could change a report and apply to the patient. */
export function unansweredPart(facts: HealthFacts, inputs: readonly AnsweredInput[]): Part {
  const { ageYears } = scopeOf(facts);
  const person = { sex: facts.gender?.value.sex ?? null, ageYears };
  const unanswered = inputs.filter((input) => {
    const item = ANSWERED_BY[input];
    return countsAs(facts.record.items[item]) === null && isAskedOf(item, person);
  });
  return {
    missing: unanswered.map((field) => {
      const { label, answer } = wordsOfFlag(field);
      return { field, status: 'missing', why: `${capitalised(label)} ${NOT_KNOWN_WORDS}`, answer };
    }),
  };
}
