import type { GrayPicture } from './grayPicture.ts';

const inkBelow = 128;
const maxDegrees = 6;
const coarseDegrees = 0.5;
const fineDegrees = 0.1;
const maxPoints = 60_000;

/** Returns the clockwise skew of a page's lines in degrees, from -6 to 6. */
export function findSkewDegrees(picture: GrayPicture): number {
  const points = inkPoints(picture);
  if (points.length === 0) return 0;
  const best = (around: number, reach: number, step: number) => {
    let found = { degrees: around, score: -1 };
    for (let degrees = around - reach; degrees <= around + reach + step / 2; degrees += step) {
      const score = lineScore(points, degrees, picture);
      if (score > found.score) found = { degrees, score };
    }
    return found.degrees;
  };
  return best(best(0, maxDegrees, coarseDegrees), coarseDegrees, fineDegrees);
}

function inkPoints({ data, widthPx, heightPx }: GrayPicture): readonly (readonly [x: number, y: number])[] {
  const points: [number, number][] = [];
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) if ((data[y * widthPx + x] ?? 255) < inkBelow) points.push([x, y]);
  }
  const every = Math.ceil(points.length / maxPoints);
  return points.filter((_, index) => index % every === 0);
}

/** Returns a score that is high when rows of ink alternate with empty rows, as along lines of text. */
function lineScore(
  points: readonly (readonly [number, number])[],
  degrees: number,
  { widthPx, heightPx }: GrayPicture,
): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Uint32Array(heightPx + widthPx);
  for (const [x, y] of points) {
    const row = Math.round(y - x * slope + widthPx / 2);
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0);
}
