import { describe, expect, it } from 'vitest';
import { FlowError } from '../shared/errors.ts';
import { done, failed, play } from '../testing/index.ts';
import { connectAuth, sessionOf } from './auth.connect.ts';
import { pair, patient, startAuth } from './auth.harness.ts';

const view = (session: ReturnType<typeof startAuth>) =>
  connectAuth(session.actor.getSnapshot(), session.actor.send);

describe('view of the session', () => {
  it('has the reason of a failed sign-in until the next attempt', async () => {
    const session = startAuth(null);
    view(session).onLogin({ email: 'mei@example.sg', password: 'wrong' });
    expect(view(session)).toMatchObject({ status: 'signedOut', isSubmitting: true, code: null });
    await play(session, failed('login', new FlowError('invalid-credentials', 'no', 401)));
    expect(view(session).code).toBe('invalid-credentials');
    view(session).onLogin({ email: 'mei@example.sg', password: 'again' });
    expect(view(session).code).toBeNull();
  });

  it('reports a network failure by a toast, since the input is valid', async () => {
    const session = startAuth(null);
    view(session).onLogin({ email: 'mei@example.sg', password: 'right' });
    await play(session, failed('login', new FlowError('network-request-failed', 'offline')));
    expect(session.effects).toEqual([{ type: 'toast', kind: 'error', code: 'network-request-failed' }]);
    expect(view(session).code).toBeNull();
  });

  it('has profile and role once the account is loaded', async () => {
    const session = startAuth(pair('a', null));
    expect(view(session)).toMatchObject({ status: 'signedIn', accountStatus: 'loading', profile: null });
    await play(session, done('account', patient));
    expect(view(session)).toMatchObject({
      accountStatus: 'ready',
      role: 'ROLE_USER',
      profile: patient.profile,
    });
  });

  it('distinguishes an inactive account from one that could not be loaded, and can retry', async () => {
    const session = startAuth(pair('a', null));
    await play(
      session,
      failed('account', new FlowError('account-inactive', 'Your account is Inactive.', 403)),
    );
    expect(view(session).accountStatus).toBe('inactive');
    view(session).onRetryAccount();
    await play(session, failed('account', new Error('broken')));
    expect(view(session).accountStatus).toBe('unavailable');
  });

  it('signs out, and has a message after an ended session', async () => {
    const session = startAuth(pair('a', null));
    view(session).onSignOut();
    expect(view(session).status).toBe('signingOut');
    await play(session, done('signOut'));
    expect(view(session)).toMatchObject({ status: 'signedOut', accountStatus: null, code: null });
    await play(session, { type: 'storage.changed', tokens: pair('b', null) });
    await play(session, { type: 'http.rejected', status: 401, epoch: 2 });
    expect(view(session).code).toBe('session-ended');
  });

  it('reports that the account is deleted', async () => {
    const session = startAuth(pair('a', null));
    await play(session, { type: 'account.deleted' });
    expect(session.effects).toEqual([
      { type: 'toast', kind: 'success', code: 'account-deleted' },
      { type: 'navigate', to: 'sign-in' },
    ]);
  });

  it('has token and epoch of a request, and makes it wait during a refresh', async () => {
    const session = startAuth(pair('a', 0));
    expect(sessionOf(session.actor.getSnapshot())).toEqual({
      token: 'a-token',
      epoch: 0,
      isRefreshing: true,
    });
    await play(session, done('refresh', pair('b', 3_600_000)));
    expect(sessionOf(session.actor.getSnapshot())).toEqual({
      token: 'b-token',
      epoch: 1,
      isRefreshing: false,
    });
  });
});
