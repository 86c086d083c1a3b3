import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

interface UploadedFileDetails {
  /** Where the bytes lie until the request has been answered. */
  path: string;
  /** As the sender named it: no folders, no control characters, at most 200 characters. */
  filename: string;
  /** As the sender declared it; the content may be something else. */
  mediaType: string;
  bytes: number;
  /** SHA-256 of the content, in base64url. */
  sha256: string;
}

/** A file that came with the request. Nothing about it has been checked but its size. */
export class UploadedFile {
  readonly path: string;
  readonly filename: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly sha256: string;

  constructor(details: UploadedFileDetails) {
    this.path = details.path;
    this.filename = details.filename;
    this.mediaType = details.mediaType;
    this.bytes = details.bytes;
    this.sha256 = details.sha256;
  }

  /** Returns what makes it another file: a repeated request sends the same, at another path. */
  toJSON(): Omit<UploadedFileDetails, 'path'> {
    const { filename, mediaType, bytes, sha256 } = this;
    return { filename, mediaType, bytes, sha256 };
  }
}

/** The files of one request, in a folder of their own. */
export interface UploadFolder {
  receive(content: Readable, file: { filename: string; mediaType: string }): Promise<UploadedFile>;
  /** Removes everything; more than once does no harm. */
  remove(): Promise<void>;
}

/** Makes an empty {@link UploadFolder} that only this process' user can read. */
export async function createUploadFolder(): Promise<UploadFolder> {
  const directory = await mkdtemp(join(tmpdir(), 'vitalane-upload-'));
  let count = 0;
  return {
    async receive(content, { filename, mediaType }) {
      const path = join(directory, String(count));
      count += 1;
      const hash = createHash('sha256');
      let bytes = 0;
      const measured = async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      };
      await pipeline(content, measured, createWriteStream(path, { mode: 0o600 }));
      const sha256 = hash.digest('base64url');
      return new UploadedFile({ path, filename: safeFilename(filename), mediaType, bytes, sha256 });
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

const longestFilename = 200;

/** Returns a name that can be stored and shown: what follows the last slash, without control and direction characters. */
export function safeFilename(filename: string): string {
  const base = filename.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const shown = base.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '').trim();
  return [...shown].slice(-longestFilename).join('') || 'file';
}
