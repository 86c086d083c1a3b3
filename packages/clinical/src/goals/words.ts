import { dayInWords } from '@vitalane/time';
import { capitalised } from '../capitals.ts';
import { nameInSentence } from '../quantities/catalogue.ts';
import { recordItem } from '../record/items.ts';
import type { Outcomes } from './depends.ts';
import { GOAL_ITEMS, type GoalAnswer } from './person.ts';
import type { Pressure } from './pressure.ts';

/** Custom goal that replaces the usual one. */
export interface SetBy {
  readonly by: 'patient' | 'doctor';
  /** Doctor's name as shown to patients; `null` for a patient. */
  readonly doctorName: string | null;
  /** YYYY-MM-DD */
  readonly on: string;
}

/** Returns the text on who set a goal. */
export function setByWords(set: SetBy | null): string {
  if (!set) return 'Usual goal for people like you.';
  const on = dayInWords(set.on);
  return set.by === 'patient' ? `Set by you on ${on}.` : `Set by ${doctorOf(set)} on ${on}.`;
}

function doctorOf({ doctorName }: SetBy): string {
  const name = doctorName?.replace(/^Dr\.? /, '');
  return name ? `Dr ${name}` : 'your doctor';
}

/** Returns the text on who ended a goal, and why. */
export function endedWords(end: SetBy & { readonly reason?: string }): string {
  const who = doctorOf(end);
  const ended = `${capitalised(who)} ended an earlier goal on ${dayInWords(end.on)}.`;
  return end.reason ? `${ended} Reason: ${end.reason.replace(/[.\s]+$/, '')}.` : ended;
}

/** Joins texts to a list in a sentence: "a, b or c". */
export function orList(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} or ${last}`;
}

const pairText = ({ sbpMmHg, dbpMmHg }: Pressure) => `${sbpMmHg}/${dbpMmHg}`;

/** Returns the text of both pressure goals, which are always named together. */
export function pressureWords(clinic: Pressure, home: Pressure): string {
  return `Below ${pairText(clinic)} at the clinic and below ${pairText(home)} at home.`;
}

/** Returns the text of the lower limits of a doctor's pressure goal in mmHg; empty without them. */
export function leastPressureWords(
  { low: sbp }: { readonly low: number | null },
  { low: dbp }: { readonly low: number | null },
): string {
  const ends = [
    sbp === null ? [] : `${nameInSentence('sbp')} at least ${sbp}`,
    dbp === null ? [] : `${nameInSentence('dbp')} at least ${dbp}`,
  ];
  const text = ends.flat().join(', ');
  return text && `${capitalised(text)}.`;
}

function conditionWords(names: readonly GoalAnswer[]): string {
  const isFrail = names.includes('frail');
  const conditions = names
    .filter((name) => name !== 'frail')
    .map((name) => recordItem(GOAL_ITEMS[name]).phrase);
  const frail = isFrail ? ['a doctor has called you frail'] : [];
  const having = conditions.length > 0 ? [`you have ${orList(conditions)}`] : [];
  return [...frail, ...having].join(' or ');
}

/**
 * Returns the text on the answers that a pressure goal depends on: "Below 130/80 if you have diabetes, else below
 * 140/90. Please tell us."
 */
export function dependsWords(outcomes: Outcomes<GoalAnswer, Pressure>): string {
  const [otherwise] = outcomes.possible;
  const texts = new Map<string, GoalAnswer[]>();
  for (const { name, outcome } of outcomes.ifYes) {
    const text = pairText(outcome);
    texts.set(text, [...(texts.get(text) ?? []), name]);
  }
  const clauses = [...texts].map(([text, names]) => `below ${text} if ${conditionWords(names)}`);
  const all = [...clauses, `else below ${otherwise ? pairText(otherwise) : ''}`].join(', ');
  return `${capitalised(all)}. Please tell us.`;
}

/** Returns the text instead of a number while answers are open. */
export function neededWords(phrases: readonly string[]): string {
  return `This goal depends on answers that we do not have yet: ${phrases.join(', ')}. Please tell us.`;
}
