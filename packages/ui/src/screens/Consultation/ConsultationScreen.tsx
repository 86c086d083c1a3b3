import type { Remote } from '../../patterns/RemoteView/index.ts';

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
  /** When it ended, ISO 8601 in UTC; null while it has not. */
  endedAt: string | null;
}

export interface ConsultationScreenProps {
  /** Newest first; the one that has not ended is offered as the way back. */
  consultations: Remote<readonly ConsultationEntry[]>;
  /** The person's IANA time zone. */
  timeZone: string;
  /** Path of TeleHealth, where a consultation begins. Left out for those who do not join a queue. */
  teleHealthHref?: string;
  /** One sentence on what just happened, such as “Call has ended. Thank you!”. */
  notice?: string;
  onDismissNotice: () => void;
  onRetry: () => void;
}
