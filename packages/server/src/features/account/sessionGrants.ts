import type { Session } from '@vitalane/contract';
import type { Call } from '../../contract/handlers.ts';
import type { AccessTokens } from '../../identity/accessTokens.ts';
import type { AccountRow } from '../../identity/account.queries.ts';
import { describeDevice } from '../../identity/devices.ts';
import { type SessionGrant, type SessionStart, startSession } from '../../identity/sessions.ts';

/**
 * Opens a session for an account and returns what the browser keeps of it. Whoever has an authenticator app gives a code
 * in the new session, unless it follows one in which that was done.
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

/** Returns what the browser keeps of a session. */
export async function toSession(
  { sessionId, refreshToken }: SessionGrant,
  { tokens, now }: { tokens: AccessTokens; now: Date },
): Promise<Session> {
  const { token, expiresAt } = await tokens.sign(sessionId, now);
  return { token, refreshToken, expiresAt: expiresAt.toISOString() };
}
