import type { PixelBox } from './box.ts';
import type { GrayPicture } from './grayPicture.ts';

/** A connected component of ink, in pixels of the page. */
export interface Blob {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  area: number;
}

/** Ink threshold between the darkest ink and the paper; a small blurred point is lighter than a digit. */
const inkShare = 0.62;
const paper = 255;

/** Returns the components of ink in a box, connected over edges and corners. */
export function findBlobs({ data, widthPx, heightPx }: GrayPicture, box: PixelBox): Blob[] {
  const [left, top] = [Math.max(0, Math.floor(box.x0) - 1), Math.max(0, Math.floor(box.y0) - 1)];
  const [right, bottom] = [
    Math.min(widthPx, Math.ceil(box.x1) + 1),
    Math.min(heightPx, Math.ceil(box.y1) + 2),
  ];
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0) return [];
  const shades = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * widthPx + left;
    shades.set(data.subarray(from, from + width), y * width);
  }
  const darkest = shades.reduce((least, shade) => Math.min(least, shade), paper);
  const limit = darkest + (paper - darkest) * inkShare;
  const seen = new Uint8Array(width * height);
  const blobs: Blob[] = [];
  for (let index = 0; index < shades.length; index++) {
    if ((shades[index] ?? paper) < limit && !seen[index]) blobs.push(fill(index));
  }
  return blobs;

  function fill(start: number): Blob {
    const blob: Blob = { x0: width, y0: height, x1: 0, y1: 0, area: 0 };
    const open = [start];
    seen[start] = 1;
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      const [x, y] = [index % width, Math.floor(index / width)];
      blob.x0 = Math.min(blob.x0, x);
      blob.y0 = Math.min(blob.y0, y);
      blob.x1 = Math.max(blob.x1, x + 1);
      blob.y1 = Math.max(blob.y1, y + 1);
      blob.area += 1;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [nx, ny] = [x + dx, y + dy];
          const next = ny * width + nx;
          if (nx < 0 || ny < 0 || nx >= width || ny >= height || seen[next]) continue;
          if ((shades[next] ?? paper) >= limit) continue;
          seen[next] = 1;
          open.push(next);
        }
      }
    }
    return { ...blob, x0: left + blob.x0, y0: top + blob.y0, x1: left + blob.x1, y1: top + blob.y1 };
  }
}
