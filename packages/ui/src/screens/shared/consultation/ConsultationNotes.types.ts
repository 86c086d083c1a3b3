/** Note and plan with their status. */
export interface NoteDraft {
  note: string;
  plan: string;
  /** `unsaved` is saved within a second; `failed` is retried automatically. */
  status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'finishing' | 'finished';
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
  /** Addenda of the finished note, oldest first. */
  addenda: readonly NoteAddendum[];
}

/** Addendum of a doctor to a finished note. */
export interface NoteAddendum {
  text: string;
  /** ISO 8601 in UTC. */
  writtenAt: string;
}
