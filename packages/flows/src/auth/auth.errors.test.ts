import { describe, expect, it } from 'vitest';
import { FlowError } from '../shared/errors.ts';
import { isToasted } from './auth.codes.ts';
import { authCodeOf, authError, isRetryable, providerError } from './auth.errors.ts';

describe('reason of a failed sign-in', () => {
  it.each([
    [{ status: 401, code: 'wrong_credentials' }, 'invalid-credentials'],
    [{ status: 403, code: 'account_inactive' }, 'account-inactive'],
    [{ status: 401 }, 'wrong-password'],
    [{ status: 404 }, 'user-not-found'],
    [{ status: 409 }, 'email-already-in-use'],
    [{ status: 422 }, 'email-already-in-use'],
    [{ status: 429 }, 'too-many-requests'],
    [{ status: 409, code: 'email_taken' }, 'email-already-in-use'],
    [{ status: 409, code: 'nothing_to_confirm' }, 'already-confirmed'],
    [{ status: 422, code: 'invalid' }, 'invalid-fields'],
    [{ status: 422, code: 'wrong_code' }, 'wrong-code'],
    [{ status: 422, code: 'code_expired' }, 'code-expired'],
    [{ status: 422, code: 'link_expired' }, 'link-expired'],
    [{ status: 403, code: 'reauthentication_required' }, 'requires-recent-login'],
    [{ status: 500 }, 'internal-error'],
    [{ status: null }, 'network-request-failed'],
  ])('%o is %s', (failure, code) => {
    expect(authError(failure)).toMatchObject({ code });
  });

  it.each([
    ['access_denied', 'popup-closed-by-user'],
    ['unauthorized_client', 'invalid-api-key'],
    ['invalid_client', 'invalid-api-key'],
    ['redirect_uri_mismatch', 'unauthorized-domain'],
    ['login_required', 'requires-recent-login'],
    ['interaction_required', 'requires-recent-login'],
    ['server_error', 'internal-error'],
    ['constructor', 'internal-error'],
  ])('reads %s of the identity provider as %s', (named, code) => {
    expect(providerError(named)).toMatchObject({ code });
  });

  it('shows codes unrelated to the form as a toast', () => {
    expect(isToasted('internal-error')).toBe(true);
    expect(isToasted('account-inactive')).toBe(false);
  });

  it('treats an unknown failure as an internal error', () => {
    expect(authCodeOf(new Error('boom'))).toBe('internal-error');
    expect(authCodeOf(new FlowError('toString', 'odd'))).toBe('internal-error');
  });

  it('retries a refresh only when the server has not refused the session', () => {
    expect(isRetryable(authError({ status: null }))).toBe(true);
    expect(isRetryable(authError({ status: 429 }))).toBe(true);
    expect(isRetryable(authError({ status: 401 }))).toBe(false);
    expect(isRetryable(new Error('boom'))).toBe(false);
  });
});
