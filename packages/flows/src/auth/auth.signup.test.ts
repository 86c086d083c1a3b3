import { describe, expect, it } from 'vitest';
import { FlowError } from '../shared/errors.ts';
import { done, failed, play } from '../testing/index.ts';
import { connectAuth } from './auth.connect.ts';
import { newcomer, offline, pair, patient, startAuth, typed } from './auth.harness.ts';
import type { Tokens } from './auth.types.ts';

const HOUR_MS = 3_600_000;
const wrongCode = new FlowError('wrong-code', 'no', 422);

const view = (session: ReturnType<typeof startAuth>) =>
  connectAuth(session.actor.getSnapshot(), session.actor.send);

async function startAt(step: 'code' | 'profile', stored: Tokens = pair('a', HOUR_MS)) {
  const session = startAuth(stored);
  await play(session, done('account', newcomer(step)));
  return session;
}

describe('signing up', () => {
  it('leads from the account to the code, to the health profile, to Home', async () => {
    const session = startAuth(null);
    view(session).onOpen('signup');
    view(session).onSignUp(typed.form);
    expect(session.fakes.signUp.calls).toEqual([{ form: typed.form, isProvided: false }]);
    await play(session, done('signUp', pair('a', HOUR_MS)));
    expect(session.disk.tokens).toEqual(pair('a', HOUR_MS));
    await play(session, done('account', newcomer('code')));
    expect(view(session)).toMatchObject({ status: 'signedIn', accountStatus: 'verifying' });
    view(session).onSubmitCode('314159');
    await play(session, done('verifyCode'));
    expect(view(session).accountStatus).toBe('profiling');
    view(session).onSaveProfile(typed.profile);
    expect(session.fakes.saveProfile.calls).toEqual([{ profile: typed.profile, account: newcomer('code') }]);
    await play(session, done('saveProfile', patient));
    expect(view(session).accountStatus).toBe('ready');
    expect(session.effects).toEqual([
      { type: 'navigate', to: 'sign-up', replace: true },
      { type: 'toast', kind: 'success', code: 'mail-verified' },
      { type: 'navigate', to: 'home' },
    ]);
  });

  it('continues with the first unfinished step after a return', async () => {
    for (const [step, accountStatus] of [
      ['code', 'verifying'],
      ['profile', 'profiling'],
    ] as const) {
      const session = await startAt(step);
      expect(view(session).accountStatus).toBe(accountStatus);
      expect(session.effects).toEqual([{ type: 'navigate', to: 'sign-up', replace: true }]);
    }
  });

  it('has field errors of the server until the next attempt', async () => {
    const session = startAuth(null);
    view(session).onOpen('signup');
    view(session).onSignUp(typed.form);
    const fields = { password: 'Choose a longer password.' };
    await play(session, failed('signUp', new FlowError('invalid-fields', 'no', 422, fields)));
    expect(view(session)).toMatchObject({ fieldMessages: fields, code: null });
    view(session).onSignUp(typed.form);
    expect(view(session).fieldMessages).toEqual({});
  });

  it('reports that the e-mail already has an account', async () => {
    const session = startAuth(null);
    view(session).onOpen('signup');
    view(session).onSignUp(typed.form);
    await play(session, failed('signUp', new FlowError('email-already-in-use', 'no', 409)));
    expect(view(session).code).toBe('email-already-in-use');
  });
});

describe('the mailed code', () => {
  it('allows five attempts', async () => {
    const session = await startAt('code');
    for (let tries = 0; tries < 4; tries += 1) {
      view(session).onSubmitCode('000000');
      await play(session, failed('verifyCode', wrongCode));
      expect(view(session)).toMatchObject({
        isCodeSpent: false,
        code: 'wrong-code',
      });
    }
    view(session).onSubmitCode('000000');
    await play(session, failed('verifyCode', wrongCode));
    expect(view(session)).toMatchObject({
      isCodeSpent: true,
      code: 'code-expired',
    });
    view(session).onSubmitCode('314159');
    expect(session.fakes.verifyCode.calls).toHaveLength(5);
  });

  it('is invalid once the server reports it expired, until another one is sent', async () => {
    const session = await startAt('code');
    view(session).onSubmitCode('000000');
    await play(session, failed('verifyCode', new FlowError('code-expired', 'no', 422)));
    expect(view(session).isCodeSpent).toBe(true);
    session.clock.increment(30_000);
    view(session).onResendCode();
    await play(session, done('resendCode'));
    expect(view(session)).toMatchObject({ isCodeSpent: false, code: null, resend: 'cooling' });
  });

  it('can be requested again after 30 seconds, not after 29.9', async () => {
    const session = await startAt('code');
    session.clock.increment(29_999);
    view(session).onResendCode();
    expect([view(session).resend, session.fakes.resendCode.calls.length]).toEqual(['cooling', 0]);
    session.clock.increment(1);
    expect(view(session).resend).toBe('ready');
    view(session).onResendCode();
    expect(view(session).resend).toBe('sending');
    await play(session, done('resendCode'));
    session.clock.increment(29_999);
    expect(view(session).resend).toBe('cooling');
  });

  it('can be requested again at once after a network failure', async () => {
    const session = await startAt('code');
    session.clock.increment(30_000);
    view(session).onResendCode();
    await play(session, failed('resendCode', offline));
    expect(view(session).resend).toBe('ready');
    expect(session.effects.at(-1)).toMatchObject({ code: 'network-request-failed' });
  });

  it('continues when the address was confirmed in another tab', async () => {
    const session = await startAt('code');
    session.clock.increment(30_000);
    view(session).onResendCode();
    await play(session, failed('resendCode', new FlowError('already-confirmed', 'no', 409)));
    await play(session, done('account', newcomer('profile')));
    expect(view(session).accountStatus).toBe('profiling');
  });

  it('refreshes the session, and can sign out', async () => {
    const session = await startAt('code', pair('a', 400_000));
    session.clock.increment(100_000);
    expect(session.fakes.refresh.calls).toHaveLength(1);
    view(session).onSignOut();
    expect(view(session).status).toBe('signingOut');
  });
});

describe('a new password', () => {
  it('reports the same for addresses with and without an account', async () => {
    const session = startAuth(null);
    view(session).onOpen('forgot');
    view(session).onRequestResetLink('mei@example.sg');
    expect(session.fakes.forgotPassword.calls).toEqual([{ email: 'mei@example.sg' }]);
    await play(session, done('forgotPassword'));
    expect(view(session).isResetLinkSent).toBe(true);
    expect(session.effects).toEqual([{ type: 'toast', kind: 'success', code: 'reset-link-sent' }]);
  });

  it('is set with the mailed link, and opens the sign-in page', async () => {
    const session = startAuth(null);
    view(session).onOpen('reset');
    view(session).onResetPassword(typed.password);
    expect(session.fakes.resetPassword.calls).toEqual([typed.password]);
    await play(session, done('resetPassword'));
    expect(session.effects).toEqual([
      { type: 'toast', kind: 'success', code: 'password-changed' },
      { type: 'navigate', to: 'sign-in' },
    ]);
    expect(view(session).status).toBe('signedOut');
  });

  it('reports a used or expired link', async () => {
    const session = startAuth(null);
    view(session).onOpen('reset');
    view(session).onResetPassword(typed.password);
    await play(session, failed('resetPassword', new FlowError('link-expired', 'no', 422)));
    expect(view(session)).toMatchObject({
      isResetLinkExpired: true,
      code: 'link-expired',
    });
  });

  it('ends the session of this tab, unless the password was refused', async () => {
    const session = startAuth(pair('a', HOUR_MS));
    view(session).onResetPassword(typed.password);
    await play(session, failed('resetPassword', new FlowError('link-expired', 'no', 422)));
    expect(view(session).status).toBe('signedIn');
    view(session).onResetPassword(typed.password);
    await play(session, done('resetPassword'));
    expect(view(session).status).toBe('signedOut');
    expect(session.disk.tokens).toBeNull();
  });
});

describe('signing out', () => {
  it('logs an unreachable identity provider, and signs out anyway', async () => {
    const session = startAuth(pair('a', HOUR_MS));
    view(session).onSignOut();
    await play(session, failed('signOut', new FlowError('provider-sign-out-failed', 'no')));
    expect(view(session).status).toBe('signedOut');
    expect(session.effects).toEqual([
      { type: 'log', code: 'provider-sign-out-failed' },
      { type: 'navigate', to: 'sign-in' },
    ]);
  });
});
