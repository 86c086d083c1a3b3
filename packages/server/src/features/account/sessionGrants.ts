import type { Session } from '@vitalane/contract';
import type { Call } from '../../contract/handlers.ts';
import type { AccessTokens } from '../../identity/accessTokens.ts';
import type { AccountRow } from '../../identity/account.queries.ts';
import { describeDevice } from '../../identity/devices.ts';
import { type SessionGrant, type SessionStart, startSession } from '../../identity/sessions.ts';

/**
 * Creates a session for an account and returns it for the browser. With an authenticator app, the new session
 * requires a code, unless it continues a session with a code.
 */
export async function openSession(
  { db, now, headers }: Pick<Call<'login'>, 'db' | 'now' | 'headers'>,
  tokens: AccessTokens,
  { id: accountId, role }: Pick<AccountRow, 'id' | 'role'>,
  { secondFactorAt, network }: Pick<SessionStart, 'secondFactorAt' | 'network'> = {},
): Promise<Session> {
  const device = describeDevice(headers['user-agent']);
  const grant = await startSession(db, { accountId, role, device, now, secondFactorAt, network });
  return await toSession(grant, { tokens, now });
}

/** Returns a session for the browser. */
export async function toSession(
  { sessionId, refreshToken }: SessionGrant,
  { tokens, now }: { tokens: AccessTokens; now: Date },
): Promise<Session> {
  const { token, expiresAt } = await tokens.sign(sessionId, now);
  return { token, refreshToken, expiresAt: expiresAt.toISOString() };
}
