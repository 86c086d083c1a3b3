import { assign, emit, fromPromise, setup } from 'xstate';
import { missingAction, missingActor } from '../shared/missing.ts';
import type { Now } from '../shared/ports.ts';
import { ACCOUNT_DELETED_TEXT, AUTH_TEXT, isToasted, SIGN_OUT_FAILED_LOG } from './auth.copy.ts';
import { authCodeOf, isRetryable, SESSION_ENDING_STATUSES, TOKEN_EXPIRED } from './auth.errors.ts';
import { backoffMs, isDue, refreshDelayMs, SIGN_OUT_TIMEOUT_MS } from './auth.timing.ts';
import type {
  Account,
  AuthContext,
  AuthEffect,
  AuthEvent,
  AuthInput,
  AuthTag,
  Credentials,
  HttpRejected,
  Tokens,
} from './auth.types.ts';

const isCurrent = (context: AuthContext, { epoch }: HttpRejected) => epoch === context.epoch;
const isExpiry = ({ status, code, isRetry }: HttpRejected) =>
  status === 401 && code === TOKEN_EXPIRED && !isRetry;

/** The event of an actor that has failed. */
interface Failure {
  error: unknown;
}

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
        refreshFailures: 0,
      })),
      drop: assign(({ context }) => ({
        tokens: null,
        account: null,
        epoch: context.epoch + 1,
        refreshFailures: 0,
      })),
      forgetCode: assign({ code: null }),
      keepCode: assign((_, { error }: Failure) => ({ code: authCodeOf(error) })),
      explainEnd: assign({ code: 'session-ended' }),
      keepAccount: assign((_, account: Account) => ({ account })),
      countFailure: assign(({ context }) => ({ refreshFailures: context.refreshFailures + 1 })),
      goHome: emit({ type: 'navigate', to: '/Home' }),
      goToLogin: emit({ type: 'navigate', to: '/login' }),
      toastFailure: emit((_, { error }: Failure) => ({
        type: 'toast' as const,
        kind: 'error' as const,
        message: AUTH_TEXT[authCodeOf(error)],
      })),
      toastDeleted: emit({ type: 'toast', kind: 'success', message: ACCOUNT_DELETED_TEXT }),
      logSignOutFailure: emit({ type: 'log', message: SIGN_OUT_FAILED_LOG }),
    },
    guards: {
      hasTokens: ({ context }) => context.tokens !== null,
      isDue: ({ context }) => isDue(context, now()),
      isOtherToken: ({ context }, tokens: Tokens) => tokens.token !== context.tokens?.token,
      isToasted: (_, { error }: Failure) => isToasted(authCodeOf(error)),
      isInactive: (_, { error }: Failure) => authCodeOf(error) === 'account-inactive',
      isRetryable: (_, { error }: Failure) => isRetryable(error),
      mayRefresh: ({ context }, event: HttpRejected) => isCurrent(context, event) && isExpiry(event),
      endsSession: ({ context }, event: HttpRejected) =>
        isCurrent(context, event) && SESSION_ENDING_STATUSES.includes(event.status),
    },
    delays: {
      refreshDue: ({ context }) => refreshDelayMs(context, now()),
      refreshBackoff: ({ context }) => backoffMs(context, now()),
      signOutTimeout: SIGN_OUT_TIMEOUT_MS,
    },
  });
