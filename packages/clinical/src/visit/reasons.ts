import type { EmergencyKind } from '../emergency/kinds.ts';

/**
 * Signs of an emergency that a patient is asked for before a visit, in the order of the question. Sources: MOH and SCDF
 * 2021; HPB F.A.S.T. 2016.
 */
export const VISIT_RED_FLAGS: Readonly<Record<EmergencyKind, string>> = {
  heart: 'Chest pain, pressure or tightness',
  breathing: 'Trouble breathing',
  stroke: 'A drooping face, weakness on one side, or sudden trouble speaking or seeing',
  headache: 'The worst headache ever, or one that began suddenly',
  bleeding: 'Bleeding that does not stop, vomiting blood, or black stools',
  collapse: 'Fainting, a fit, or an overdose',
  allergy: 'Swelling of the lips, tongue, throat or face',
  low_sugar: 'Low sugar with confusion or drowsiness',
  ketoacidosis: 'High sugar with vomiting, belly pain or fast breathing',
  pregnancy: 'Pregnant, with bleeding, less movement of the baby, broken waters or changed sight',
  suicide: 'Thoughts of ending my life or of hurting myself',
};

/** Returns whether a code is a sign of an emergency. */
export function isRedFlag(code: string): code is EmergencyKind {
  return Object.hasOwn(VISIT_RED_FLAGS, code);
}

/** Reason for a visit that a patient can choose. */
export interface VisitTopicText {
  readonly label: string;
  /** Whether the patient is asked since when. */
  readonly asksSince: boolean;
}

/** Reasons for a visit, in the order of the question. */
export const VISIT_TOPICS = {
  new_problem: { label: 'A new health problem', asksSince: true },
  worse_problem: { label: 'A problem I know that got worse', asksSince: true },
  medicine: { label: 'A medicine: a side effect, a question, a refill', asksSince: false },
  results: { label: 'My readings or a test result', asksSince: false },
  mood: { label: 'Mood, sleep or worry', asksSince: true },
  follow_up: { label: 'A follow-up that my doctor asked for', asksSince: false },
  letter: { label: 'A letter or a certificate', asksSince: false },
  other: { label: 'Something else', asksSince: false },
} as const satisfies Readonly<Record<string, VisitTopicText>>;

/** Reason for a visit. */
export type VisitTopic = keyof typeof VISIT_TOPICS;

/** Beginnings of a problem, in the order of the question. */
export const VISIT_SINCE = {
  today: 'Today',
  days: 'A few days ago',
  weeks: 'Some weeks ago',
  longer: 'Longer ago',
} as const;

/** Since when a problem exists. */
export type VisitSince = keyof typeof VISIT_SINCE;

/** Returns whether a code is a reason for a visit. */
export function isVisitTopic(code: string): code is VisitTopic {
  return Object.hasOwn(VISIT_TOPICS, code);
}

/** Returns whether a code is a beginning of a problem. */
export function isVisitSince(code: string): code is VisitSince {
  return Object.hasOwn(VISIT_SINCE, code);
}

/** Rules that make a visit more urgent than routine, in words for the doctor, the most urgent first. */
export const URGENCY_RULES = {
  red_flag: 'Ticked a sign of an emergency',
  emergency_words: 'The patient’s words name an emergency',
  emergency_alert: 'An emergency alert is open',
  same_day_alert: 'An alert for the same day is open',
  got_worse: 'A known problem got worse',
  began_today: 'It began today',
  pregnant: 'A new or worse problem in pregnancy',
} as const;

/** Name of a rule that makes a visit more urgent. */
export type UrgencyRuleName = keyof typeof URGENCY_RULES;
