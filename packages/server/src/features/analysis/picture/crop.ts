import sharp from 'sharp';
import type { PixelBox } from './box.ts';
import { type GrayPicture, rawOf } from './grayPicture.ts';

/** Margins for the text before the value and for its unit, in heights of the digits. */
const margin = { before: 3, after: 7, above: 0.6 };
const quality = 75;

/** Returns the value with its surroundings, as a data URL. */
export async function cropAround(picture: GrayPicture, { x0, y0, x1, y1 }: PixelBox): Promise<string> {
  const height = y1 - y0;
  const left = Math.max(0, Math.floor(x0 - margin.before * height));
  const top = Math.max(0, Math.floor(y0 - margin.above * height));
  const right = Math.min(picture.widthPx, Math.ceil(x1 + margin.after * height));
  const bottom = Math.min(picture.heightPx, Math.ceil(y1 + margin.above * height));
  const content = await sharp(picture.data, rawOf(picture))
    .extract({ left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) })
    .jpeg({ quality })
    .toBuffer();
  return `data:image/jpeg;base64,${content.toString('base64')}`;
}
