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
}
