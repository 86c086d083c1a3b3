import sharp from 'sharp';
import { type GrayPicture, rawOf, toGray } from './grayPicture.ts';
import { removeLeaders } from './leaders.ts';
import { evenLighting } from './lighting.ts';
import { removeRules } from './rules.ts';
import { findSkewDegrees } from './skew.ts';

/** A picture prepared for OCR, and its corrected skew. */
export interface PreparedPicture {
  png: Uint8Array;
  /** The same picture, smaller by {@link smallScale}, for a second reading. */
  smallPng: Uint8Array;
  /** Straightened page with its rules, one byte per pixel, for the search of points and for display. */
  gray: Uint8Array;
  widthPx: number;
  heightPx: number;
  /** Corrected clockwise skew of the original. */
  skewDegrees: number;
  /** Size of the upright original at the same scale. */
  uprightWidthPx: number;
  uprightHeightPx: number;
}

/** Scale of the second picture, which changes how strokes align with pixels. */
export const smallScale = 0.75;

const limitInputPixels = 40_000_000;
const widthRangePx = { least: 2300, most: 2500 };
const maxEnlargement = 2;
const skewWidthPx = 700;
const negligibleDegrees = 0.15;

/**
 * Prepares a picture: upright, evenly lit, straight, without table rules and leaders, and of moderate size.
 * Throws when it cannot be decoded.
 */
export async function preparePicture(picture: Uint8Array): Promise<PreparedPicture> {
  const upright = sharp(
    await sharp(picture, { limitInputPixels }).rotate().png({ compressionLevel: 1 }).toBuffer(),
  );
  const { width } = await upright.metadata();
  const wanted = Math.min(
    widthRangePx.most,
    Math.max(width, Math.min(widthRangePx.least, width * maxEnlargement)),
  );
  const even = await evenLighting(
    await toGray(upright.resize({ width: Math.round(wanted), kernel: 'lanczos3' })),
  );
  const skewDegrees = await skewOf(even);
  const straight = await rotated(even, -skewDegrees);
  const clean = removeLeaders(removeRules(straight));
  return {
    png: await toPng(clean, clean.widthPx),
    smallPng: await toPng(clean, Math.round(clean.widthPx * smallScale)),
    gray: straight.data,
    widthPx: clean.widthPx,
    heightPx: clean.heightPx,
    skewDegrees,
    uprightWidthPx: even.widthPx,
    uprightHeightPx: even.heightPx,
  };
}

/** Sets a density, which the OCR engine requires; its value does not matter. */
async function toPng(picture: GrayPicture, widthPx: number): Promise<Uint8Array> {
  return await sharp(picture.data, rawOf(picture))
    .resize({ width: widthPx })
    .withMetadata({ density: 200 })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function skewOf(picture: GrayPicture): Promise<number> {
  const small = await toGray(sharp(picture.data, rawOf(picture)).resize({ width: skewWidthPx }));
  const degrees = findSkewDegrees(small);
  return Math.abs(degrees) < negligibleDegrees ? 0 : degrees;
}

async function rotated(picture: GrayPicture, degrees: number): Promise<GrayPicture> {
  if (degrees === 0) return picture;
  return await toGray(sharp(picture.data, rawOf(picture)).rotate(degrees, { background: '#fff' }));
}
