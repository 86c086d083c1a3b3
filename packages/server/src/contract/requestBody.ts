import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/apiError.ts';
import { readMultipart } from '../http/bodies.ts';
import type { Operation } from './contract.ts';
import { cleanText } from './text.ts';

const mediaTypePattern = /^[a-z]+\/[a-z0-9.+-]+$/;

/**
 * Refuses a body of a media type that the operation does not declare: it would be parsed but never validated.
 * The header is replaced by the checked value, so that parser and validator cannot interpret it differently.
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

/**
 * Completes the body before validation: parses multipart, refuses a missing body, and applies the rules for
 * text.
 */
export async function completeBody(request: FastifyRequest, operation: Operation): Promise<void> {
  if (request.isMultipart()) request.body = await readMultipart(request, operation.fileMembers);
  const hasBody = typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body);
  if (operation.requiresBody && !hasBody) throw new ApiError('bad_request');
  if (hasBody) request.body = cleanText(request.body);
  request.query = cleanText(request.query);
}
