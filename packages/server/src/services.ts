import type { ClientConfig } from '@vitalane/contract';
import type { AddressSearch } from './features/addresses/addressSearch.ts';
import type { DocumentReader } from './features/analysis/documentReader.ts';
import type { TextModel } from './features/analysis/explanation.ts';
import type { ImageService } from './features/analysis/imageService.ts';
import type { Files } from './files/files.ts';
import type { AccessTokens } from './identity/accessTokens.ts';
import type { IdentityProvider } from './identity/identityProvider.ts';
import type { NricVault } from './identity/nric.ts';
import type { Mailer } from './mail/mail.ts';

/** What is pushed to people who are connected, without their asking. */
export interface LivePushes {
  /** Tells doctors, everyone waiting and the given patients how the queue stands. */
  queueChanged(patientIds?: readonly string[]): Promise<void>;
  /** Tells one patient that something about their own place has changed. */
  placeChanged(patientId: string): Promise<void>;
  /** Empties a room that is no longer open. */
  closeRoom(room: string): Promise<void>;
  /** Ends the call in a room, and closes the connections of guests there. */
  endRoom(room: string): Promise<void>;
  /** Which seats of a room are taken by somebody who is connected. */
  presence(room: string): Promise<{ patient: boolean; doctor: boolean }>;
  /** Closes the connections of sessions that have ended; other processes notice by themselves within seconds. */
  recheckSessions(): Promise<void>;
}

/** What handlers use besides the call itself. */
export interface Services {
  tokens: AccessTokens;
  nric: NricVault;
  live: LivePushes;
  mailer: Mailer;
  /** Whether mails leave for a mail server, or stay in the outbox. */
  sendsMail: boolean;
  files: Files;
  /** Finds addresses by postal code or street. */
  searchAddresses: AddressSearch;
  /** Reads pictures of laboratory reports. */
  documentReader: DocumentReader;
  /** The service that may read pictures when a person agrees; without one none leaves. */
  imageService: ImageService | undefined;
  /** The language model that explains reports; without one rules do. */
  textModel: TextModel | undefined;
  /** The provider that people may sign in with. */
  identityProvider: IdentityProvider | undefined;
  /** What the app is told about this installation. */
  clientConfig: ClientConfig;
  /** The origin that links in mails lead to, unless a call names another allowed one. */
  publicUrl: string;
  /** Other origins that the app may be at. */
  allowedOrigins: readonly string[];
  /** Whether doctors and admins have to sign in with a second step. */
  requiresStaffSecondFactor: boolean;
  /** How long a called patient may take to come before the doctor may mark a no-show. */
  noShowGraceMs: number;
  /** For how long after a visit the doctor may open the patient's record. */
  recordAccessMs: number;
  /** IANA zone in which the clinic counts its days. */
  clinicTimeZone: string;
}
