import { assertEvent } from 'xstate';
import type { Now } from '../shared/ports.ts';
import { accountRegion } from './account.region.ts';
import { createAuthSetup, failureTransitions } from './auth.setup.ts';
import { signedOutRegion } from './signedOut.region.ts';
import { tokenRegion } from './token.region.ts';

/**
 * Creates the session machine: sign-in, sign-up, token refresh, account, sign-out, and an end that happens once.
 *
 * The app provides the actors (see `createAuthSetup`) and the actions `saveTokens` and `clearSession` (deletes
 * `token`, `lastLocation`, `refreshToken`). `refresh` stores the new pair itself, inside its lock and unless its
 * signal has aborted. Stored later, the pair could overwrite a newer one from another tab, or restore a session that
 * has ended.
 */
export function createAuthMachine(now: Now) {
  const auth = createAuthSetup(now);
  return auth.createMachine({
    id: 'auth',
    context: ({ input }) => ({
      tokens: input.stored,
      account: null,
      epoch: 0,
      code: null,
      fields: {},
      refreshFailures: 0,
      startPage: 'login',
      prefill: null,
      wrongCodes: 0,
    }),
    initial: 'booting',
    states: {
      booting: { always: [{ guard: 'hasTokens', target: 'signedIn' }, { target: 'signedOut' }] },
      signedOut: signedOutRegion(auth),
      signedIn: {
        type: 'parallel',
        tags: 'signedIn',
        on: {
          'auth.signOut': 'signingOut',
          'reset.submit': 'resetting',
          'account.deleted': { target: 'leaving', actions: 'toastDeleted' },
          'storage.cleared': 'leaving',
          // Every rejection that the token region has not handled as an expiry.
          'http.rejected': {
            guard: { type: 'endsSession', params: ({ event }) => event },
            target: 'leaving',
            actions: { type: 'keepCode', params: 'session-ended' },
          },
        },
        states: { account: accountRegion(auth), token: tokenRegion(auth) },
      },
      // A new password ends every session of its account, including the one in this tab.
      resetting: {
        tags: 'busy',
        entry: 'forgetFailure',
        on: { 'storage.cleared': 'leaving' },
        invoke: {
          id: 'resetPassword',
          src: 'resetPassword',
          input: ({ event }) => {
            assertEvent(event, 'reset.submit');
            return event.password;
          },
          onDone: { target: 'leaving', actions: 'toastPasswordChanged' },
          onError: [
            {
              guard: 'hasTokens',
              target: 'signedIn',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
            ...failureTransitions('signedOut.reset'),
          ],
        },
      },
      signingOut: {
        tags: 'busy',
        invoke: {
          id: 'signOut',
          src: 'signOut',
          onDone: 'leaving',
          onError: {
            target: 'leaving',
            actions: { type: 'logSignOutFailure', params: ({ event }) => event },
          },
        },
        after: {
          signOutTimeout: {
            target: 'leaving',
            actions: { type: 'logSignOutFailure', params: { error: null } },
          },
        },
      },
      // Every session end passes through this state once.
      leaving: {
        entry: ['drop', 'clearSession', 'goToLogin'],
        always: 'signedOut',
      },
    },
  });
}
