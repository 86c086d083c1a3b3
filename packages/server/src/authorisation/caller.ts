import type { Role } from '@vitalane/contract';

/** The account that makes a call. It is read from the database for every request, never from the token. */
export interface Caller {
  accountId: string;
  sessionId: string;
  /** Browser and system of the session, as `describeDevice` names them. */
  device: string;
  role: Role;
  isActive: boolean;
  /** Whether the e-mail address has been confirmed. */
  isEmailVerified: boolean;
  /** Whether an authenticator app is set up. */
  hasSecondFactor: boolean;
  /** Whether this session has passed the second factor. */
  isSecondFactorGiven: boolean;
  fullName: string;
  /** YYYY-MM-DD; `null` until known. */
  dateOfBirth: string | null;
  /** IANA time zone for the civil days of the account. */
  timeZone: string;
}
