import type { ErrorCode } from '@vitalane/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/apiError.ts';
import { RequestInvalid } from '../errors/requestInvalid.ts';
import { StorageUnavailable } from '../errors/storageUnavailable.ts';

/** Error codes of the catalogue for Fastify's errors. */
const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};

/** Error codes for SQLSTATEs that the request causes. */
const bySqlState: Record<string, ErrorCode> = {
  '22P02': 'invalid',
  '22003': 'invalid',
  '22007': 'invalid',
  '22008': 'invalid',
  '22009': 'invalid',
  '22021': 'invalid',
  '22P05': 'invalid',
  '23503': 'invalid',
  '23514': 'invalid',
  '23505': 'conflict',
};

/** Sends any error in the contract's format. Internal details never reach the caller. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toApiError(error);
  if (known.code === 'internal') request.log.error({ err: error }, 'request failed');
  if (known instanceof StorageUnavailable)
    request.log.error({ err: known.cause }, 'the object store does not answer');
  if (known.retryAfterSeconds !== undefined) reply.header('retry-after', known.retryAfterSeconds);
  return reply.code(known.status).type('application/json').send(known.toBody(request.id));
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof RequestInvalid) return new ApiError('invalid', { fields: error.fields });
  if (!(error instanceof Error)) return new ApiError('internal');
  const code = byFastifyCode[property(error, 'code')] ?? bySqlState[property(error.cause, 'code')];
  if (code) return new ApiError(code);
  const status = Number(property(error, 'statusCode'));
  return new ApiError(status >= 400 && status < 500 ? 'bad_request' : 'internal');
}

function property(value: unknown, name: string): string {
  return typeof value === 'object' && value !== null ? String(Reflect.get(value, name) ?? '') : '';
}
