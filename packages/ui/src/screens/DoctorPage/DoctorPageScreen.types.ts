import type { VisitTriage, VisitUrgency } from '../shared/consultation/ConsultationNotes.types.ts';

/** Patient in the queue. */
export interface QueuePatient {
  /** Id of the queue entry. */
  uuid: string;
  fullName: string;
  /** Masked except for the last four characters; `null` if unknown. */
  nricMasked: string | null;
  status: 'waiting' | 'in_call';
  /** When the patient joined, ISO 8601 in UTC. */
  checkedInAt: string;
  /** Whether this doctor attends the consultation. */
  isMine: boolean;
  /** For a call of this doctor: time from which a no-show may be marked, ISO 8601 in UTC. */
  noShowFrom: string | null;
  /** Devices that the patient's browser could open; `null` until reported. */
  devices: { hasCamera: boolean; hasMicrophone: boolean } | null;
  /** How soon the patient should be seen. */
  urgency: VisitUrgency;
  /** Why the patient comes; `null` when not said or not for this reader. */
  triage: Pick<VisitTriage, 'topic' | 'since' | 'words'> | null;
  /** Number of photos and documents that the patient has sent. */
  fileCount: number;
}

/** Patient whose record the doctor may open. */
export interface FoundPatient {
  uuid: string;
  fullName: string;
  /** Masked except for the last four characters; `null` if unknown. */
  nricMasked: string | null;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  /** Time of the last contact, ISO 8601 in UTC. */
  lastAt: string;
  recordHref: string;
}

/** Ended consultation whose note is a draft. */
export interface UnfinishedNote {
  uuid: string;
  fullName: string;
  /** When the patient joined the queue, ISO 8601 in UTC. */
  startedAt: string;
  /** Whether the note has any text. */
  isBegun: boolean;
  href: string;
}
