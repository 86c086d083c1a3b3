import type { SnapshotFrom } from 'xstate';
import type { FieldMessages } from '../shared/errors.ts';
import type { Role } from '../shared/ports.ts';
import type { AuthCode } from './auth.codes.ts';
import type { createAuthMachine } from './auth.machine.ts';
import { MAX_CODE_TRIES } from './auth.timing.ts';
import type {
  AuthEvent,
  Credentials,
  HealthProfile,
  NewPassword,
  PageEvent,
  Prefill,
  Profile,
  SignUpForm,
} from './auth.types.ts';

/** A snapshot of the auth machine. */
export type AuthSnapshot = SnapshotFrom<ReturnType<typeof createAuthMachine>>;

const ACCOUNT_STATUSES = [
  'loading',
  'confirming',
  'enrolling',
  'verifying',
  'profiling',
  'ready',
  'inactive',
  'unavailable',
] as const;
const STATUSES = ['signedOut', 'signedIn', 'resetting', 'signingOut'] as const;
const RESENDS = ['ready', 'sending', 'cooling'] as const;

/** The session as screens see it. */
export interface AuthView {
  status: 'starting' | (typeof STATUSES)[number];
  /**
   * Null unless signed in. `verifying` and `profiling` are the remaining steps of sign-up. `confirming` and
   * `enrolling` are the second step of sign-in: entering a code, or setting up the app first.
   */
  accountStatus: (typeof ACCOUNT_STATUSES)[number] | null;
  role: Role | null;
  profile: Profile | null;
  isSubmitting: boolean;
  /** Why the last try failed or the session ended; null when there is nothing to say besides `fieldMessages`. */
  code: AuthCode | null;
  /** What the server refused of the last form, by field; the same object until the next try. */
  fieldMessages: FieldMessages;
  /** The identity provider's window. */
  provider: 'idle' | 'waiting' | 'finishing';
  /** What the identity provider knows of somebody who is new here. */
  prefill: Prefill | null;
  /** Whether another sign-up code can be asked for. */
  resend: (typeof RESENDS)[number];
  /** The present sign-up code cannot work any more. */
  isCodeSpent: boolean;
  isResetLinkSent: boolean;
  /** The link to set a new password was used or is too old. */
  isResetLinkExpired: boolean;
  /** Tells that a page for somebody signed out has come into view. */
  onOpen: (page: 'login' | 'signup' | 'forgot' | 'reset') => void;
  onLogin: (credentials: Credentials) => void;
  /** Call it from the click itself: the window has to open in the click's own task. */
  onStartProvider: () => void;
  onCancelProvider: () => void;
  onSignUp: (form: SignUpForm) => void;
  onSubmitFactor: (code: string) => void;
  /** Tells that an authenticator app has been set up. */
  onFactorSetUp: () => void;
  onSubmitCode: (code: string) => void;
  onResendCode: () => void;
  onSaveProfile: (profile: HealthProfile) => void;
  onRequestResetLink: (email: string) => void;
  onResetPassword: (password: NewPassword) => void;
  onSignOut: () => void;
  onRetryAccount: () => void;
}

/** The session as the HTTP client sees it: a request carries `token` and reports `epoch` when it is rejected. */
export interface Session {
  token: string | null;
  epoch: number;
  /** Requests wait while this is true. */
  isRefreshing: boolean;
}

function providerOf(snapshot: AuthSnapshot): AuthView['provider'] {
  if (snapshot.matches({ signedOut: { idp: 'open' } })) return 'waiting';
  return snapshot.matches({ signedOut: { idp: 'exchanging' } }) ? 'finishing' : 'idle';
}

function resendOf(snapshot: AuthSnapshot): AuthView['resend'] {
  const isIn = (resend: AuthView['resend']) =>
    snapshot.matches({ signedIn: { account: { verifying: { resend } } } });
  return RESENDS.find(isIn) ?? 'ready';
}

/** Turns a snapshot into plain props. Pure: the same snapshot gives the same view. */
export function connectAuth(snapshot: AuthSnapshot, send: (event: AuthEvent) => void): AuthView {
  const { account, code, fields, prefill, wrongCodes } = snapshot.context;
  return {
    status: STATUSES.find((status) => snapshot.matches(status)) ?? 'starting',
    accountStatus:
      ACCOUNT_STATUSES.find((status) => snapshot.matches({ signedIn: { account: status } })) ?? null,
    role: account?.role ?? null,
    profile: account?.profile ?? null,
    isSubmitting: snapshot.hasTag('busy'),
    code: Object.keys(fields).length === 0 ? code : null,
    fieldMessages: fields,
    provider: providerOf(snapshot),
    prefill,
    resend: resendOf(snapshot),
    isCodeSpent: wrongCodes >= MAX_CODE_TRIES,
    isResetLinkSent: snapshot.matches({ signedOut: { forgot: 'sent' } }),
    isResetLinkExpired: code === 'link-expired',
    onOpen: (page) => send({ type: `${page}.open` } satisfies PageEvent),
    onLogin: (credentials) => send({ type: 'login.submit', credentials }),
    onStartProvider: () => send({ type: 'idp.start' }),
    onCancelProvider: () => send({ type: 'idp.cancel' }),
    onSignUp: (form) => send({ type: 'signup.submit', form }),
    onSubmitFactor: (typed) => send({ type: 'factor.submit', code: typed }),
    onFactorSetUp: () => send({ type: 'factor.setUp' }),
    onSubmitCode: (digits) => send({ type: 'code.submit', code: digits }),
    onResendCode: () => send({ type: 'code.resend' }),
    onSaveProfile: (profile) => send({ type: 'profile.submit', profile }),
    onRequestResetLink: (email) => send({ type: 'forgot.submit', email }),
    onResetPassword: (password) => send({ type: 'reset.submit', password }),
    onSignOut: () => send({ type: 'auth.signOut' }),
    onRetryAccount: () => send({ type: 'account.retry' }),
  };
}

/** Returns what a request needs to know of the session. */
export function sessionOf(snapshot: AuthSnapshot): Session {
  const { tokens, epoch } = snapshot.context;
  return { token: tokens?.token ?? null, epoch, isRefreshing: snapshot.hasTag('refreshing') };
}
