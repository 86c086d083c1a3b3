import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

interface UploadedFileDetails {
  /** Path of the bytes until the response is sent. */
  path: string;
  /** Name from the sender: no folders, no control characters, at most 200 characters. */
  filename: string;
  /** Declared by the sender; the content may differ. */
  mediaType: string;
  bytes: number;
  /** SHA-256 of the content, in base64url. */
  sha256: string;
}

/** An uploaded file. Only its size has been checked. */
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

  /** Returns the identity of the file: a repeated request sends the same file at another path. */
  toJSON(): Omit<UploadedFileDetails, 'path'> {
    const { filename, mediaType, bytes, sha256 } = this;
    return { filename, mediaType, bytes, sha256 };
  }
}

/** The files of one request, in their own folder. */
export interface UploadFolder {
  receive(content: Readable, file: { filename: string; mediaType: string }): Promise<UploadedFile>;
  /** Removes all files. Can be called repeatedly. */
  remove(): Promise<void>;
}

/** Creates an empty {@link UploadFolder} that only the user of this process can read. */
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

/**
 * Returns a name that can be stored and shown: the part after the last slash, without control and direction
 * characters.
 */
export function safeFilename(filename: string): string {
  const base = filename.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const shown = base.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '').trim();
  return [...shown].slice(-longestFilename).join('') || 'file';
}
