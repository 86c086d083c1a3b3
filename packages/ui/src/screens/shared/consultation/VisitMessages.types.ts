/** Photo or document of a consultation. */
export interface VisitFile {
  /** File name, or what the patient calls the document. */
  name: string;
  sizeBytes: number;
}

/** Message of a consultation that the server has. */
export interface VisitMessage {
  id: string;
  /** Whether the signed-in user wrote it. */
  isOwn: boolean;
  /** Empty when a file was sent. */
  text: string;
  /** What was sent instead of words. */
  file?: VisitFile | null;
  /** ISO 8601 in UTC. */
  sentAt: string;
}

/** Own message that the server does not have yet. */
export interface UnsentMessage {
  id: string;
  text: string;
  file?: VisitFile | null;
  /** `waiting` is kept on this device and sent later; `refused` is not sent again. */
  status: 'sending' | 'waiting' | 'refused';
  /** Why it was refused, one sentence. */
  reason?: string;
}

/** Messages of a consultation. */
export interface MessageThread {
  /** Messages of both, oldest first. */
  stored: readonly VisitMessage[];
  /** Own messages that are on their way or were refused, in the order written. */
  unsent: readonly UnsentMessage[];
}
