/** Note and plan with where they stand. */
export interface NoteDraft {
  note: string;
  plan: string;
  /** `unsaved` is saved within a second; `failed` is tried again by itself. */
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
  /** Until when this consultation is kept after the account was deleted, ISO 8601 in UTC; null while there is one. */
  keptUntil: string | null;
  isNoShow: boolean;
  /** From when a no-show may be marked, ISO 8601 in UTC; null when the patient came. */
  noShowFrom: string | null;
  identity: RegisteredIdentity;
}
