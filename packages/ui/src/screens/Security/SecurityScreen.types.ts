import type { FieldErrors } from '../../patterns/Form/index.ts';

/** State of a form, with the last response of the server. */
export interface SecurityFormState {
  isSaving: boolean;
  /** Server errors by field name. */
  errors?: FieldErrors;
  /** Error of the whole form. */
  message?: string;
}

/** State of the e-mail change, which requires a code. */
export type EmailChangeState = SecurityFormState & {
  /** New address to which a code was sent; `null` before. */
  pendingEmail: string | null;
};

/** Input of a password change. */
export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

/** Input of an e-mail change. */
export interface EmailChange {
  email: string;
  password: string;
}

/** Browser or phone on which the user is signed in. */
export interface SignedInDevice {
  uuid: string;
  /** Browser and operating system, as far as known. */
  device: string;
  /** Whether it is the current device. */
  isCurrent: boolean;
  /** Formatted time of the last use: “today 08:15”. */
  lastSeen: string;
}

/** Access to the user's record. */
export interface RecordAccess {
  uuid: string;
  /** Name of the person who accessed it. */
  actorName: string;
  /** Text of the action: “Opened your record”. */
  action: string;
  /** Reason for an access without a care relation; otherwise `null`. */
  reason: string | null;
  /** Formatted time: “Thursday 1 January 2026, 08:15”. */
  when: string;
}
