import sharp from 'sharp';
import { type GrayPicture, rawOf, toGray } from './grayPicture.ts';
import { removeLeaders } from './leaders.ts';
import { evenLighting } from './lighting.ts';
import { removeRules } from './rules.ts';
import { findSkewDegrees } from './skew.ts';

/** A picture prepared for OCR, and the angle by which it was turned. */
export interface PreparedPicture {
  png: Uint8Array;
  /** The same, smaller by {@link smallScale}, for a second reading. */
  smallPng: Uint8Array;
  /** The straight page with its rules, a byte a pixel: what points are looked for in, and what is shown. */
  gray: Uint8Array;
  widthPx: number;
  heightPx: number;
  /** Clockwise turn of the original that was undone. */
  skewDegrees: number;
  /** Size of the upright original at the same scale. */
  uprightWidthPx: number;
  uprightHeightPx: number;
}

/** How much smaller the second picture is: other strokes fall on other pixels. */
export const smallScale = 0.75;

const limitInputPixels = 40_000_000;
const widthRangePx = { least: 2300, most: 2500 };
const mostEnlarged = 2;
const skewWidthPx = 700;
const negligibleDegrees = 0.15;

/** Upright, evenly lit, straight, without the rules and leaders of tables, and neither small nor huge. Throws when it cannot be decoded. */
export async function preparePicture(picture: Uint8Array): Promise<PreparedPicture> {
  const upright = sharp(
    await sharp(picture, { limitInputPixels }).rotate().png({ compressionLevel: 1 }).toBuffer(),
  );
  const { width } = await upright.metadata();
  const wanted = Math.min(
    widthRangePx.most,
    Math.max(width, Math.min(widthRangePx.least, width * mostEnlarged)),
  );
  const even = await evenLighting(
    await toGray(upright.resize({ width: Math.round(wanted), kernel: 'lanczos3' })),
  );
  const skewDegrees = await skewOf(even);
  const straight = await turned(even, -skewDegrees);
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

async function turned(picture: GrayPicture, degrees: number): Promise<GrayPicture> {
  if (degrees === 0) return picture;
  return await toGray(sharp(picture.data, rawOf(picture)).rotate(degrees, { background: '#fff' }));
}
