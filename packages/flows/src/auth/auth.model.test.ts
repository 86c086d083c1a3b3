import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { FlowError } from '../shared/errors.ts';
import { after, deadEnds, done, edgesOf, failed, replayEdges, runningIds } from '../testing/index.ts';
import { type AuthHarness, pair, patient, startAuth } from './auth.harness.ts';
import { createAuthMachine } from './auth.machine.ts';
import type { AuthContext, Tokens } from './auth.types.ts';

const HOUR_MS = 3_600_000;
const fresh = pair('fresh', HOUR_MS);
const nearlyExpired = pair('late', 200_000);
const endless = pair('endless', null);
const offline = new FlowError('network-request-failed', 'Network error. Please try again.');
const refused = new FlowError('session-ended', 'Please sign in again.', 401);

const starts: [string, Tokens | null][] = [
  ['no tokens', null],
  ['fresh tokens', fresh],
  ['tokens about to expire', nearlyExpired],
  ['tokens of unknown expiry', endless],
];

const rejected = (epoch: number, status: number, code?: string) => ({
  type: 'http.rejected',
  status,
  epoch,
  code,
});

function events({ epoch }: AuthContext): AnyEventObject[] {
  return [
    { type: 'login.submit', credentials: { email: 'mei@example.sg', password: 'secret-password' } },
    { type: 'auth.signOut' },
    { type: 'account.retry' },
    { type: 'account.deleted' },
    { type: 'clock.wake' },
    { type: 'storage.changed', tokens: pair('other-tab', HOUR_MS) },
    { type: 'storage.cleared' },
    rejected(epoch, 401),
    rejected(epoch, 503),
    rejected(epoch, 401, 'token_expired'),
    { ...rejected(epoch, 401, 'token_expired'), isRetry: true },
    rejected(epoch, 404),
    rejected(epoch - 1, 401),
    done('login', fresh),
    done('login', nearlyExpired),
    failed('login', new FlowError('invalid-credentials', 'no', 401)),
    failed('login', offline),
    done('account', patient),
    failed('account', new FlowError('account-inactive', 'Your account is Inactive.', 403)),
    failed('account', offline),
    done('refresh', pair('renewed', 2 * HOUR_MS)),
    done('refresh', pair('short', 100_000)),
    failed('refresh', offline),
    failed('refresh', refused),
    done('signOut'),
    failed('signOut', offline),
    after('refreshDue', 'auth.signedIn.token.fresh'),
    after('refreshBackoff', 'auth.signedIn.token.backoff'),
    after('signOutTimeout', 'auth.signingOut'),
  ];
}

const flags = ({ tokens, code, account, refreshFailures }: AuthContext) => ({
  due: tokens !== null && tokens.expiresAt !== null && tokens.expiresAt - 300_000 <= 0,
  other: tokens?.token === 'other-tab-token',
  failed: refreshFailures > 0,
  known: account !== null,
  code,
});

// What another tab, or the refresh actor inside its lock, has already stored when the event arrives.
function before({ disk }: AuthHarness, event: AnyEventObject): void {
  if (event.type === 'storage.changed') disk.tokens = event.tokens;
  if (event.type === 'storage.cleared') disk.tokens = null;
  if (event.type === 'xstate.done.actor.refresh') disk.tokens = event.output;
}

function check(harness: AuthHarness, event: AnyEventObject): void {
  const { actor, disk, effects, promises } = harness;
  const snapshot = actor.getSnapshot();
  const { tokens } = snapshot.context;
  const holdsSession = snapshot.matches('signedIn') || snapshot.matches('signingOut');
  const isRefreshing = snapshot.matches({ signedIn: { token: 'refreshing' } });
  expect(tokens !== null, 'A1: tokens exactly while there is a session').toBe(holdsSession);
  if (event.type !== 'storage.changed') expect(disk.tokens, 'A1: the disk agrees').toEqual(tokens);
  expect(runningIds({ promises }).filter((id) => id === 'refresh').length, 'A4: one refresh').toBe(
    isRefreshing ? 1 : 0,
  );
  const toLogin = effects.filter((effect) => effect.to === '/login').length;
  expect(toLogin, 'A5: one way out, once for each end').toBe(disk.cleared);
  const kept = JSON.stringify(snapshot.context);
  expect(kept, 'A8: nothing typed is kept').not.toContain('secret-password');
  expect(JSON.stringify(effects), 'no token leaves in an effect').not.toMatch(/-token|-refresh/);
}

const walk = (stored: Tokens | null) => ({ input: { stored }, events, flags });

describe('the session, edge by edge', () => {
  it.each(starts)('behaves as its graph from %s, with its invariants after every step', async (_, stored) => {
    const machine = createAuthMachine(() => 0);
    const start = () => startAuth(stored);
    const edges = await replayEdges(machine, { ...walk(stored), start, before, check });
    expect(edges).toBeGreaterThan(500);
  });

  it.each(starts)('can always be signed in and signed out again from %s (A9)', (_, stored) => {
    const edges = edgesOf(
      createAuthMachine(() => 0),
      walk(stored),
    );
    expect(deadEnds(edges, (name) => name.includes('"signedIn"'))).toEqual([]);
    expect(deadEnds(edges, (name) => name.includes('"signedOut"'))).toEqual([]);
  });
});
