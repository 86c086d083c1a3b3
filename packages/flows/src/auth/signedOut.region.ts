import { assertEvent } from 'xstate';
import { type AuthSetup, failureTransitions } from './auth.setup.ts';
import type { AuthContext, Tokens } from './auth.types.ts';
import { providerRegion } from './provider.region.ts';

/** First actions of every session that starts in this tab. */
const begin = [
  { type: 'adopt' as const, params: ({ event }: { event: { output: Tokens } }) => event.output },
  { type: 'saveTokens' as const, params: ({ event }: { event: { output: Tokens } }) => event.output },
];

const startedAt = (startPage: AuthContext['startPage']) => ({
  target: 'idp' as const,
  actions: ['forgetFailure' as const, { type: 'keepStartPage' as const, params: startPage }],
});

function loginPage(auth: AuthSetup) {
  return auth.createStateConfig({
    initial: 'idle',
    on: { 'login.open': {}, 'idp.start': startedAt('login') },
    states: {
      idle: { on: { 'login.submit': { target: 'submitting', actions: 'forgetFailure' } } },
      submitting: {
        tags: 'busy',
        // Prevents a second sign-in in parallel.
        on: { 'idp.start': {} },
        invoke: {
          id: 'login',
          src: 'login',
          input: ({ event }) => {
            assertEvent(event, 'login.submit');
            return event.credentials;
          },
          onDone: { target: '#auth.signedIn', actions: [...begin, 'goHome'] },
          onError: failureTransitions('idle'),
        },
      },
    },
  });
}

function signUpPage(auth: AuthSetup) {
  return auth.createStateConfig({
    initial: 'idle',
    on: { 'signup.open': {}, 'idp.start': startedAt('signup') },
    states: {
      idle: { on: { 'signup.submit': { target: 'submitting', actions: 'forgetFailure' } } },
      submitting: {
        tags: 'busy',
        on: { 'idp.start': {} },
        invoke: {
          id: 'signUp',
          src: 'signUp',
          input: ({ context, event }) => {
            assertEvent(event, 'signup.submit');
            return { form: event.form, isProvided: context.prefill !== null };
          },
          onDone: { target: '#auth.signedIn', actions: begin },
          onError: failureTransitions('idle'),
        },
      },
    },
  });
}

function forgotPage(auth: AuthSetup) {
  const submit = { target: 'submitting', actions: 'forgetFailure' as const };
  return auth.createStateConfig({
    initial: 'idle',
    on: { 'forgot.open': {} },
    states: {
      idle: { on: { 'forgot.submit': submit } },
      submitting: {
        tags: 'busy',
        invoke: {
          id: 'forgotPassword',
          src: 'forgotPassword',
          input: ({ event }) => {
            assertEvent(event, 'forgot.submit');
            return { email: event.email };
          },
          onDone: { target: 'sent', actions: 'toastLinkSent' },
          onError: failureTransitions('idle'),
        },
      },
      sent: { on: { 'forgot.submit': submit } },
    },
  });
}

/** Returns the signed-out region, with a child state for each page and for the identity provider's window. */
export function signedOutRegion(auth: AuthSetup) {
  return auth.createStateConfig({
    initial: 'login',
    on: {
      'storage.changed': {
        target: '#auth.signedIn',
        actions: { type: 'adopt', params: ({ event }) => event.tokens },
      },
      'login.open': { target: '.login', actions: ['forgetFailure', 'forgetPrefill'] },
      'signup.open': { target: '.signup', actions: 'forgetFailure' },
      'forgot.open': { target: '.forgot', actions: 'forgetFailure' },
      'reset.open': { target: '.reset', actions: 'forgetFailure' },
      'reset.submit': '#auth.resetting',
    },
    states: {
      login: loginPage(auth),
      signup: signUpPage(auth),
      forgot: forgotPage(auth),
      reset: { on: { 'reset.open': {} } },
      idp: providerRegion(auth),
    },
  });
}
