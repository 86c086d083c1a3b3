import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A response body that is a file. */
export interface FileReply<ContentType> {
  contentType: ContentType;
  content: Buffer | Readable;
  /** Name for the download; the file is never displayed. */
  fileName?: string;
}

/** Response of a handler. */
export interface HandlerResponse {
  status: number;
  body?: unknown;
  file?: FileReply<string>;
  headers?: Record<string, string>;
}

/** Sends the response of a handler. */
export function sendResponse(
  reply: FastifyReply,
  { status, body, file, headers = {} }: HandlerResponse,
): FastifyReply {
  reply.code(status).headers(headers);
  return file ? sendFile(reply, file) : reply.send(body);
}

/** Sends an uploaded file as a download. A browser that displays it anyway cannot run its scripts. */
function sendFile(reply: FastifyReply, { contentType, content, fileName }: FileReply<string>): FastifyReply {
  return reply
    .type(contentType)
    .header('content-disposition', attachment(fileName))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(content);
}

function attachment(fileName: string | undefined): string {
  if (fileName === undefined) return 'attachment';
  const ascii = fileName.replaceAll(/[^\w. -]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeRfc5987(fileName)}`;
}

function encodeRfc5987(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
