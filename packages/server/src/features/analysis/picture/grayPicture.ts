import type { Sharp } from 'sharp';

/** A greyscale picture in rows of one byte per pixel: 0 is black. */
export interface GrayPicture {
  data: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/** Decodes a picture to grey levels. Throws when it cannot be decoded. */
export async function toGray(picture: Sharp): Promise<GrayPicture> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .grayscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, widthPx: info.width, heightPx: info.height };
}

/** Returns sharp's options for the raw bytes. */
export function rawOf({ widthPx, heightPx }: GrayPicture) {
  return { raw: { width: widthPx, height: heightPx, channels: 1 } } as const;
}
