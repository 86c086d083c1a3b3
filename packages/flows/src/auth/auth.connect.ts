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

/** Snapshot of the auth machine. */
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

/** View of the session. */
export interface AuthView {
  status: 'starting' | (typeof STATUSES)[number];
  /**
   * `null` unless signed in. `verifying` and `profiling` are the remaining steps of sign-up. `confirming` and
   * `enrolling` are the second step of sign-in: entering a code, or setting up the app first.
   */
  accountStatus: (typeof ACCOUNT_STATUSES)[number] | null;
  role: Role | null;
  profile: Profile | null;
  isSubmitting: boolean;
  /** Reason of the last failure or of the session's end; `null` when there is none besides `fieldMessages`. */
  code: AuthCode | null;
  /** Server errors of the last form by field; the same object until the next attempt. */
  fieldMessages: FieldMessages;
  /** State of the identity provider's window. */
  provider: 'idle' | 'waiting' | 'finishing';
  /** Profile data from the identity provider for a new account. */
  prefill: Prefill | null;
  /** Whether another sign-up code can be requested. */
  resend: (typeof RESENDS)[number];
  /** Whether the current sign-up code is invalid. */
  isCodeSpent: boolean;
  isResetLinkSent: boolean;
  /** Whether the password reset link is used or expired. */
  isResetLinkExpired: boolean;
  /** Reports that a signed-out page was opened. */
  onOpen: (page: 'login' | 'signup' | 'forgot' | 'reset') => void;
  onLogin: (credentials: Credentials) => void;
  /** Must run in the click's own task, where the browser allows a window to open. */
  onStartProvider: () => void;
  onCancelProvider: () => void;
  onSignUp: (form: SignUpForm) => void;
  onSubmitFactor: (code: string) => void;
  /** Reports that an authenticator app has been set up. */
  onFactorSetUp: () => void;
  onSubmitCode: (code: string) => void;
  onResendCode: () => void;
  onSaveProfile: (profile: HealthProfile) => void;
  onRequestResetLink: (email: string) => void;
  onResetPassword: (password: NewPassword) => void;
  onSignOut: () => void;
  onRetryAccount: () => void;
}

/** Session for the HTTP client: a request carries `token` and reports `epoch` when it is rejected. */
export interface Session {
  token: string | null;
  epoch: number;
  /** Whether requests must wait for a refresh. */
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

/** Converts a snapshot to plain props. Pure. */
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

/** Returns the session data of a request. */
export function sessionOf(snapshot: AuthSnapshot): Session {
  const { tokens, epoch } = snapshot.context;
  return { token: tokens?.token ?? null, epoch, isRefreshing: snapshot.hasTag('refreshing') };
}
