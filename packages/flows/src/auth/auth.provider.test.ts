import { describe, expect, it } from 'vitest';
import { FlowError } from '../shared/errors.ts';
import { done, failed, play } from '../testing/index.ts';
import { connectAuth } from './auth.connect.ts';
import { offline, pair, startAuth, typed } from './auth.harness.ts';
import type { PopupEvent } from './auth.types.ts';

const view = (session: ReturnType<typeof startAuth>) =>
  connectAuth(session.actor.getSnapshot(), session.actor.send);

function startProvider(page: 'login' | 'signup' = 'login') {
  const session = startAuth(null);
  view(session).onOpen(page);
  view(session).onStartProvider();
  return { session, report: (event: PopupEvent) => session.popup.live[0]?.report(event) };
}

const code = { type: 'popup.code', grant: typed.grant } as const;

describe('signing in with the identity provider', () => {
  it('opens the window in the task of the click, before anything else can run', () => {
    const { session } = startProvider();
    expect(session.popup.live).toHaveLength(1);
    expect(view(session).provider).toBe('waiting');
  });

  it('signs an existing account in and opens Home', async () => {
    const { session, report } = startProvider();
    report(code);
    expect(view(session)).toMatchObject({ provider: 'finishing', isSubmitting: true });
    expect(session.fakes.exchange.calls).toEqual([typed.grant]);
    await play(session, done('exchange', { kind: 'known', tokens: pair('a', null) }));
    expect(view(session).status).toBe('signedIn');
    expect(session.disk.tokens).toEqual(pair('a', null));
    expect(session.effects).toEqual([{ type: 'navigate', to: 'home' }]);
  });

  it('opens sign-up for an unknown identity, prefilled by the provider', async () => {
    const { session, report } = startProvider();
    report(code);
    await play(session, done('exchange', { kind: 'unknown', prefill: typed.prefill }));
    expect(session.effects).toEqual([{ type: 'navigate', to: 'sign-up', replace: true }]);
    view(session).onOpen('signup');
    expect(view(session).prefill).toEqual(typed.prefill);
    view(session).onSignUp(typed.form);
    expect(session.fakes.signUp.calls).toEqual([{ form: typed.form, isProvided: true }]);
  });

  it('discards the prefilled data on return to the sign-in page', async () => {
    const { session, report } = startProvider();
    report(code);
    await play(session, done('exchange', { kind: 'unknown', prefill: typed.prefill }));
    view(session).onOpen('login');
    expect(view(session).prefill).toBeNull();
  });

  it('keeps one window: a second start closes the first and reports it', () => {
    const { session } = startProvider();
    view(session).onStartProvider();
    expect([session.popup.started(), session.popup.stopped()]).toEqual([2, 1]);
    expect(session.actor.getSnapshot().context.code).toBe('cancelled-popup-request');
    expect(view(session)).toMatchObject({
      provider: 'waiting',
      code: 'cancelled-popup-request',
    });
  });

  it('waits 8 seconds after the window closes: still at 7.9, no longer at 8', () => {
    const { session, report } = startProvider();
    report({ type: 'popup.closed' });
    session.clock.increment(7_999);
    expect(view(session)).toMatchObject({ provider: 'waiting', code: null });
    session.clock.increment(1);
    expect(view(session).provider).toBe('idle');
    expect(session.actor.getSnapshot().context.code).toBe('popup-closed-by-user');
    expect(view(session).code).toBe('popup-closed-by-user');
  });

  it('accepts a response within the 8 seconds', () => {
    const { session, report } = startProvider();
    report({ type: 'popup.closed' });
    session.clock.increment(7_999);
    report(code);
    session.clock.increment(60_000);
    expect(view(session).provider).toBe('finishing');
  });

  it('waits without a limit for a severed window, until the user cancels', () => {
    const { session, report } = startProvider();
    report({ type: 'popup.severed' });
    session.clock.increment(600_000);
    expect(view(session).provider).toBe('waiting');
    view(session).onCancelProvider();
    expect(view(session)).toMatchObject({ provider: 'idle', code: null });
    expect(session.popup.live).toHaveLength(0);
  });

  it('accepts the response of a severed window', () => {
    const { session, report } = startProvider();
    report({ type: 'popup.severed' });
    report(code);
    expect(view(session).provider).toBe('finishing');
  });

  it.each([
    ['popup-blocked', { type: 'popup.blocked' }],
    ['unauthorized-domain', { type: 'popup.failed', error: new FlowError('unauthorized-domain', 'no') }],
    ['invalid-api-key', { type: 'popup.failed', error: new FlowError('invalid-api-key', 'no') }],
    ['requires-recent-login', { type: 'popup.failed', error: new FlowError('requires-recent-login', 'no') }],
  ] satisfies [string, PopupEvent][])('tells %s beside the form', (reason, event) => {
    const { session, report } = startProvider();
    report(event);
    expect(session.actor.getSnapshot().context.code).toBe(reason);
    expect(view(session).code).toEqual(expect.any(String));
    expect(session.effects).toEqual([]);
  });

  it('returns to the page where it started', () => {
    const { session, report } = startProvider('signup');
    report({ type: 'popup.blocked' });
    expect(session.actor.getSnapshot().matches({ signedOut: 'signup' })).toBe(true);
  });

  it('shows a toast when the network fails during the exchange, and can start again', async () => {
    const { session, report } = startProvider();
    report(code);
    await play(session, failed('exchange', offline));
    expect(session.effects).toEqual([{ type: 'toast', kind: 'error', code: 'network-request-failed' }]);
    view(session).onStartProvider();
    expect(view(session).provider).toBe('waiting');
  });

  it('closes the window on sign-in with a password or a page change', () => {
    const first = startProvider().session;
    view(first).onLogin(typed.credentials);
    expect([first.popup.live.length, view(first).isSubmitting]).toEqual([0, true]);
    const second = startProvider().session;
    view(second).onOpen('forgot');
    expect(second.popup.live).toHaveLength(0);
  });

  it('closes the window when another tab signs in', async () => {
    const { session } = startProvider();
    await play(session, { type: 'storage.changed', tokens: pair('other', null) });
    expect([session.popup.live.length, view(session).status]).toEqual([0, 'signedIn']);
  });
});
