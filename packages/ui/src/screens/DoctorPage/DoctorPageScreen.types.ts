/** A patient in the queue. */
export interface QueuePatient {
  /** The place in the queue. */
  uuid: string;
  fullName: string;
  /** Only the last four characters are readable; null when none is known. */
  nricMasked: string | null;
  status: 'waiting' | 'in_call';
  /** When the patient joined, ISO 8601 in UTC. */
  checkedInAt: string;
  /** Whether this doctor attends the consultation. */
  isMine: boolean;
  /** In a call of this doctor's: from when a no-show may be marked, ISO 8601 in UTC. */
  noShowFrom: string | null;
  /** What the patient's browser could open; null until it said so. */
  devices: { hasCamera: boolean; hasMicrophone: boolean } | null;
}

/** A patient whose record the doctor may open. */
export interface FoundPatient {
  uuid: string;
  fullName: string;
  /** Only the last four characters are readable; null when none is known. */
  nricMasked: string | null;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  /** When the two last had to do with each other, ISO 8601 in UTC. */
  lastAt: string;
  recordHref: string;
}

/** A consultation that is over and whose note is still a draft. */
export interface UnfinishedNote {
  uuid: string;
  fullName: string;
  /** When the patient joined the queue, ISO 8601 in UTC. */
  startedAt: string;
  /** Whether anything is written. */
  isBegun: boolean;
  href: string;
}
