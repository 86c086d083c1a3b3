import type { PageBox } from '@vitalane/contract';
import type { PreparedPicture } from './prepare.ts';

/** Corners in pixels of the prepared picture. */
export interface PixelBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Position of the prepared page on the upright original. */
export type Frame = Pick<
  PreparedPicture,
  'widthPx' | 'heightPx' | 'uprightWidthPx' | 'uprightHeightPx' | 'skewDegrees'
>;

/** Converts a box of the prepared picture into shares of the upright original's width and height. */
export function toPageBox({ x0, y0, x1, y1 }: PixelBox, frame: Frame): PageBox {
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => toUpright(x, y, frame));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [share(Math.min(...xs)), share(Math.min(...ys))];
  return {
    left,
    top,
    width: share(Math.max(...xs)) - left,
    height: share(Math.max(...ys)) - top,
  };
}

/** Rotates a point of the prepared picture back around the centre that both pictures share. */
function toUpright(x: number, y: number, frame: Frame): { x: number; y: number } {
  const angle = (frame.skewDegrees * Math.PI) / 180;
  const [right, down] = [x - frame.widthPx / 2, y - frame.heightPx / 2];
  return {
    x: (right * Math.cos(angle) - down * Math.sin(angle)) / frame.uprightWidthPx + 0.5,
    y: (right * Math.sin(angle) + down * Math.cos(angle)) / frame.uprightHeightPx + 0.5,
  };
}

/** Returns the bounding box of all boxes. */
export function around(boxes: readonly PixelBox[]): PixelBox {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value));
}
