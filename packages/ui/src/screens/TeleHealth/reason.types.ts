import type { FieldOption } from '../../patterns/Field/index.ts';
import type { ValueAdvice } from '../shared/UrgentAdvice.tsx';

/** Main reason for a visit. */
export interface TopicOption extends FieldOption {
  /** Whether the patient is asked since when. */
  asksSince: boolean;
}

/** What a patient has said about emergencies. */
export interface SaidSigns {
  /** Ticked signs, by value. */
  redFlags: readonly string[];
  /** The patient's own words; may be empty. */
  words: string;
}

/** Questions before a visit with their options, and the advice on the answers. */
export interface VisitQuestions {
  /** Signs of an emergency. */
  redFlags: readonly FieldOption[];
  topics: readonly TopicOption[];
  /** Beginnings of a problem. */
  beginnings: readonly FieldOption[];
  /** Names of the medicines on record; `null` until loaded. */
  medicines: readonly string[] | null;
  /** Drug allergies on record; `null` without one. */
  allergies: string | null;
  /** Returns what to do at once about signs of an emergency; `null` without one. Pure. */
  adviceOn: (said: SaidSigns) => ValueAdvice | null;
}

/** Why a patient wants to see a doctor. */
export interface VisitReason {
  /** Ticked signs of an emergency, by value; empty when the patient has none of them. */
  redFlags: readonly string[];
  /** Value of the main reason. */
  topic: string;
  /** Value of the beginning; `null` when not said. */
  since: string | null;
  /** The patient's own words; may be empty. */
  words: string;
  /** Whether the list of medicines is still right; `null` when not said. */
  medicinesRight: boolean | null;
  /** Whether the drug allergies on record are still right; `null` when not said. */
  allergiesRight: boolean | null;
}

/** Values of the fields about the reason, as typed. */
export interface ReasonInput {
  redFlags: readonly string[];
  topic: string;
  since: string;
  words: string;
  medicinesRight: string;
  allergiesRight: string;
}
