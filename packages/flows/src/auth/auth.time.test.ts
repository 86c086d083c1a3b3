import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { FlowError } from '../shared/errors.ts';
import { done, failed, play, tick } from '../testing/index.ts';
import { sessionOf } from './auth.connect.ts';
import { type AuthHarness, pair, patient, startAuth } from './auth.harness.ts';
import { backoffMs, refreshDelayMs } from './auth.timing.ts';
import type { Account, Credentials, Tokens } from './auth.types.ts';

const HOUR_MS = 3_600_000;
const offline = new FlowError('network-request-failed', 'Network error. Please try again.');
const tokenState = ({ actor }: AuthHarness) => {
  const { value } = actor.getSnapshot();
  return typeof value === 'object' && 'signedIn' in value ? value.signedIn.token : value;
};
const rejected = (epoch: number, code?: string, isRetry?: boolean) => ({
  type: 'http.rejected',
  status: 401,
  epoch,
  code,
  isRetry,
});

describe('token refresh', () => {
  it('starts five minutes before the expiry and not a millisecond sooner', () => {
    const session = startAuth(pair('a', HOUR_MS));
    tick(session.clock, HOUR_MS - 300_000 - 1, 60_000);
    expect(tokenState(session)).toBe('fresh');
    session.clock.increment(1);
    expect(tokenState(session)).toBe('refreshing');
    expect(session.fakes.refresh.calls).toEqual([pair('a', HOUR_MS)]);
  });

  it('backs off for 30 s, 60 s and so on while offline, and keeps the session beyond the expiry', async () => {
    const session = startAuth(pair('a', 300_000));
    for (const waitMs of [30_000, 60_000, 120_000, 90_000, 480_000, 960_000, 960_000]) {
      await play(session, failed('refresh', offline));
      tick(session.clock, waitMs - 1, 10_000);
      expect(tokenState(session)).toBe('backoff');
      session.clock.increment(1);
      expect(tokenState(session)).toBe('refreshing');
    }
  });

  it('retries at once when the device wakes', async () => {
    const session = startAuth(pair('a', 0));
    await play(session, failed('refresh', offline));
    session.actor.send({ type: 'clock.wake' });
    expect(tokenState(session)).toBe('refreshing');
  });

  it('limits the rate when the device’s clock is far ahead', async () => {
    const session = startAuth(pair('a', -HOUR_MS));
    await play(session, done('refresh', pair('b', -HOUR_MS)));
    tick(session.clock, 29_999, 10_000);
    expect(session.fakes.refresh.calls).toHaveLength(1);
    session.clock.increment(1);
    expect(session.fakes.refresh.calls).toHaveLength(2);
  });

  it('caps a timer at the browser’s limit of 24 days, then checks again', () => {
    const context = { account: null, epoch: 0, code: null, refreshFailures: 0 };
    const longest = 2 ** 31 - 1;
    expect(refreshDelayMs({ ...context, tokens: pair('a', 90 * 24 * HOUR_MS) }, 0)).toBe(longest);
    expect(refreshDelayMs({ ...context, tokens: pair('a', null) }, 0)).toBe(longest);
    const session = startAuth(pair('a', longest + HOUR_MS));
    session.clock.increment(longest);
    expect(tokenState(session)).toBe('fresh');
    tick(session.clock, HOUR_MS, 60_000);
    expect(tokenState(session)).toBe('refreshing');
  });

  it('never waits past the expiry of a valid token', () => {
    const context = { account: null, epoch: 0, code: null, tokens: pair('a', 10_000) };
    expect(backoffMs({ ...context, refreshFailures: 5 }, 0)).toBe(10_000);
    expect(backoffMs({ ...context, refreshFailures: 5 }, 10_001)).toBe(480_000);
    expect(backoffMs({ ...context, refreshFailures: 50 }, 10_001)).toBe(960_000);
  });
});

describe('a rejected call', () => {
  it('gets one silent refresh for an expired token, for any number of rejected calls', async () => {
    const session = startAuth(pair('a', null));
    for (let call = 0; call < 10; call += 1) await play(session, rejected(0, 'token_expired'));
    expect(session.fakes.refresh.calls).toHaveLength(1);
    await play(session, done('refresh', pair('b', HOUR_MS)));
    await play(session, rejected(0, 'token_expired'));
    expect(tokenState(session)).toBe('fresh');
    expect(session.fakes.refresh.calls).toHaveLength(1);
  });

  it('ends the session on the second attempt', async () => {
    const session = startAuth(pair('a', null));
    await play(session, rejected(0, 'token_expired', true));
    expect(session.actor.getSnapshot().matches('signedOut')).toBe(true);
  });

  it('ends the session when the server ends it during a refresh', async () => {
    const session = startAuth(pair('a', 0));
    await play(session, rejected(0, 'token_expired'));
    expect(tokenState(session)).toBe('refreshing');
    await play(session, rejected(0, 'session_ended'));
    expect(session.actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(session.fakes.refresh.running()).toEqual([]);
  });

  it('does not affect the session for every other status', async () => {
    const session = startAuth(pair('a', HOUR_MS));
    for (const status of [400, 403, 404, 409, 422, 429, 500, 502])
      await play(session, { ...rejected(0), status });
    expect(tokenState(session)).toBe('fresh');
  });

  it('ends one session once and does not affect the next (A5, A6)', async () => {
    const session = startAuth(pair('a', HOUR_MS));
    for (let call = 0; call < 10; call += 1) await play(session, rejected(0));
    expect(session.effects).toEqual([{ type: 'navigate', to: 'sign-in' }]);
    await play(session, { type: 'storage.changed', tokens: pair('b', HOUR_MS) });
    await play(session, rejected(0));
    await play(session, { ...rejected(1), status: 503 });
    expect(session.actor.getSnapshot().matches('signedIn')).toBe(true);
    await play(session, { ...rejected(2), status: 503 });
    expect(session.actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(session.disk.cleared).toBe(2);
  });
});

describe('the end of a session', () => {
  it.each([
    ['signing out', [{ type: 'auth.signOut' }, done('signOut')]],
    ['signing out without the server', [{ type: 'auth.signOut' }, failed('signOut', offline)]],
    ['deleting the account', [{ type: 'account.deleted' }]],
    ['a 401', [rejected(0)]],
    ['a 503', [{ ...rejected(0), status: 503 }]],
    ['signing out in another tab', [{ type: 'storage.cleared' }]],
  ])('clears the stored session and goes to the sign-in page once after %s (A5)', async (_, steps) => {
    const session = startAuth(pair('a', HOUR_MS));
    for (const event of steps) await play(session, event);
    expect(session.actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(session.disk).toEqual({ tokens: null, cleared: 1 });
    expect(session.effects.filter(({ type }) => type === 'navigate')).toEqual([
      { type: 'navigate', to: 'sign-in' },
    ]);
  });
});

describe('signing in and out', () => {
  it('stores the tokens, opens Home and loads the account', async () => {
    const session = startAuth(null);
    const credentials = { email: 'mei@example.sg', password: 'secret' };
    await play(session, { type: 'login.submit', credentials });
    expect(session.fakes.login.calls).toEqual([credentials]);
    await play(session, done('login', pair('a', HOUR_MS)));
    expect(session.disk.tokens).toEqual(pair('a', HOUR_MS));
    expect(session.effects).toEqual([{ type: 'navigate', to: 'home' }]);
    await play(session, done('account', patient));
    expect(session.actor.getSnapshot().context.account).toEqual(patient);
  });

  it('sends the token with the first request of a new session', async () => {
    const session = startAuth(null);
    const tokensAtStart: (string | null)[] = [];
    const account = fromPromise<Account>(async () => {
      tokensAtStart.push(sessionOf(actor.getSnapshot()).token);
      return patient;
    });
    const login = fromPromise<Tokens, Credentials>(async () => pair('a', HOUR_MS));
    const actor = createActor(session.actor.logic.provide({ actors: { account, login } }), {
      input: { stored: null },
    }).start();
    actor.send({ type: 'login.submit', credentials: { email: 'mei@example.sg', password: 'secret' } });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: { account: 'ready' } }));
    expect(tokensAtStart).toEqual(['a-token']);
    actor.stop();
  });

  it('waits five seconds for the server’s sign-out, then signs out locally', async () => {
    const session = startAuth(pair('a', HOUR_MS));
    await play(session, { type: 'auth.signOut' });
    session.clock.increment(4_999);
    expect(session.actor.getSnapshot().matches('signingOut')).toBe(true);
    session.clock.increment(1);
    expect(session.actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(session.effects.map(({ type }) => type)).toEqual(['log', 'navigate']);
  });

  it('refreshes stored tokens that are about to expire before any request', () => {
    expect(tokenState(startAuth(pair('a', 299_999)))).toBe('refreshing');
    expect(tokenState(startAuth(pair('a', 300_001)))).toBe('fresh');
  });

  it('takes over tokens from another tab, once', async () => {
    const session = startAuth(pair('a', 400_000));
    for (let times = 0; times < 2; times += 1)
      await play(session, { type: 'storage.changed', tokens: pair('other', HOUR_MS) });
    expect(session.actor.getSnapshot().context).toMatchObject({ tokens: pair('other', HOUR_MS), epoch: 1 });
    tick(session.clock, 200_000, 10_000);
    expect(tokenState(session)).toBe('fresh');
  });

  it('loads the account again when the device wakes', async () => {
    const session = startAuth(pair('a', HOUR_MS));
    await play(session, failed('account', offline));
    await play(session, { type: 'clock.wake' });
    expect(session.fakes.account.running()).toEqual(['account']);
  });

  it('keeps its own refresh when another tab has stored tokens meanwhile', async () => {
    const session = startAuth(pair('a', 0));
    await play(session, { type: 'storage.changed', tokens: pair('other', HOUR_MS) });
    expect(tokenState(session)).toBe('refreshing');
    await play(session, done('refresh', pair('other', HOUR_MS)));
    expect(session.actor.getSnapshot().context.tokens).toEqual(pair('other', HOUR_MS));
  });
});
