import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'qs';
import { ApiError } from '../errors.ts';

const maxPairs = 1000;
const maxMultipartFields = 50;
const maxFieldBytes = 64 * 1024;

/** Reads `a=1&days[0]=2&times[]=09:00`: the same rules for queries, forms and multipart field names. */
export function parsePairs(text: string): Record<string, unknown> {
  return parse(text, { arrayLimit: 200, depth: 5, parameterLimit: maxPairs, allowPrototypes: false });
}

/** Sets up the three ways in which a write call may be sent; plain text is none of them. */
export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A DELETE without a body may still name the media type.
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
  await app.register(formbody, { parser: parsePairs });
  await app.register(multipart, {
    limits: { files: 0, fields: maxMultipartFields, parts: maxMultipartFields, fieldSize: maxFieldBytes },
  });
}

/** The fields of a multipart body, parsed like those of a form. Throws `bad_request` when they cannot be read. */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new URLSearchParams();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' || part.valueTruncated) throw new ApiError('too_large');
      fields.append(part.fieldname, String(part.value));
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('bad_request');
  }
  return parsePairs(fields.toString());
}
