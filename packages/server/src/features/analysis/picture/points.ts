import { type Blob, findBlobs } from './blobs.ts';
import type { PixelBox } from './box.ts';
import type { GrayPicture } from './grayPicture.ts';

const mostText = 24;
/** Text of which each character is one patch of ink; a point is sometimes taken for a colon. */
const numeric = /^[\d.,:;<>()~=+*-]*\d[\d.,:;<>()~=+*-]*$/;
/** A number that its unit or flag touches. */
const withUnit = /^(\d+(?:[.,]\d+)?)[a-z%*µ].*$/i;
/** In heights of a digit. */
const point = { most: 0.36, least: 0.05, above: 0.62 };
/** In heights of a digit, and of itself. */
const dash = { highest: 0.3, longest: 1.3, above: 0.2 };

/** What a patch of ink looks like: a point, a dash, or anything else. */
type Sign = '.' | '-' | 'x';

/** A number as text and picture say it together. */
interface CheckedNumber {
  text: string;
  /** Text and picture disagree about a point. */
  isPointDoubtful: boolean;
}

/**
 * Compares the decimal points of a number with its picture, and moves them to where the picture shows them.
 * OCR loses points without reporting a lower confidence.
 */
export function checkPoints(picture: GrayPicture, box: PixelBox, text: string): CheckedNumber {
  if (text.length > mostText) return { text, isPointDoubtful: false };
  const shown = shownIn(picture, box);
  const [, number] = withUnit.exec(text) ?? [];
  if (number) {
    // What follows the number may be any number of patches.
    const start = patternOf(number);
    return { text, isPointDoubtful: !shown.startsWith(start) || shown[start.length] === '.' };
  }
  if (!numeric.test(text)) return { text, isPointDoubtful: false };
  const read = patternOf(text);
  const isSame = withoutDashes(shown) === withoutDashes(read);
  // Digits that touch are one patch: then only the number of points can be compared.
  if (count(shown) !== count(read)) return { text, isPointDoubtful: points(shown) !== points(read) };
  const characters = text.replaceAll(/[.,:;]/g, '');
  let next = 0;
  const corrected = [...shown].map((sign) => {
    const character = sign === '.' ? '.' : characters[next++];
    return sign === '-' ? '-' : character;
  });
  return { text: corrected.join(''), isPointDoubtful: !isSame };
}

/** Returns the patches from left to right: `.` for a point, `-` for a dash, `x` for anything else. */
function shownIn(picture: GrayPicture, box: PixelBox): string {
  return patchesIn(picture, box)
    .map(({ sign }) => sign)
    .join('')
    .replaceAll(/^\.+|\.+$/g, '');
}

/** Returns the patches of ink of a number from left to right, without specks, and which of them are points. */
export function patchesIn(picture: GrayPicture, box: PixelBox): (Blob & { sign: Sign })[] {
  const blobs = findBlobs(picture, box);
  const tallest = Math.max(0, ...blobs.map(({ y0, y1 }) => y1 - y0));
  const baseline = Math.max(0, ...blobs.filter(({ y0, y1 }) => y1 - y0 > tallest * 0.7).map(({ y1 }) => y1));
  return blobs
    .filter(({ area }) => area >= (point.least * tallest) ** 2)
    .toSorted((a, b) => a.x0 - b.x0)
    .map((blob) => ({ ...blob, sign: signOf(blob, tallest, baseline) }));
}

/** Returns what the picture of a text should show. */
export const patternOf = (text: string) =>
  text
    .replaceAll(/[^.,:;~=-]/g, 'x')
    .replaceAll(/[,:;]/g, '.')
    .replaceAll(/[~=]/g, '-')
    .replace(/\.+$/, '');
const withoutDashes = (pattern: string) => pattern.replaceAll('-', 'x');
const points = (pattern: string) => pattern.split('.').length;
const count = (pattern: string) => pattern.replaceAll('.', '').length;

function signOf({ x0, y0, x1, y1 }: Blob, tallest: number, baseline: number): Sign {
  const [width, height] = [x1 - x0, y1 - y0];
  const isLow = y0 >= baseline - tallest * (1 - point.above) && y1 <= baseline + tallest * 0.3;
  if (width <= tallest * point.most && height <= tallest * point.most * 1.4 && isLow) return '.';
  const isFlat = height <= tallest * dash.highest && width >= height * dash.longest;
  return isFlat && y0 < baseline - tallest * dash.above ? '-' : 'x';
}
