import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { fileTypes } from '../db/tables/files.ts';
import { ApiError } from '../errors/apiError.ts';
import type { UploadedFile } from '../http/uploads.ts';

/** Supported file types. */
export type FileType = (typeof fileTypes)[number];

type PictureType = keyof typeof formats;

/** Files that a field accepts: pictures only, or PDF documents as well. */
export type Accepted = 'picture' | 'document';

const extensions: Record<FileType, readonly string[]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
};

const accepted: Record<Accepted, { types: readonly FileType[]; message: string }> = {
  picture: {
    types: ['image/jpeg', 'image/png', 'image/webp'],
    message: 'This picture could not be read. Choose a JPEG, PNG or WebP file.',
  },
  document: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    message: 'This file could not be read. Choose a JPEG, PNG, WebP or PDF file.',
  },
};

/** Message about a HEIC picture of an iPhone. The decoder supports AVIF, not the patented HEVC. */
const heicMessage =
  'This is a HEIC picture, which cannot be read here. Choose a JPEG: on an iPhone, set Settings, Camera, Formats to Most Compatible, or send a screenshot of the picture.';

/** Returns the refusal of a HEIC picture, with advice. */
export const refusedHeic = (field: string) => refused(field, heicMessage);

/** Returns whether a media type is HEIC, the format of iPhones. */
export function isHeic(mediaType: string | undefined): boolean {
  return /^image\/hei[cf](-sequence)?$/.test(mediaType ?? '');
}

const maxPixels = 40_000_000;
const decodeSeconds = 20;
const avatarPixels = 512;

// Decoded pictures must not stay in memory for later requests.
sharp.cache(false);

/**
 * Detects the type of an upload by its content; the name and the declared type must match it. Throws
 * `unreadable_file` with the field's name. Pictures must still be decoded: see {@link reencode}.
 */
export async function identify(
  upload: UploadedFile,
  content: Buffer,
  { field, accepts }: { field: string; accepts: Accepted },
): Promise<FileType> {
  const found = await fileTypeFromBuffer(content);
  const type = accepted[accepts].types.find((candidate) => candidate === found?.mime);
  if (isHeic(found?.mime)) throw refusedHeic(field);
  const isSound = type !== undefined && agrees(upload, type) && isWhole(content, type);
  if (!isSound) throw unreadable(field, accepts);
  return type;
}

/**
 * Encodes a picture again, upright and without metadata, so that only the pixels are kept. An avatar becomes a
 * JPEG of at most 512 pixels. Throws `unreadable_file`.
 */
export async function reencode(
  content: Buffer,
  { type, field, isAvatar }: { type: PictureType; field: string; isAvatar: boolean },
): Promise<{ type: FileType; content: Buffer }> {
  const target = isAvatar ? 'image/jpeg' : type;
  const limits = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
  try {
    const upright = sharp(content, limits).timeout({ seconds: decodeSeconds }).rotate();
    const sized = isAvatar
      ? upright.resize(avatarPixels, avatarPixels, { fit: 'inside', withoutEnlargement: true })
      : upright;
    const flat = target === 'image/jpeg' ? sized.flatten({ background: '#ffffff' }) : sized;
    return { type: target, content: await flat.toFormat(formats[target]).toBuffer() };
  } catch {
    throw unreadable(field, isAvatar ? 'picture' : 'document');
  }
}

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;

function agrees({ filename, mediaType }: UploadedFile, type: FileType): boolean {
  const extension = extname(filename).toLowerCase();
  const isNamedSo = extension === '' || extensions[type].includes(extension);
  return isNamedSo && (mediaType === type || mediaType === 'application/octet-stream');
}

/** Returns whether a file is complete. A PDF has a start and an end marker; pictures are checked by decoding. */
function isWhole(content: Buffer, type: FileType): boolean {
  if (type !== 'application/pdf') return true;
  const [head, tail] = [content.subarray(0, 5), content.subarray(-2048)];
  return head.toString('latin1') === '%PDF-' && tail.toString('latin1').includes('%%EOF');
}

function unreadable(field: string, accepts: Accepted): ApiError {
  return refused(field, accepted[accepts].message);
}

function refused(field: string, message: string): ApiError {
  return new ApiError('unreadable_file', { fields: [{ name: field, message }] });
}
