import { assertEvent } from 'xstate';
import { type AuthSetup, failureTransitions } from './auth.setup.ts';
import type { Account, AuthContext, KnownAccount } from './auth.types.ts';

const keep = {
  type: 'keepAccount' as const,
  params: ({ event }: { event: { output: Account } }) => event.output,
};
const ofAccount = ({ event }: { event: { output: Account } }) => event.output;

function known({ account }: AuthContext): KnownAccount {
  if (!account?.profile) throw new Error('the account is not known');
  return { ...account, profile: account.profile };
}

/** Returns the state that checks the authenticator code, at each sign-in of an account with an app. */
function confirming(auth: AuthSetup) {
  return auth.createStateConfig({
    initial: 'editing',
    states: {
      editing: { on: { 'factor.submit': { target: 'checking', actions: 'forgetFailure' } } },
      checking: {
        tags: 'busy',
        invoke: {
          id: 'checkFactor',
          src: 'checkFactor',
          input: ({ event }) => {
            assertEvent(event, 'factor.submit');
            return { code: event.code };
          },
          onDone: '#auth.signedIn.account.loading',
          onError: failureTransitions('editing'),
        },
      },
    },
  });
}

/**
 * Returns the state that checks the six digits of the mail. Five wrong attempts invalidate a code; a new one is sent
 * at most every 30 seconds.
 */
function verifying(auth: AuthSetup) {
  return auth.createStateConfig({
    type: 'parallel',
    states: {
      code: {
        initial: 'editing',
        states: {
          editing: {
            on: { 'code.submit': { guard: 'hasTries', target: 'checking', actions: 'forgetFailure' } },
          },
          checking: {
            tags: 'busy',
            invoke: {
              id: 'verifyCode',
              src: 'verifyCode',
              input: ({ event }) => {
                assertEvent(event, 'code.submit');
                return { code: event.code };
              },
              onDone: { target: '#auth.signedIn.account.profiling', actions: 'toastVerified' },
              onError: [
                {
                  guard: { type: 'isLastTry', params: ({ event }) => event },
                  target: 'editing',
                  actions: ['spendCode', { type: 'keepCode', params: 'code-expired' }],
                },
                {
                  guard: { type: 'isSpent', params: ({ event }) => event },
                  target: 'editing',
                  actions: ['spendCode', { type: 'keepFailure', params: ({ event }) => event }],
                },
                {
                  guard: { type: 'isWrongCode', params: ({ event }) => event },
                  target: 'editing',
                  actions: ['countWrongCode', { type: 'keepFailure', params: ({ event }) => event }],
                },
                ...failureTransitions('editing'),
              ],
            },
          },
        },
      },
      resend: {
        // A code has just been sent, or was sent before a reload.
        initial: 'cooling',
        states: {
          ready: { on: { 'code.resend': { target: 'sending', actions: 'forgetFailure' } } },
          sending: {
            invoke: {
              id: 'resendCode',
              src: 'resendCode',
              onDone: { target: 'cooling', actions: 'renewCode' },
              onError: [
                {
                  guard: { type: 'isConfirmedAlready', params: ({ event }) => event },
                  target: '#auth.signedIn.account.loading',
                },
                ...failureTransitions('ready'),
              ],
            },
          },
          cooling: { after: { resendCooldown: 'ready' } },
        },
      },
    },
  });
}

function profiling(auth: AuthSetup) {
  return auth.createStateConfig({
    initial: 'editing',
    states: {
      editing: { on: { 'profile.submit': { target: 'saving', actions: 'forgetFailure' } } },
      saving: {
        tags: 'busy',
        invoke: {
          id: 'saveProfile',
          src: 'saveProfile',
          input: ({ context, event }) => {
            assertEvent(event, 'profile.submit');
            return { profile: event.profile, account: known(context) };
          },
          onDone: { target: '#auth.signedIn.account.ready', actions: [keep, 'goHome'] },
          onError: failureTransitions('editing'),
        },
      },
    },
  });
}

/** Returns the region of the account: who is signed in, and the next step of sign-in or sign-up. An interrupted step continues later. */
export function accountRegion(auth: AuthSetup) {
  return auth.createStateConfig({
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'account',
          src: 'account',
          onDone: [
            { guard: { type: 'owesFactor', params: ofAccount }, target: 'confirming', actions: keep },
            { guard: { type: 'lacksFactor', params: ofAccount }, target: 'enrolling', actions: keep },
            {
              guard: { type: 'needsCode', params: ofAccount },
              target: 'verifying',
              actions: [keep, 'goToSignUp'],
            },
            {
              guard: { type: 'needsProfile', params: ofAccount },
              target: 'profiling',
              actions: [keep, 'goToSignUp'],
            },
            { target: 'ready', actions: keep },
          ],
          onError: [
            { guard: { type: 'isInactive', params: ({ event }) => event }, target: 'inactive' },
            { target: 'unavailable' },
          ],
        },
      },
      confirming: confirming(auth),
      // The page and the server do the set-up.
      enrolling: { on: { 'factor.setUp': 'loading' } },
      verifying: verifying(auth),
      profiling: profiling(auth),
      ready: {},
      inactive: { on: { 'account.retry': 'loading' } },
      unavailable: { on: { 'account.retry': 'loading', 'clock.wake': 'loading' } },
    },
  });
}
