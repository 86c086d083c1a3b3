/** One consultation of the signed-in person. */
export interface ConsultationEntry {
  uuid: string;
  /** The other person's name; null while no doctor has come. */
  with: string | null;
  status: 'waiting' | 'in_call' | 'ended';
  /** The way back into the call; null when it has ended. */
  callHref: string | null;
  /** When the patient joined the queue, ISO 8601 in UTC. */
  startedAt: string;
  /** When the doctor opened the call, ISO 8601 in UTC; null before. */
  calledAt: string | null;
  /** When it ended, ISO 8601 in UTC; null while it has not. */
  endedAt: string | null;
  /** What the doctor wrote down for the patient; null or left out while there is nothing. */
  note?: string | null;
  /** What was agreed to do next. */
  plan?: string | null;
  /** What the doctor added later, oldest first. */
  addenda?: readonly { text: string; writtenAt: string }[];
  /** The patient did not come. */
  noShow?: boolean;
}
