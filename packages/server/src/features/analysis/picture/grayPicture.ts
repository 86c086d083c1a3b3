import type { Sharp } from 'sharp';

/** A picture in shades of grey, row by row, one byte a pixel: 0 is black. */
export interface GrayPicture {
  data: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/** Decodes to grey. Throws when the picture cannot be decoded. */
export async function toGray(picture: Sharp): Promise<GrayPicture> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .grayscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, widthPx: info.width, heightPx: info.height };
}

/** Returns how sharp is told what the bytes are. */
export function rawOf({ widthPx, heightPx }: GrayPicture) {
  return { raw: { width: widthPx, height: heightPx, channels: 1 } } as const;
}
