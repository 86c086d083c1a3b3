import type { GivenVideoConsent } from './VideoConsent.types.ts';

/** Note and plan with their status. */
export interface NoteDraft {
  note: string;
  plan: string;
  /** `unsaved` is saved within a second; `failed` is retried automatically; `disputed` waits for the doctor's choice. */
  status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'disputed' | 'finishing' | 'finished';
  /** The version that was written elsewhere; `null` without a dispute. */
  dispute: NoteDispute | null;
}

/** Text of a note. */
export type NoteField = 'note' | 'plan';

/** Which of two texts to keep; `both` puts the other one below the own. */
export type NoteChoice = 'own' | 'other' | 'both';

/** The other version of a note that was changed here and elsewhere. */
export interface NoteDispute {
  note: string;
  plan: string;
  /** Fields with two texts, to choose from. */
  fields: readonly NoteField[];
  /** Whether the other version is finished, so that the own text can only be discarded. */
  isFinished: boolean;
}

/** Registered identity of a patient, to compare with the ID. */
export interface RegisteredIdentity {
  fullName: string;
  /** Document type, such as NRIC. */
  documentType: string | null;
  /** Masked except for the last four characters; `null` if unknown. */
  nricMasked: string | null;
  /** Whether another account had registered the same number before. */
  isDisputed: boolean;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  gender: string | null;
  /** When this doctor confirmed it, ISO 8601 in UTC. */
  confirmedAt: string | null;
}

/** Where help finds the patient of a call, and how the doctor reaches them when the call breaks off. */
export interface EmergencyPlace {
  /** Where the patient said to be in this call; `null` if they did not. */
  location: string | null;
  /** Address on record; `null` without one. */
  address: string | null;
  /** Telephone number on record; `null` without one. */
  phone: string | null;
}

/** Ended consultation, for its doctor. */
export interface EndedConsultation {
  fullName: string;
  /** When the patient joined the queue, ISO 8601 in UTC. */
  startedAt: string;
  /** Path of the patient's record; `null` if the account is deleted. */
  recordHref: string | null;
  /** End of the retention of this consultation after the account was deleted, ISO 8601 in UTC; `null` while the account exists. */
  keptUntil: string | null;
  isNoShow: boolean;
  /** Time from which a no-show may be marked, ISO 8601 in UTC; `null` if the patient came. */
  noShowFrom: string | null;
  identity: RegisteredIdentity;
  /** Why the patient came; `null` when not said. */
  triage: VisitTriage | null;
  /** What the patient had agreed to; `null` without a consent. */
  consent: GivenVideoConsent | null;
  /** Addenda of the finished note, oldest first. */
  addenda: readonly NoteAddendum[];
}

/** Addendum of a doctor to a finished note. */
export interface NoteAddendum {
  text: string;
  /** ISO 8601 in UTC. */
  writtenAt: string;
}

/** How soon a patient should be seen. */
export type VisitUrgency = 'emergency' | 'today' | 'routine';

/** Why a patient comes, in words for the doctor. */
export interface VisitTriage {
  urgency: VisitUrgency;
  /** Rules that make it more urgent than routine. */
  because: readonly string[];
  /** Main reason. */
  topic: string;
  /** When it began; `null` when not said. */
  since: string | null;
  /** The patient's own words; may be empty. */
  words: string;
  /** Ticked signs of an emergency. */
  redFlags: readonly string[];
  /** Whether the list of medicines is still right; `null` when not said. */
  medicinesRight: boolean | null;
  /** Whether the drug allergies on record are still right; `null` when not said. */
  allergiesRight: boolean | null;
}
