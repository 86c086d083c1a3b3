import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate';
import { type FieldMessages, fieldsOf } from '../shared/errors.ts';
import { missingAction, missingActor } from '../shared/missing.ts';
import type { Now } from '../shared/ports.ts';
import {
  ACCOUNT_DELETED_TEXT,
  AUTH_TEXT,
  type AuthCode,
  isToasted,
  MAIL_VERIFIED_TEXT,
  PASSWORD_CHANGED_TEXT,
  PROVIDER_SIGN_OUT_FAILED_LOG,
  RESET_LINK_SENT_TEXT,
  SIGN_OUT_FAILED_LOG,
} from './auth.copy.ts';
import { authCodeOf, isRetryable, SESSION_ENDING_STATUSES, TOKEN_EXPIRED } from './auth.errors.ts';
import {
  backoffMs,
  CLOSE_GRACE_MS,
  isDue,
  MAX_CODE_TRIES,
  RESEND_COOLDOWN_MS,
  refreshDelayMs,
  SIGN_OUT_TIMEOUT_MS,
} from './auth.timing.ts';
import type {
  Account,
  AuthContext,
  AuthEffect,
  AuthEvent,
  AuthInput,
  AuthTag,
  Credentials,
  Exchanged,
  HealthProfile,
  HttpRejected,
  KnownAccount,
  NewPassword,
  Prefill,
  ProviderGrant,
  SignUpForm,
  Tokens,
} from './auth.types.ts';

const isCurrent = (context: AuthContext, { epoch }: HttpRejected) => epoch === context.epoch;
const isExpiry = ({ status, code, isRetry }: HttpRejected) =>
  status === 401 && code === TOKEN_EXPIRED && !isRetry;

/** The event of an actor that has failed. */
export interface Failure {
  error: unknown;
}

const NO_FIELDS: FieldMessages = {};

const failed = (params: Failure, code: AuthCode) => authCodeOf(params.error) === code;
const toast = (kind: 'success' | 'error', message: string) => ({ type: 'toast' as const, kind, message });

/** What the session's machine is made of: actors to provide, actions, guards and delays by name. */
export const createAuthSetup = (now: Now) =>
  setup({
    types: {
      input: {} as AuthInput,
      context: {} as AuthContext,
      events: {} as AuthEvent,
      emitted: {} as AuthEffect,
      tags: {} as AuthTag,
    },
    actors: {
      login: fromPromise<Tokens, Credentials>(missingActor('login')),
      popup: fromCallback<EventObject>(missingActor('popup')),
      exchange: fromPromise<Exchanged, ProviderGrant>(missingActor('exchange')),
      signUp: fromPromise<Tokens, { form: SignUpForm; isProvided: boolean }>(missingActor('signUp')),
      verifyCode: fromPromise<void, { code: string }>(missingActor('verifyCode')),
      resendCode: fromPromise<void>(missingActor('resendCode')),
      checkFactor: fromPromise<void, { code: string }>(missingActor('checkFactor')),
      saveProfile: fromPromise<Account, { profile: HealthProfile; account: KnownAccount }>(
        missingActor('saveProfile'),
      ),
      forgotPassword: fromPromise<void, { email: string }>(missingActor('forgotPassword')),
      resetPassword: fromPromise<void, NewPassword>(missingActor('resetPassword')),
      account: fromPromise<Account>(missingActor('account')),
      refresh: fromPromise<Tokens, Tokens>(missingActor('refresh')),
      signOut: fromPromise<void>(missingActor('signOut')),
    },
    actions: {
      saveTokens: (_, __: Tokens) => missingAction('saveTokens')(),
      clearSession: () => missingAction('clearSession')(),
      adopt: assign(({ context }, tokens: Tokens) => ({
        tokens,
        epoch: context.epoch + 1,
        code: null,
        fields: NO_FIELDS,
        refreshFailures: 0,
        prefill: null,
        wrongCodes: 0,
      })),
      renew: assign(({ context }, tokens: Tokens) => ({
        tokens,
        epoch: context.epoch + 1,
        refreshFailures: 0,
      })),
      drop: assign(({ context }) => ({
        tokens: null,
        account: null,
        epoch: context.epoch + 1,
        fields: NO_FIELDS,
        refreshFailures: 0,
      })),
      forgetFailure: assign({ code: null, fields: NO_FIELDS }),
      keepFailure: assign((_, { error }: Failure) => ({
        code: authCodeOf(error),
        fields: fieldsOf(error),
      })),
      keepCode: assign((_, code: AuthCode) => ({ code, fields: NO_FIELDS })),
      keepDoor: assign((_, door: AuthContext['door']) => ({ door })),
      keepPrefill: assign((_, prefill: Prefill) => ({ prefill })),
      forgetPrefill: assign({ prefill: null }),
      keepAccount: assign((_, account: Account) => ({ account })),
      countFailure: assign(({ context }) => ({ refreshFailures: context.refreshFailures + 1 })),
      countWrongCode: assign(({ context }) => ({ wrongCodes: context.wrongCodes + 1 })),
      spendCode: assign({ wrongCodes: MAX_CODE_TRIES }),
      renewCode: assign({ wrongCodes: 0 }),
      goHome: emit({ type: 'navigate', to: '/Home' }),
      goToLogin: emit({ type: 'navigate', to: '/login' }),
      goToSignUp: emit({ type: 'navigate', to: '/Signup', replace: true }),
      toastFailure: emit((_, { error }: Failure) => toast('error', AUTH_TEXT[authCodeOf(error)])),
      toastDeleted: emit(toast('success', ACCOUNT_DELETED_TEXT)),
      toastVerified: emit(toast('success', MAIL_VERIFIED_TEXT)),
      toastLinkSent: emit(toast('success', RESET_LINK_SENT_TEXT)),
      toastPasswordChanged: emit(toast('success', PASSWORD_CHANGED_TEXT)),
      logSignOutFailure: emit((_, failure: Failure) => ({
        type: 'log' as const,
        message: failed(failure, 'provider-sign-out-failed')
          ? PROVIDER_SIGN_OUT_FAILED_LOG
          : SIGN_OUT_FAILED_LOG,
      })),
    },
    guards: {
      hasTokens: ({ context }) => context.tokens !== null,
      isDue: ({ context }) => isDue(context, now()),
      isOtherToken: ({ context }, tokens: Tokens) => tokens.token !== context.tokens?.token,
      isToasted: (_, { error }: Failure) => isToasted(authCodeOf(error)),
      isInactive: (_, failure: Failure) => failed(failure, 'account-inactive'),
      isConfirmedAlready: (_, failure: Failure) => failed(failure, 'already-confirmed'),
      isSpent: (_, failure: Failure) => failed(failure, 'code-expired'),
      isLastTry: ({ context }, failure: Failure) =>
        failed(failure, 'wrong-code') && context.wrongCodes + 1 >= MAX_CODE_TRIES,
      isWrongCode: (_, failure: Failure) => failed(failure, 'wrong-code'),
      isRetryable: (_, { error }: Failure) => isRetryable(error),
      owesFactor: (_, { secondFactor }: Account) => secondFactor === 'pending',
      lacksFactor: (_, { secondFactor }: Account) => secondFactor === 'missing',
      needsCode: (_, { signUpStep }: Account) => signUpStep === 'code',
      needsProfile: (_, { signUpStep }: Account) => signUpStep === 'profile',
      hasTries: ({ context }) => context.wrongCodes < MAX_CODE_TRIES,
      beganAtSignUp: ({ context }) => context.door === 'signup',
      mayRefresh: ({ context }, event: HttpRejected) => isCurrent(context, event) && isExpiry(event),
      endsSession: ({ context }, event: HttpRejected) =>
        isCurrent(context, event) && SESSION_ENDING_STATUSES.includes(event.status),
    },
    delays: {
      closeGrace: CLOSE_GRACE_MS,
      resendCooldown: RESEND_COOLDOWN_MS,
      refreshDue: ({ context }) => refreshDelayMs(context, now()),
      refreshBackoff: ({ context }) => backoffMs(context, now()),
      signOutTimeout: SIGN_OUT_TIMEOUT_MS,
    },
  });

/** The setup that every region of the machine is written against. */
export type AuthSetup = ReturnType<typeof createAuthSetup>;

const ofFailure = ({ event }: { event: Failure }): Failure => event;

/** How a failed try ends: on the same page, told by a toast or beside the form. */
export const toldAt = (target: string) => [
  {
    guard: { type: 'isToasted' as const, params: ofFailure },
    target,
    actions: { type: 'toastFailure' as const, params: ofFailure },
  },
  { target, actions: { type: 'keepFailure' as const, params: ofFailure } },
];
