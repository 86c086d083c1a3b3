import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'qs';
import { ApiError, invalidField } from '../errors/apiError.ts';
import { networkOf } from './networks.ts';
import { onRequestEnd } from './requestEnd.ts';
import type { UploadSpace } from './uploadSpace.ts';
import { createUploads, type UploadedFile, type Uploads } from './uploads.ts';

declare module 'fastify' {
  interface FastifyRequest {
    uploads: Uploads;
  }
}

/** Members of a multipart body that hold files: one, or a list of them. */
export type FileMembers = ReadonlyMap<string, 'one' | 'many'>;

const maxPairs = 1000;
/** Maximum number of fields: a health form has up to 60 values of five members, and two lists. */
const maxFields = 520;
const maxFieldBytes = 64 * 1024;
/** Maximum size of all fields of a request, equal to that of a JSON body. */
const maxTextBytes = 1024 * 1024;
const maxFiles = 10;
const maxFileBytes = 20 * 1024 * 1024;
/** Maximum size of all files of a request. */
const maxTotalBytes = 2 * maxFileBytes;

/** Parses `a=1&days[0]=2&times[]=09:00`, with the same rules for queries, forms and multipart field names. */
export function parsePairs(text: string): Record<string, unknown> {
  return parse(text, { arrayLimit: 200, depth: 5, parameterLimit: maxPairs, allowPrototypes: false });
}

/** Registers the three parsers of request bodies; plain text is refused. Uploads are written to `space`. */
export async function registerBodyParsers(app: FastifyInstance, space: UploadSpace): Promise<void> {
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A DELETE request without a body may still have a content type.
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
  await app.register(formbody, { parser: parsePairs });
  await app.register(multipart, {
    limits: {
      files: maxFiles,
      fields: maxFields,
      parts: maxFiles + maxFields,
      fieldSize: maxFieldBytes,
      fileSize: maxFileBytes,
    },
    throwFileSizeLimit: false,
  });
  app.decorateRequest('uploads');
  app.addHook('onRequest', (request, _reply, done) => {
    request.uploads = createUploads(space.shareOf(networkOf(request.ip, 64)));
    done();
  });
  onRequestEnd(app, (request) => {
    request.uploads
      .end()
      .catch((error: unknown) => request.log.error({ err: error }, 'failed to remove an upload'));
  });
}

/**
 * Parses the members of a multipart body. Fields are parsed like those of a form, files become {@link
 * UploadedFile}s. Throws `bad_request` for an unreadable body, `too_large` for a large part, and
 * `too_many_requests` when uploads take too much space.
 */
export async function readMultipart(
  request: FastifyRequest,
  members: FileMembers,
): Promise<Record<string, unknown>> {
  const fields = new URLSearchParams();
  const files = new Map<string, UploadedFile[]>();
  try {
    await request.uploads.use(() => readParts(request, { members, fields, files }));
  } catch (error) {
    if (error instanceof ApiError || isOfDisk(error)) throw error;
    throw new ApiError(isLimit(error) ? 'too_large' : 'bad_request');
  }
  return { ...parsePairs(fields.toString()), ...toMembers(files, members) };
}

async function readParts(
  request: FastifyRequest,
  into: { members: FileMembers; fields: URLSearchParams; files: Map<string, UploadedFile[]> },
): Promise<void> {
  let totalBytes = 0;
  let textBytes = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      const value = String(part.value);
      textBytes += Buffer.byteLength(value);
      if (part.valueTruncated || textBytes > maxTextBytes) throw new ApiError('too_large');
      into.fields.append(part.fieldname, value);
      continue;
    }
    const name = part.fieldname.replace(/\[\d*\]$/, '');
    // Ignores members that are not in the contract.
    if (!into.members.has(name)) {
      part.file.resume();
      continue;
    }
    const file = await request.uploads.receive(part.file, {
      filename: part.filename ?? '',
      mediaType: part.mimetype,
    });
    totalBytes += file.bytes;
    if (part.file.truncated || totalBytes > maxTotalBytes) throw new ApiError('too_large');
    // Browsers send an empty part for an empty file input.
    if (file.bytes > 0 || part.filename) into.files.set(name, [...(into.files.get(name) ?? []), file]);
  }
}

function toMembers(
  files: ReadonlyMap<string, UploadedFile[]>,
  members: FileMembers,
): Record<string, UploadedFile | UploadedFile[] | undefined> {
  return Object.fromEntries(
    [...files].map(([name, received]) => {
      if (members.get(name) === 'many') return [name, received];
      if (received.length > 1) throw invalidField(name, 'Send one file.');
      return [name, received[0]];
    }),
  );
}

function isLimit(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /_LIMIT$/.test(String(error.code));
}

/** Returns whether an error is of the temporary folder, which is not the sender's fault. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall !== 'read';
}
