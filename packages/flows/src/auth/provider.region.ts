import { assertEvent } from 'xstate';
import { type AuthSetup, failureTransitions } from './auth.setup.ts';
import type { Exchanged, Prefill, Tokens } from './auth.types.ts';

type Answered = { event: { output: Exchanged } };

// The guards ensure that only existing accounts have tokens, and only unknown identities have prefilled data.
function tokensOf({ event }: Answered): Tokens {
  if (event.output.kind !== 'known') throw new Error('the identity provider knows nobody here');
  return event.output.tokens;
}

function prefillOf({ event }: Answered): Prefill {
  if (event.output.kind !== 'unknown') throw new Error('the person has an account');
  return event.output.prefill;
}

/**
 * Returns the region of the identity provider's window. One popup actor runs while `open`, so there is one window; a
 * new start re-enters the state, which closes the old one.
 */
export function providerRegion(auth: AuthSetup) {
  return auth.createStateConfig({
    initial: 'open',
    on: { 'idp.cancel': '.back' },
    states: {
      open: {
        initial: 'watching',
        invoke: { id: 'popup', src: 'popup' },
        on: {
          'idp.start': {
            target: 'open',
            reenter: true,
            actions: { type: 'keepCode', params: 'cancelled-popup-request' },
          },
          'login.submit': { target: '#auth.signedOut.login.submitting', actions: 'forgetFailure' },
          'signup.submit': { target: '#auth.signedOut.signup.submitting', actions: 'forgetFailure' },
          'popup.blocked': { target: 'back', actions: { type: 'keepCode', params: 'popup-blocked' } },
          'popup.failed': failureTransitions('back'),
          'popup.code': { target: 'exchanging', actions: 'forgetFailure' },
        },
        states: {
          watching: { on: { 'popup.closed': 'closing', 'popup.severed': 'severed' } },
          // A response may still be pending after the window has closed.
          closing: {
            after: {
              closeGrace: {
                target: '#auth.signedOut.idp.back',
                actions: { type: 'keepCode', params: 'popup-closed-by-user' },
              },
            },
          },
          // The window looks closed but is open (its page cut the opener): wait until the user cancels.
          severed: {},
        },
      },
      exchanging: {
        tags: 'busy',
        invoke: {
          id: 'exchange',
          src: 'exchange',
          input: ({ event }) => {
            assertEvent(event, 'popup.code');
            return event.grant;
          },
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'known',
              target: '#auth.signedIn',
              actions: [
                { type: 'adopt', params: tokensOf },
                { type: 'saveTokens', params: tokensOf },
                'goHome',
              ],
            },
            {
              target: '#auth.signedOut.signup',
              actions: [{ type: 'keepPrefill', params: prefillOf }, 'goToSignUp'],
            },
          ],
          onError: failureTransitions('back'),
        },
      },
      back: {
        always: [
          { guard: 'beganAtSignUp', target: '#auth.signedOut.signup' },
          { target: '#auth.signedOut.login' },
        ],
      },
    },
  });
}
