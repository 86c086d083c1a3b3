import type { GivenVideoConsent } from '../shared/consultation/VideoConsent.types.ts';

/** Consultation of the signed-in user. */
export interface ConsultationEntry {
  uuid: string;
  /** Name of the other party; `null` until a doctor has joined. */
  with: string | null;
  status: 'waiting' | 'in_call' | 'ended';
  /** Path of the ongoing call; `null` after its end. */
  callHref: string | null;
  /** When the patient joined the queue, ISO 8601 in UTC. */
  startedAt: string;
  /** When the doctor opened the call, ISO 8601 in UTC; `null` before. */
  calledAt: string | null;
  /** When it ended, ISO 8601 in UTC; `null` while ongoing. */
  endedAt: string | null;
  /** The doctor's note to the patient; `null` or omitted without one. */
  note?: string | null;
  /** Agreed next steps. */
  plan?: string | null;
  /** Later additions of the doctor, oldest first. */
  addenda?: readonly { text: string; writtenAt: string }[];
  /** Number of messages that the two have written to each other. @default 0 */
  messageCount?: number;
  /** What the patient had agreed to; `null` or omitted without a consent. */
  consent?: GivenVideoConsent | null;
  /** Whether the patient did not come. */
  noShow?: boolean;
}
