import type { Role } from '@vitalane/contract';

/** Who makes a call: read from the database for every request, never from the token. */
export interface Caller {
  accountId: string;
  sessionId: string;
  role: Role;
  isActive: boolean;
  /** Whether the e-mail address has been confirmed. */
  isEmailVerified: boolean;
  /** Whether an authenticator app is set up. */
  hasSecondFactor: boolean;
  /** Whether this session has shown a code of it. */
  isSecondFactorGiven: boolean;
  fullName: string;
  /** YYYY-MM-DD; null while it is not known. */
  dateOfBirth: string | null;
  /** IANA zone in which the person's days are counted. */
  timeZone: string;
}
