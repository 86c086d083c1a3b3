import type { FieldMessages } from '../shared/errors.ts';
import type { LogEffect, NavigateEffect, Role, ToastEffect } from '../shared/ports.ts';
import type { AuthCode, AuthLog, AuthSuccess } from './auth.codes.ts';

/** A session's pair of tokens. `expiresAt` is the access token's end in epoch milliseconds, null when nobody said. */
export interface Tokens {
  token: string;
  refreshToken: string;
  expiresAt: number | null;
}

/** What the shell and the sign-up wizard show of the signed-in person. `avatar` is a file reference. */
export interface Profile {
  uuid: string;
  fullName: string;
  email: string;
  avatar: string | null;
  nricMasked?: string | null;
}

/** The first step of sign-up that is not done, or `done`. */
export type SignUpStep = 'code' | 'profile' | 'done';

/** The second step of a sign-in: a code of the authenticator app to give, an app to set up, or neither. */
export type SecondFactor = 'pending' | 'missing' | 'done';

/** The answer of the account actor: `/user-status` first, then `/me`, which is closed until the second step is done. */
export interface Account {
  role: Role;
  signUpStep: SignUpStep;
  secondFactor: SecondFactor;
  profile: Profile | null;
}

/** An account whose profile has been read. */
export type KnownAccount = Account & { profile: Profile };

/** What a person types to sign in. It travels from the event to the actor and is never kept. */
export interface Credentials {
  email: string;
  password: string;
}

/** What a person types to open an account; no passwords where the identity provider vouches for the e-mail. */
export interface SignUpForm {
  fullName: string;
  email: string;
  password?: string;
  confirmPassword?: string;
  phone?: string;
  avatar?: File;
}

/** The health profile of sign-up. `dateOfBirth` is a civil date, lists hold uuids. */
export interface HealthProfile {
  dateOfBirth: string;
  genderUuid: string;
  ethnicityUuid?: string;
  isSmoker?: boolean;
  chronicConditionsUuid: string[];
  currentlyMedicationsUuid: string[];
}

/** A new password with the token of the mail's link. */
export interface NewPassword {
  password: string;
  confirmPassword: string;
  resetToken: string;
}

/** Result of the identity provider's window: a code and what is needed to redeem it, once. */
export interface ProviderGrant {
  code: string;
  verifier: string;
  nonce: string;
}

/** What the identity provider knows of somebody who has no account yet. */
export interface Prefill {
  email: string;
  fullName: string;
}

/** Who the identity provider's person is here: somebody with a session, or nobody yet. */
export type Exchanged = { kind: 'known'; tokens: Tokens } | { kind: 'unknown'; prefill: Prefill };

/** Tokens found in storage when the app starts, or null. */
export interface AuthInput {
  stored: Tokens | null;
}

/** All data of the flow; plain and serialisable. */
export interface AuthContext {
  tokens: Tokens | null;
  account: Account | null;
  /** Grows whenever the tokens change, so that a late answer to an older token is known as such. */
  epoch: number;
  /** Why the last attempt failed, or why the session ended. */
  code: AuthCode | null;
  /** What the server refused of the last form, by field; empty when it blamed none. */
  fields: FieldMessages;
  /** Failed refreshes in a row. */
  refreshFailures: number;
  /** The page on which signing in with the identity provider began; a failure leads back there. */
  startPage: 'login' | 'signup';
  /** Set for somebody whom the identity provider knows and we do not. */
  prefill: Prefill | null;
  /** Wrong tries of the present sign-up code. */
  wrongCodes: number;
}

/** A rejected authenticated call. `epoch` is that of the token it was sent with; `isRetry` after a silent refresh. */
export interface HttpRejected {
  type: 'http.rejected';
  status: number;
  epoch: number;
  /** The server's own code, e.g. `token_expired`. */
  code?: string;
  isRetry?: boolean;
}

/** A page of somebody who is signed out has come into view. */
export type PageEvent = { type: 'login.open' | 'signup.open' | 'forgot.open' | 'reset.open' };

/** What the identity provider's window reports. `severed`: it looks closed and may be alive. */
export type PopupEvent =
  | { type: 'popup.blocked' }
  | { type: 'popup.closed' }
  | { type: 'popup.severed' }
  | { type: 'popup.failed'; error: unknown }
  | { type: 'popup.code'; grant: ProviderGrant };

/** Everything that can happen to a session. */
export type AuthEvent =
  | PageEvent
  | PopupEvent
  | { type: 'login.submit'; credentials: Credentials }
  | { type: 'idp.start' }
  | { type: 'idp.cancel' }
  | { type: 'signup.submit'; form: SignUpForm }
  | { type: 'code.submit'; code: string }
  | { type: 'code.resend' }
  | { type: 'profile.submit'; profile: HealthProfile }
  | { type: 'factor.submit'; code: string }
  | { type: 'factor.setUp' }
  | { type: 'forgot.submit'; email: string }
  | { type: 'reset.submit'; password: NewPassword }
  | { type: 'auth.signOut' }
  | { type: 'account.retry' }
  | { type: 'account.deleted' }
  | { type: 'clock.wake' }
  | { type: 'storage.changed'; tokens: Tokens }
  | { type: 'storage.cleared' }
  | HttpRejected;

/** A place that the flow leads to. */
export type AuthPlace = { to: 'home' } | { to: 'sign-in' } | { to: 'sign-up' };

/** What the flow asks the host to do. */
export type AuthEffect = NavigateEffect<AuthPlace> | ToastEffect<AuthCode | AuthSuccess> | LogEffect<AuthLog>;

/** `busy` while the person waits, `refreshing` while requests must wait for new tokens. */
export type AuthTag = 'busy' | 'refreshing' | 'signedIn';
