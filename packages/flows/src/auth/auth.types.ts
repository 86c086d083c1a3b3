import type { FieldMessages } from '../shared/errors.ts';
import type { LogEffect, NavigateEffect, Role, ToastEffect } from '../shared/ports.ts';
import type { AuthCode, AuthLog, AuthSuccess } from './auth.codes.ts';

/** Token pair of a session. `expiresAt` is the expiry of the access token in epoch milliseconds, `null` when unknown. */
export interface Tokens {
  token: string;
  refreshToken: string;
  expiresAt: number | null;
}

/** Profile of the signed-in account for the shell and sign-up. `avatar` is a file reference. */
export interface Profile {
  uuid: string;
  fullName: string;
  email: string;
  avatar: string | null;
  nricMasked?: string | null;
}

/** First unfinished step of sign-up, or `done`. */
export type SignUpStep = 'code' | 'profile' | 'done';

/** Second step of a sign-in: enter a code, set up an app, or neither. */
export type SecondFactor = 'pending' | 'missing' | 'done';

/** Result of the account actor: `/user-status` first, then `/me`, which is refused until the second step is done. */
export interface Account {
  role: Role;
  signUpStep: SignUpStep;
  secondFactor: SecondFactor;
  profile: Profile | null;
}

/** Account whose profile has been loaded. */
export type KnownAccount = Account & { profile: Profile };

/** Sign-in input. Passed from the event to the actor and never stored. */
export interface Credentials {
  email: string;
  password: string;
}

/** Input for a new account; without passwords where the identity provider confirms the e-mail. */
export interface SignUpForm {
  fullName: string;
  email: string;
  password?: string;
  confirmPassword?: string;
  phone?: string;
  avatar?: File;
}

/** Health profile of sign-up. `dateOfBirth` is a civil date, lists contain uuids. */
export interface HealthProfile {
  dateOfBirth: string;
  genderUuid: string;
  ethnicityUuid?: string;
  isSmoker?: boolean;
  chronicConditionsUuid: string[];
  currentlyMedicationsUuid: string[];
}

/** New password with the token of the mailed link. */
export interface NewPassword {
  password: string;
  confirmPassword: string;
  resetToken: string;
}

/** Result of the identity provider's window: a code and the values to redeem it, once. */
export interface ProviderGrant {
  code: string;
  verifier: string;
  nonce: string;
}

/** Data from the identity provider about an identity without an account. */
export interface Prefill {
  email: string;
  fullName: string;
}

/** Result of a redeemed code: a session, or an identity without an account. */
export type Exchanged = { kind: 'known'; tokens: Tokens } | { kind: 'unknown'; prefill: Prefill };

/** Stored tokens at the start of the app, or `null`. */
export interface AuthInput {
  stored: Tokens | null;
}

/** Data of the flow; plain and serialisable. */
export interface AuthContext {
  tokens: Tokens | null;
  account: Account | null;
  /** Increases with every change of tokens, so that late responses to older tokens are recognised. */
  epoch: number;
  /** Reason of the last failure or of the session's end. */
  code: AuthCode | null;
  /** Server errors of the last form by field; empty when there are none. */
  fields: FieldMessages;
  /** Failed refreshes in a row. */
  refreshFailures: number;
  /** Page where sign-in with the identity provider started; a failure returns there. */
  startPage: 'login' | 'signup';
  /** Prefilled data of an identity without an account. */
  prefill: Prefill | null;
  /** Wrong attempts for the current sign-up code. */
  wrongCodes: number;
}

/** Rejected authenticated call. `epoch` is that of its token; `isRetry` after a silent refresh. */
export interface HttpRejected {
  type: 'http.rejected';
  status: number;
  epoch: number;
  /** Server code, e.g. `token_expired`. */
  code?: string;
  isRetry?: boolean;
}

/** Signed-out page that was opened. */
export type PageEvent = { type: 'login.open' | 'signup.open' | 'forgot.open' | 'reset.open' };

/** Reports of the identity provider's window. `severed`: it looks closed but may be open. */
export type PopupEvent =
  | { type: 'popup.blocked' }
  | { type: 'popup.closed' }
  | { type: 'popup.severed' }
  | { type: 'popup.failed'; error: unknown }
  | { type: 'popup.code'; grant: ProviderGrant };

/** Every event of a session. */
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

/** Place that the flow navigates to. */
export type AuthPlace = { to: 'home' } | { to: 'sign-in' } | { to: 'sign-up' };

/** Effect that the flow asks the host to carry out. */
export type AuthEffect = NavigateEffect<AuthPlace> | ToastEffect<AuthCode | AuthSuccess> | LogEffect<AuthLog>;

/** `busy` while the user waits, `refreshing` while requests must wait for new tokens. */
export type AuthTag = 'busy' | 'refreshing' | 'signedIn';
