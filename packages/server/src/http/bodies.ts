import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'qs';
import { ApiError, invalidField } from '../errors/apiError.ts';
import { createUploadFolder, type UploadedFile, type UploadFolder } from './uploads.ts';

declare module 'fastify' {
  interface FastifyRequest {
    uploads: UploadFolder | null;
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

/** Registers the three parsers of request bodies; plain text is refused. */
export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
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
  app.decorateRequest('uploads', null);
  app.addHook('onResponse', (request) => removeUploads(request));
}

/** Removes the uploads of a request. */
export async function removeUploads(request: FastifyRequest): Promise<void> {
  await request.uploads?.remove();
}

/**
 * Parses the members of a multipart body. Fields are parsed like those of a form, files become {@link
 * UploadedFile}s. Throws `bad_request` for an unreadable body and `too_large` for a large part.
 */
export async function readMultipart(
  request: FastifyRequest,
  members: FileMembers,
): Promise<Record<string, unknown>> {
  const fields = new URLSearchParams();
  const files = new Map<string, UploadedFile[]>();
  try {
    await readParts(request, { members, fields, files });
  } catch (error) {
    await removeUploads(request);
    throw error instanceof ApiError ? error : new ApiError(isLimit(error) ? 'too_large' : 'bad_request');
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
    request.uploads ??= await createUploadFolder();
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
