import type { FlowEffect, Role } from '../shared/ports.ts';
import type { AuthCode } from './auth.copy.ts';

/** A session's pair of tokens. `expiresAt` is the access token's end in epoch milliseconds, null when nobody said. */
export interface Tokens {
  token: string;
  refreshToken: string;
  expiresAt: number | null;
}

/** What the shell shows of the signed-in person. `avatar` is a file reference. */
export interface Profile {
  fullName: string;
  avatar: string | null;
  nricMasked?: string | null;
}

/** The answer of the account actor: `/user-status` first, then `/me`. */
export interface Account {
  role: Role;
  profile: Profile;
}

/** What a person types to sign in. It travels from the event to the actor and is never kept. */
export interface Credentials {
  email: string;
  password: string;
}

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
  /** Why the last attempt to sign in failed, or why the session ended. */
  code: AuthCode | null;
  /** Failed refreshes in a row. */
  refreshFailures: number;
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

/** Everything that can happen to a session. */
export type AuthEvent =
  | { type: 'login.submit'; credentials: Credentials }
  | { type: 'auth.signOut' }
  | { type: 'account.retry' }
  | { type: 'account.deleted' }
  | { type: 'clock.wake' }
  | { type: 'storage.changed'; tokens: Tokens }
  | { type: 'storage.cleared' }
  | HttpRejected;

/** What the flow asks the app to do: navigate, toast, log. */
export type AuthEffect = FlowEffect;

/** `busy` while the person waits, `refreshing` while requests must wait for new tokens. */
export type AuthTag = 'busy' | 'refreshing' | 'signedIn';
