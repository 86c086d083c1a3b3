import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors.ts';
import { readMultipart } from '../http/bodies.ts';
import type { AccessTokens } from '../identity/accessTokens.ts';
import type { Caller } from '../identity/caller.ts';
import { gapOf, refusalOfGap } from '../identity/secondFactor/gap.ts';
import { findCaller } from '../identity/sessions.ts';
import type { Operation } from './contract.ts';
import { cleanText } from './text.ts';

const mediaTypePattern = /^[a-z]+\/[a-z0-9.+-]+$/;

/** Who holds a token. Throws `not_signed_in`, `token_expired` or `session_ended`. */
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

/** Refuses a caller whom the contract does not let make this call. */
export function authorise(
  caller: Caller,
  operation: Operation,
  { requiresStaffSecondFactor }: { requiresStaffSecondFactor: boolean },
): void {
  const { access, allowsInactive, allowsUnverified, allowedGaps } = operation;
  if (!(caller.isActive || allowsInactive)) throw new ApiError('account_inactive');
  if (!(caller.isEmailVerified || allowsUnverified)) throw new ApiError('email_unverified');
  const gap = gapOf(caller, requiresStaffSecondFactor);
  if (gap && !allowedGaps.includes(gap)) throw new ApiError(refusalOfGap[gap]);
  if (access === 'public' || access === 'signed-in') return;
  if (!access.includes(caller.role)) throw new ApiError('not_allowed');
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * Refuses a body of a media type that the call does not declare: it would be parsed but never validated. The header is
 * reduced to what was checked, so that parser and validator cannot read it differently.
 */
export function checkMediaType(request: FastifyRequest, { requestTypes }: Operation): void {
  const header = request.headers['content-type'];
  if (header === undefined || requestTypes.length === 0) return;
  const mediaType = (header.split(';')[0] ?? '').trim().toLowerCase();
  if (!(mediaTypePattern.test(mediaType) && requestTypes.includes(mediaType))) {
    throw new ApiError('unsupported_media_type');
  }
  if (mediaType !== 'multipart/form-data') request.headers['content-type'] = mediaType;
}

/** Completes the body before validation: reads multipart, refuses a missing body, and applies the rules for text. */
export async function completeBody(request: FastifyRequest, operation: Operation): Promise<void> {
  if (request.isMultipart()) request.body = await readMultipart(request, operation.fileMembers);
  const hasBody = typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body);
  if (operation.requiresBody && !hasBody) throw new ApiError('bad_request');
  if (hasBody) request.body = cleanText(request.body);
  request.query = cleanText(request.query);
}
