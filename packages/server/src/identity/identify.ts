import type { FastifyRequest } from 'fastify';
import type { Caller } from '../authorisation/caller.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors/apiError.ts';
import type { AccessTokens } from './accessTokens.ts';
import { findCaller } from './sessions.ts';

/** Returns the caller of a token. Throws `not_signed_in`, `token_expired` or `session_ended`. */
export async function identify(
  token: string | undefined,
  { db, tokens, now }: { db: Database; tokens: AccessTokens; now: Date },
): Promise<Caller> {
  const reading = token ? await tokens.read(token, now) : { problem: 'unusable' as const };
  if ('problem' in reading)
    throw new ApiError(reading.problem === 'expired' ? 'token_expired' : 'not_signed_in');
  const caller = await findCaller(db, reading.sessionId, now);
  if (!caller) throw new ApiError('session_ended');
  return caller;
}

/** Returns the token of an `Authorization: Bearer` header. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
