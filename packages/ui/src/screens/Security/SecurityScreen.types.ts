import type { FieldErrors } from '../../patterns/Form/index.ts';

/** A form, with the last response of the server. */
export interface SecurityFormState {
  isSaving: boolean;
  /** Errors of the server by field. */
  errors?: FieldErrors;
  /** Why it failed as a whole. */
  message?: string;
}

/** The change of the e-mail address: asked for, then confirmed with a code. */
export type EmailChangeState = SecurityFormState & {
  /** The new address that a code was sent to; null while none was asked for. */
  pendingEmail: string | null;
};

/** The input to change the password. */
export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

/** The input to change the e-mail address. */
export interface EmailChange {
  email: string;
  password: string;
}

/** A browser or phone on which the person is signed in. */
export interface SignedInDevice {
  uuid: string;
  /** Browser and system, as far as they are known. */
  device: string;
  /** Whether it is this one. */
  isCurrent: boolean;
  /** When it was last used, in words: “today 08:15”. */
  lastSeen: string;
}

/** One time that somebody opened the person's record. */
export interface RecordAccess {
  uuid: string;
  /** Who it was. */
  actorName: string;
  /** What they did, in words: “Opened your record”. */
  action: string;
  /** The reason they gave when they were not treating the person; null otherwise. */
  reason: string | null;
  /** When, in words: “Thursday 1 January 2026, 08:15”. */
  when: string;
}
