import { codeOf, type FieldMessages, FlowError } from '../shared/errors.ts';
import { AUTH_CODES, type AuthCode } from './auth.codes.ts';

/** Server code for an expired access token, which gets one silent refresh. */
export const TOKEN_EXPIRED = 'token_expired';

/** Statuses of an authenticated call that end the session. */
export const SESSION_ENDING_STATUSES: readonly number[] = [401, 503];

/** Failed sign-in call. `status` is `null` without a response. */
export interface AuthFailure {
  status: number | null;
  code?: string;
  message?: string;
  /** Server errors by field. */
  fields?: FieldMessages;
}

const BY_SERVER_CODE: Readonly<Record<string, AuthCode>> = {
  wrong_credentials: 'invalid-credentials',
  account_inactive: 'account-inactive',
  session_ended: 'session-ended',
  not_signed_in: 'session-ended',
  email_taken: 'email-already-in-use',
  invalid: 'invalid-fields',
  wrong_code: 'wrong-code',
  wrong_second_factor: 'wrong-second-factor',
  code_expired: 'code-expired',
  link_expired: 'link-expired',
  nothing_to_confirm: 'already-confirmed',
  reauthentication_required: 'requires-recent-login',
};

/** Error codes of an OpenID provider (RFC 6749 4.1.2.1, OpenID Connect Core 3.1.2.6). */
const BY_PROVIDER_ERROR: Readonly<Record<string, AuthCode>> = {
  access_denied: 'popup-closed-by-user',
  unauthorized_client: 'invalid-api-key',
  invalid_client: 'invalid-api-key',
  redirect_uri_mismatch: 'unauthorized-domain',
  invalid_redirect_uri: 'unauthorized-domain',
  login_required: 'requires-recent-login',
  interaction_required: 'requires-recent-login',
};

const BY_STATUS: Readonly<Record<number, AuthCode>> = {
  401: 'wrong-password',
  404: 'user-not-found',
  409: 'email-already-in-use',
  422: 'email-already-in-use',
  429: 'too-many-requests',
};

function isAuthCode(code: string): code is AuthCode {
  return (AUTH_CODES as readonly string[]).includes(code);
}

function codeFor({ status, code }: AuthFailure): AuthCode {
  if (status === null) return 'network-request-failed';
  return BY_SERVER_CODE[code ?? ''] ?? BY_STATUS[status] ?? 'internal-error';
}

/** Converts a failed call of the login, account or refresh actor to an error of the flow. */
export function authError(failure: AuthFailure): FlowError {
  return new FlowError(codeFor(failure), failure.message, failure.status ?? undefined, failure.fields);
}

/** Converts an error of an identity provider, such as `access_denied`, to an error of the flow. */
export function providerError(named: string): FlowError {
  const code = Object.hasOwn(BY_PROVIDER_ERROR, named) ? BY_PROVIDER_ERROR[named] : undefined;
  return new FlowError(code ?? 'internal-error');
}

/** Returns the flow's code for any thrown value. */
export function authCodeOf(error: unknown): AuthCode {
  const code = codeOf(error);
  return isAuthCode(code) ? code : 'internal-error';
}

/** Returns whether a failed refresh may succeed later, because the server has not refused the session. */
export function isRetryable(error: unknown): boolean {
  return ['network-request-failed', 'too-many-requests'].includes(codeOf(error));
}
