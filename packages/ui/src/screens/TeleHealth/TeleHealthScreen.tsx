import type { Remote } from '../../patterns/RemoteView/index.ts';

/** The queue as the patient may see it. */
export interface QueuePlace {
  /** Path of the patient's own call; null while they are not in the queue. */
  callHref: string | null;
  /** Patients waiting now, this one included when they are in the queue. */
  checkedInCount: number;
  /** How long it may take, such as “0 to 10 mins”. */
  waitEstimate: string;
  /** Doctors who see patients now. */
  doctorsOnline: number;
}

/** What is wrong with a typed NRIC or FIN. `format`: not a letter, seven digits, a letter. `checksum`: the last letter does not fit. */
export type NricCheck = 'valid' | 'format' | 'checksum';

/** The try to join. */
export type JoinState =
  | { status: 'idle' }
  | { status: 'joining' }
  | { status: 'notFound' }
  | { status: 'failed'; message: string };

export interface TeleHealthScreenProps {
  queue: Remote<QueuePlace>;
  join: JoinState;
  /** The NRIC or FIN of the patient's own profile, to begin with. */
  initialNric?: string;
  /** Says whether a typed number can be an NRIC or FIN. Pure; it proves typing, not identity. */
  checkNric: (value: string) => NricCheck;
  isLeaving: boolean;
  /** Why leaving the queue failed. */
  leaveError?: string;
  onRetry: () => void;
  /** A well-formed NRIC or FIN in capitals, checksum included. */
  onJoinQueue: (nric: string) => void;
  onLeaveQueue: () => void;
}
