import { assertEvent } from 'xstate';
import type { Now } from '../shared/ports.ts';
import { createAuthSetup } from './auth.setup.ts';
import type { AuthContext, Tokens } from './auth.types.ts';

function held({ tokens }: AuthContext): Tokens {
  if (!tokens) throw new Error('there is no session');
  return tokens;
}

/**
 * The session: signing in, keeping the tokens fresh, knowing the account, signing out, and ending exactly once.
 *
 * The app provides the actors `login`, `account`, `refresh`, `signOut` and the actions `saveTokens` and
 * `clearSession` (drops `token`, `lastLocation`, `refreshToken`). `refresh` stores the pair it answers itself,
 * inside its lock and unless its signal has aborted: stored later, it could overwrite what another tab has renewed
 * since, or bring back a session that was ended meanwhile.
 */
export const createAuthMachine = (now: Now) =>
  createAuthSetup(now).createMachine({
    id: 'auth',
    context: ({ input }) => ({
      tokens: input.stored,
      account: null,
      epoch: 0,
      code: null,
      refreshFailures: 0,
    }),
    initial: 'booting',
    states: {
      booting: { always: [{ guard: 'hasTokens', target: 'signedIn' }, { target: 'signedOut' }] },
      signedOut: {
        initial: 'login',
        on: {
          'storage.changed': {
            target: 'signedIn',
            actions: { type: 'adopt', params: ({ event }) => event.tokens },
          },
        },
        states: {
          login: {
            initial: 'idle',
            states: {
              idle: { on: { 'login.submit': { target: 'submitting', actions: 'forgetCode' } } },
              submitting: {
                tags: 'busy',
                invoke: {
                  id: 'login',
                  src: 'login',
                  input: ({ event }) => {
                    assertEvent(event, 'login.submit');
                    return event.credentials;
                  },
                  onDone: {
                    target: '#auth.signedIn',
                    actions: [
                      { type: 'adopt', params: ({ event }) => event.output },
                      { type: 'saveTokens', params: ({ event }) => event.output },
                      'goHome',
                    ],
                  },
                  onError: [
                    {
                      guard: { type: 'isToasted', params: ({ event }) => event },
                      target: 'idle',
                      actions: { type: 'toastFailure', params: ({ event }) => event },
                    },
                    {
                      target: 'idle',
                      actions: { type: 'keepCode', params: ({ event }) => event },
                    },
                  ],
                },
              },
            },
          },
        },
      },
      signedIn: {
        type: 'parallel',
        tags: 'signedIn',
        on: {
          'auth.signOut': 'signingOut',
          'account.deleted': { target: 'leaving', actions: 'toastDeleted' },
          'storage.cleared': 'leaving',
          // Whatever the token region has not taken as a mere expiry.
          'http.rejected': {
            guard: { type: 'endsSession', params: ({ event }) => event },
            target: 'leaving',
            actions: 'explainEnd',
          },
        },
        states: {
          account: {
            initial: 'loading',
            states: {
              loading: {
                invoke: {
                  id: 'account',
                  src: 'account',
                  onDone: {
                    target: 'ready',
                    actions: { type: 'keepAccount', params: ({ event }) => event.output },
                  },
                  onError: [
                    {
                      guard: { type: 'isInactive', params: ({ event }) => event },
                      target: 'inactive',
                    },
                    { target: 'unavailable' },
                  ],
                },
              },
              ready: {},
              inactive: { on: { 'account.retry': 'loading' } },
              unavailable: { on: { 'account.retry': 'loading', 'clock.wake': 'loading' } },
            },
          },
          token: {
            initial: 'route',
            on: {
              'storage.changed': {
                guard: { type: 'isOtherToken', params: ({ event }) => event.tokens },
                target: '.route',
                actions: { type: 'adopt', params: ({ event }) => event.tokens },
              },
              'http.rejected': {
                guard: { type: 'mayRefresh', params: ({ event }) => event },
                target: '.refreshing',
              },
            },
            states: {
              route: {
                always: [{ guard: 'isDue', target: 'refreshing' }, { target: 'fresh' }],
              },
              fresh: {
                on: { 'clock.wake': { guard: 'isDue', target: 'refreshing' } },
                after: {
                  refreshDue: [
                    { guard: 'isDue', target: 'refreshing' },
                    { target: 'fresh', reenter: true },
                  ],
                },
              },
              refreshing: {
                tags: 'refreshing',
                // The running refresh settles both: it takes over what another tab has stored, and replaces what expired.
                on: {
                  'storage.changed': {},
                  'http.rejected': { guard: { type: 'mayRefresh', params: ({ event }) => event } },
                },
                invoke: {
                  id: 'refresh',
                  src: 'refresh',
                  input: ({ context }) => held(context),
                  onDone: {
                    target: 'fresh',
                    actions: { type: 'adopt', params: ({ event }) => event.output },
                  },
                  onError: [
                    {
                      guard: { type: 'isRetryable', params: ({ event }) => event },
                      target: 'backoff',
                      actions: 'countFailure',
                    },
                    { target: '#auth.leaving', actions: 'explainEnd' },
                  ],
                },
              },
              backoff: {
                on: { 'clock.wake': 'refreshing' },
                after: { refreshBackoff: 'refreshing' },
              },
            },
          },
        },
      },
      signingOut: {
        tags: 'busy',
        invoke: {
          id: 'signOut',
          src: 'signOut',
          onDone: 'leaving',
          onError: { target: 'leaving', actions: 'logSignOutFailure' },
        },
        after: { signOutTimeout: { target: 'leaving', actions: 'logSignOutFailure' } },
      },
      // Every way out of a session passes here, once.
      leaving: {
        entry: ['drop', 'clearSession', 'goToLogin'],
        always: 'signedOut',
      },
    },
  });
