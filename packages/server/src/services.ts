import type { AccessTokens } from './identity/accessTokens.ts';
import type { NricVault } from './identity/nric.ts';

/** What is pushed to people who are connected, without their asking. */
export interface LivePushes {
  /** Tells doctors, everyone waiting and the given patients how the queue stands. */
  queueChanged(patientIds?: readonly string[]): Promise<void>;
  /** Empties a room that is no longer open. */
  closeRoom(room: string): void;
  /** Closes the connections of sessions that have ended. */
  recheckSessions(): Promise<void>;
}

/** What handlers use besides the call itself. */
export interface Services {
  tokens: AccessTokens;
  nric: NricVault;
  live: LivePushes;
  /** IANA zone in which the clinic counts its days. */
  clinicTimeZone: string;
}
