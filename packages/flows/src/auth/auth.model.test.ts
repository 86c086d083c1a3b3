import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { FlowError } from '../shared/errors.ts';
import { after, deadEnds, done, edgesOf, failed, replayEdges, runningIds } from '../testing/index.ts';
import {
  type AuthHarness,
  newcomer,
  offline,
  pair,
  partialAccount,
  patient,
  startAuth,
  typed,
} from './auth.harness.ts';
import { createAuthMachine } from './auth.machine.ts';
import type { AuthContext, Tokens } from './auth.types.ts';

const HOUR_MS = 3_600_000;
const fresh = pair('fresh', HOUR_MS);
const nearlyExpired = pair('late', 200_000);
const endless = pair('endless', null);
const refused = new FlowError('session-ended', 'Please sign in again.', 401);
const blamed = new FlowError('invalid-fields', 'no', 422, { password: 'Choose a longer password.' });
const errorWithCode = (code: string) => new FlowError(code, 'no', 422);

const rejected = (epoch: number, status: number, code?: string) => ({
  type: 'http.rejected',
  status,
  epoch,
  code,
});

/** Returns events that end or change any session in any state. */
const always = ({ epoch }: AuthContext): AnyEventObject[] => [
  { type: 'auth.signOut' },
  { type: 'account.deleted' },
  { type: 'storage.changed', tokens: pair('other-tab', HOUR_MS) },
  { type: 'storage.cleared' },
  { type: 'reset.submit', password: typed.password },
  rejected(epoch, 401),
  rejected(epoch, 503),
  rejected(epoch - 1, 401),
  done('account', patient),
  done('signOut'),
  failed('signOut', offline),
  after('signOutTimeout', 'auth.signingOut'),
];

const signInEvents = (context: AuthContext): AnyEventObject[] => [
  ...always(context),
  ...['login.open', 'signup.open', 'forgot.open', 'reset.open'].map((type) => ({ type })),
  { type: 'login.submit', credentials: typed.credentials },
  { type: 'signup.submit', form: typed.form },
  { type: 'forgot.submit', email: 'mei@example.sg' },
  { type: 'idp.start' },
  { type: 'idp.cancel' },
  { type: 'popup.blocked' },
  { type: 'popup.closed' },
  { type: 'popup.severed' },
  { type: 'popup.failed', error: offline },
  { type: 'popup.failed', error: new FlowError('unauthorized-domain', 'no') },
  { type: 'popup.code', grant: typed.grant },
  after('closeGrace', 'auth.signedOut.idp.open.closing'),
  done('exchange', { kind: 'known', tokens: fresh }),
  done('exchange', { kind: 'unknown', prefill: typed.prefill }),
  ...['exchange', 'login', 'signUp', 'forgotPassword', 'resetPassword'].flatMap((id) => [
    failed(id, offline),
    failed(id, blamed),
  ]),
  ...['login', 'signUp'].map((id) => done(id, fresh)),
  done('forgotPassword'),
  done('resetPassword'),
];

const steps = (context: AuthContext): AnyEventObject[] => [
  ...always(context),
  { type: 'login.submit', credentials: typed.credentials },
  done('login', fresh),
  done('account', newcomer('code')),
  done('account', newcomer('profile')),
  { type: 'code.submit', code: typed.code },
  { type: 'code.resend' },
  { type: 'profile.submit', profile: typed.profile },
  done('verifyCode'),
  ...['wrong-code', 'code-expired', 'network-request-failed'].map((code) =>
    failed('verifyCode', errorWithCode(code)),
  ),
  done('resendCode'),
  ...['already-confirmed', 'too-many-requests', 'network-request-failed'].map((code) =>
    failed('resendCode', errorWithCode(code)),
  ),
  after('resendCooldown', 'auth.signedIn.account.verifying.resend.cooling'),
  done('saveProfile', patient),
  failed('saveProfile', blamed),
  failed('saveProfile', offline),
  failed('resetPassword', errorWithCode('link-expired')),
];

const secondStep = (context: AuthContext): AnyEventObject[] => [
  ...always(context),
  { type: 'login.submit', credentials: typed.credentials },
  done('login', fresh),
  done('account', partialAccount('pending')),
  done('account', partialAccount('missing')),
  done('account', newcomer('profile')),
  failed('account', offline),
  { type: 'account.retry' },
  { type: 'factor.submit', code: typed.code },
  { type: 'factor.setUp' },
  done('checkFactor'),
  failed('checkFactor', errorWithCode('wrong-second-factor')),
  failed('checkFactor', errorWithCode('too-many-requests')),
  failed('checkFactor', offline),
];

const renewals = (context: AuthContext): AnyEventObject[] => [
  ...always(context),
  { type: 'login.submit', credentials: typed.credentials },
  { type: 'account.retry' },
  { type: 'clock.wake' },
  rejected(context.epoch, 401, 'token_expired'),
  { ...rejected(context.epoch, 401, 'token_expired'), isRetry: true },
  rejected(context.epoch, 404),
  done('login', fresh),
  done('login', nearlyExpired),
  failed('login', new FlowError('invalid-credentials', 'no', 401)),
  failed('account', new FlowError('account-inactive', 'Your account is Inactive.', 403)),
  failed('account', offline),
  done('refresh', pair('renewed', 2 * HOUR_MS)),
  done('refresh', pair('short', 100_000)),
  failed('refresh', offline),
  failed('refresh', refused),
  after('refreshDue', 'auth.signedIn.token.fresh'),
  after('refreshBackoff', 'auth.signedIn.token.backoff'),
];

/** Name, stored tokens, events and minimum number of edges of a graph test. */
const graphTests: [string, Tokens | null, typeof signInEvents, number][] = [
  ['every page of sign-in, from no tokens', null, signInEvents, 600],
  ['the steps of sign-up', fresh, steps, 600],
  ['the second step of sign-in', fresh, secondStep, 190],
  ['renewals, from no tokens', null, renewals, 600],
  ['renewals, from fresh tokens', fresh, renewals, 600],
  ['renewals, from tokens about to expire', nearlyExpired, renewals, 600],
  ['renewals, from tokens of unknown expiry', endless, renewals, 600],
];

const flags = (context: AuthContext) => ({
  due: context.tokens?.expiresAt != null && context.tokens.expiresAt - 300_000 <= 0,
  other: context.tokens?.token === 'other-tab-token',
  failed: context.refreshFailures > 0,
  known: context.account !== null,
  message: context.code !== null,
  startPage: context.startPage,
  prefilled: context.prefill !== null,
  spent: context.wrongCodes >= 5,
});

// Simulates what another tab, or the refresh actor inside its lock, has already stored when the event arrives.
function before({ disk }: AuthHarness, event: AnyEventObject): void {
  if (event.type === 'storage.changed') disk.tokens = event.tokens;
  if (event.type === 'storage.cleared') disk.tokens = null;
  if (event.type === 'xstate.done.actor.refresh') disk.tokens = event.output;
}

function check(harness: AuthHarness, event: AnyEventObject): void {
  const { actor, disk, effects, fakes, popup, promises } = harness;
  const snapshot = actor.getSnapshot();
  const { tokens } = snapshot.context;
  const isResetting = snapshot.matches('resetting');
  const holdsSession = snapshot.matches('signedIn') || snapshot.matches('signingOut');
  if (!isResetting) expect(tokens !== null, 'A1: tokens exactly while there is a session').toBe(holdsSession);
  if (event.type !== 'storage.changed') expect(disk.tokens, 'A1: the disk agrees').toEqual(tokens);
  const isOpen = snapshot.matches({ signedOut: { idp: 'open' } });
  expect(popup.live.length, 'A2: one window exactly while one is open').toBe(isOpen ? 1 : 0);
  const grants = fakes.exchange.calls.length;
  expect(grants, 'A3: each code is exchanged once at most').toBeLessThanOrEqual(popup.started());
  const isExchanging = snapshot.matches({ signedOut: { idp: 'exchanging' } });
  expect(fakes.exchange.running().length, 'A3: and by the newest attempt').toBe(isExchanging ? 1 : 0);
  const isRefreshing = snapshot.matches({ signedIn: { token: 'refreshing' } });
  expect(runningIds({ promises }).filter((id) => id === 'refresh').length, 'A4: one refresh').toBe(
    isRefreshing ? 1 : 0,
  );
  const toLogin = effects.filter((effect) => effect.to === 'sign-in').length;
  expect(toLogin, 'A5: one way out, once for each end').toBe(disk.cleared);
  const storedContext = JSON.stringify(snapshot.context);
  expect(storedContext, 'A8: nothing typed, and no proof, is kept').not.toContain('secret-');
  expect(JSON.stringify(effects), 'no token leaves in an effect').not.toMatch(/-token|-refresh|secret-/);
}

const walk = (stored: Tokens | null, events: typeof signInEvents) => ({ input: { stored }, events, flags });

describe('the session, edge by edge', () => {
  it.each(graphTests)(
    'behaves as its graph: %s, with its invariants after every step',
    async (_, stored, events, least) => {
      const machine = createAuthMachine(() => 0);
      const start = () => startAuth(stored);
      const edges = await replayEdges(machine, { ...walk(stored, events), start, before, check });
      expect(edges).toBeGreaterThan(least);
    },
  );

  it.each(graphTests)('can always sign in and sign out again: %s (A9)', (_, stored, events) => {
    const edges = edgesOf(
      createAuthMachine(() => 0),
      walk(stored, events),
    );
    expect(deadEnds(edges, (name) => name.includes('"signedIn"'))).toEqual([]);
    expect(deadEnds(edges, (name) => name.includes('"signedOut"'))).toEqual([]);
  });
});
