import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, lstat, open, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { addMs, hourMs, toEpochMs } from '@vitalane/time';
import { ApiError } from '../errors/apiError.ts';
import type { UploadShare } from './uploadSpace.ts';

interface UploadedFileDetails {
  /** Returns the content, until the request ends. */
  read: () => Promise<Buffer>;
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
  readonly read: () => Promise<Buffer>;
  readonly filename: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly sha256: string;

  constructor(details: UploadedFileDetails) {
    this.read = details.read;
    this.filename = details.filename;
    this.mediaType = details.mediaType;
    this.bytes = details.bytes;
    this.sha256 = details.sha256;
  }

  /** Returns the identity of the file, which a repeated request sends again. */
  toJSON(): Omit<UploadedFileDetails, 'read'> {
    const { filename, mediaType, bytes, sha256 } = this;
    return { filename, mediaType, bytes, sha256 };
  }
}

/**
 * The files of one request. They have no name on the disk: the system removes them when they are closed, and
 * when the process is killed. They close when the request has ended and no work uses them, in any order.
 */
export interface Uploads {
  /** Writes a file to the disk. Only for use within {@link Uploads.use}. */
  receive(content: Readable, file: { filename: string; mediaType: string }): Promise<UploadedFile>;
  /** Runs work that writes or reads files. Throws `bad_request` when the request has ended and they are closed. */
  use<T>(work: () => Promise<T>): Promise<T>;
  /** Ends the request. */
  end(): Promise<void>;
}

const namePrefix = 'vitalane-upload-';

/** Creates the {@link Uploads} of a request, which take their space from `share`. */
export function createUploads(share: UploadShare): Uploads {
  const files: FileHandle[] = [];
  let uses = 0;
  let isEnded = false;
  let isClosed = false;

  async function closeWhenUnused(): Promise<void> {
    if (!isEnded || uses > 0 || files.length === 0) return;
    isClosed = true;
    await Promise.all(files.splice(0).map((file) => file.close()));
    share.release();
  }

  async function openUnnamed(): Promise<FileHandle> {
    const path = join(tmpdir(), `${namePrefix}${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    files.push(file);
    await unlink(path);
    return file;
  }

  return {
    async receive(content, { filename, mediaType }) {
      const file = await openUnnamed();
      const hash = createHash('sha256');
      let bytes = 0;
      const measured = async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          share.take(chunk.length);
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      };
      await writeFile(file, measured(content));
      const sha256 = hash.digest('base64url');
      const read = () => contentOf(file, bytes);
      return new UploadedFile({ read, filename: safeFilename(filename), mediaType, bytes, sha256 });
    },
    async use(work) {
      if (isClosed) throw new ApiError('bad_request');
      uses += 1;
      try {
        return await work();
      } finally {
        uses -= 1;
        await closeWhenUnused();
      }
    },
    async end() {
      isEnded = true;
      await closeWhenUnused();
    },
  };
}

async function contentOf(file: FileHandle, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
  if (bytesRead !== bytes) throw new Error('An upload could not be read completely');
  return buffer;
}

/**
 * Removes what killed processes left in the temporary folder: files of earlier versions, and empty ones. A file
 * older than an hour belongs to no request of a running process.
 */
export async function sweepUploads(now: Date, onError: (error: unknown) => void): Promise<void> {
  const oldest = toEpochMs(addMs(now, -hourMs));
  const remove = async (path: string) => {
    const { mtimeMs } = await lstat(path);
    if (mtimeMs < oldest) await rm(path, { recursive: true, force: true });
  };
  try {
    const names = (await readdir(tmpdir())).filter((name) => name.startsWith(namePrefix));
    for (const name of names) await remove(join(tmpdir(), name)).catch(onError);
  } catch (error) {
    onError(error);
  }
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
