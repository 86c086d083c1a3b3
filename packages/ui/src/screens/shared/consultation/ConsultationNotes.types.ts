/** Note and plan with where they stand. */
export interface NoteDraft {
  note: string;
  plan: string;
  /** `unsaved` is saved within a second; `failed` is retried automatically. */
  status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'finishing' | 'finished';
}

/** What is registered of the patient, to compare with the ID. */
export interface RegisteredIdentity {
  fullName: string;
  /** Such as NRIC. */
  documentType: string | null;
  /** Only the last four characters are readable; null when none is known. */
  nricMasked: string | null;
  /** Whether another account had registered the same number before. */
  isDisputed: boolean;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  gender: string | null;
  /** When this doctor confirmed it, ISO 8601 in UTC. */
  confirmedAt: string | null;
}

/** A consultation that is over, for its doctor. */
export interface EndedConsultation {
  fullName: string;
  /** When the patient joined the queue, ISO 8601 in UTC. */
  startedAt: string;
  /** Where the patient's record is read; null when the account is deleted. */
  recordHref: string | null;
  /** End of the retention of this consultation after the account was deleted, ISO 8601 in UTC; null while the account exists. */
  keptUntil: string | null;
  isNoShow: boolean;
  /** From when a no-show may be marked, ISO 8601 in UTC; null when the patient came. */
  noShowFrom: string | null;
  identity: RegisteredIdentity;
  /** What was added to the finished note, oldest first. */
  addenda: readonly NoteAddendum[];
}

/** Words that a doctor added to a finished note. */
export interface NoteAddendum {
  text: string;
  /** ISO 8601 in UTC. */
  writtenAt: string;
}
