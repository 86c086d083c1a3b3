import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate';
import { type FieldMessages, fieldsOf } from '../shared/errors.ts';
import { missingAction, missingActor } from '../shared/missing.ts';
import type { Now } from '../shared/ports.ts';
import { type AuthCode, type AuthSuccess, isToasted } from './auth.codes.ts';
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

/** Event of a failed actor. */
export interface Failure {
  error: unknown;
}

const NO_FIELDS: FieldMessages = {};

const failed = (params: Failure, code: AuthCode) => authCodeOf(params.error) === code;
const success = (code: AuthSuccess) => ({ type: 'toast' as const, kind: 'success' as const, code });

/** Creates the setup of the session machine: actors to provide, actions, guards and delays by name. */
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
      keepStartPage: assign((_, startPage: AuthContext['startPage']) => ({ startPage })),
      keepPrefill: assign((_, prefill: Prefill) => ({ prefill })),
      forgetPrefill: assign({ prefill: null }),
      keepAccount: assign((_, account: Account) => ({ account })),
      countFailure: assign(({ context }) => ({ refreshFailures: context.refreshFailures + 1 })),
      countWrongCode: assign(({ context }) => ({ wrongCodes: context.wrongCodes + 1 })),
      spendCode: assign({ wrongCodes: MAX_CODE_TRIES }),
      renewCode: assign({ wrongCodes: 0 }),
      goHome: emit({ type: 'navigate', to: 'home' }),
      goToLogin: emit({ type: 'navigate', to: 'sign-in' }),
      goToSignUp: emit({ type: 'navigate', to: 'sign-up', replace: true }),
      toastFailure: emit((_, { error }: Failure) => ({
        type: 'toast' as const,
        kind: 'error' as const,
        code: authCodeOf(error),
      })),
      toastDeleted: emit(success('account-deleted')),
      toastVerified: emit(success('mail-verified')),
      toastLinkSent: emit(success('reset-link-sent')),
      toastPasswordChanged: emit(success('password-changed')),
      logSignOutFailure: emit((_, failure: Failure) => ({
        type: 'log' as const,
        code: failed(failure, 'provider-sign-out-failed')
          ? ('provider-sign-out-failed' as const)
          : ('sign-out-failed' as const),
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
      beganAtSignUp: ({ context }) => context.startPage === 'signup',
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

/** Setup of the auth machine, shared by its regions. */
export type AuthSetup = ReturnType<typeof createAuthSetup>;

const toFailure = ({ event }: { event: Failure }): Failure => event;

/** Returns transitions for a failure: stay on the page, with a toast or a message beside the form. */
export const failureTransitions = (target: string) => [
  {
    guard: { type: 'isToasted' as const, params: toFailure },
    target,
    actions: { type: 'toastFailure' as const, params: toFailure },
  },
  { target, actions: { type: 'keepFailure' as const, params: toFailure } },
];
