import type { SnapshotFrom } from 'xstate';
import type { Role } from '../shared/ports.ts';
import { AUTH_TEXT } from './auth.copy.ts';
import type { createAuthMachine } from './auth.machine.ts';
import type { AuthEvent, Credentials, Profile } from './auth.types.ts';

/** A snapshot of the auth machine. */
export type AuthSnapshot = SnapshotFrom<ReturnType<typeof createAuthMachine>>;

/** The session as screens see it. */
export interface AuthView {
  status: 'starting' | 'signedOut' | 'signedIn' | 'signingOut';
  /** Null unless signed in. */
  accountStatus: 'loading' | 'ready' | 'inactive' | 'unavailable' | null;
  role: Role | null;
  profile: Profile | null;
  isSubmitting: boolean;
  /** Why signing in failed or the session ended, in words; null when there is nothing to say. */
  messageText: string | null;
  login: (credentials: Credentials) => void;
  signOut: () => void;
  retryAccount: () => void;
}

/** The session as the HTTP client sees it: a request carries `token` and reports `epoch` when it is rejected. */
export interface Session {
  token: string | null;
  epoch: number;
  /** Requests wait while this is true. */
  isRefreshing: boolean;
}

const ACCOUNT_STATUSES = ['loading', 'ready', 'inactive', 'unavailable'] as const;
const STATUSES = ['signedOut', 'signedIn', 'signingOut'] as const;

/** Turns a snapshot into plain props. Pure: the same snapshot gives the same view. */
export function connectAuth(snapshot: AuthSnapshot, send: (event: AuthEvent) => void): AuthView {
  const { account, code } = snapshot.context;
  return {
    status: STATUSES.find((status) => snapshot.matches(status)) ?? 'starting',
    accountStatus:
      ACCOUNT_STATUSES.find((status) => snapshot.matches({ signedIn: { account: status } })) ?? null,
    role: account?.role ?? null,
    profile: account?.profile ?? null,
    isSubmitting: snapshot.hasTag('busy'),
    messageText: code && AUTH_TEXT[code],
    login: (credentials) => send({ type: 'login.submit', credentials }),
    signOut: () => send({ type: 'auth.signOut' }),
    retryAccount: () => send({ type: 'account.retry' }),
  };
}

/** What a request needs to know of the session. */
export function sessionOf(snapshot: AuthSnapshot): Session {
  const { tokens, epoch } = snapshot.context;
  return { token: tokens?.token ?? null, epoch, isRefreshing: snapshot.hasTag('refreshing') };
}
