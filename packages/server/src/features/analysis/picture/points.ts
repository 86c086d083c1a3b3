import { type Blob, findBlobs } from './blobs.ts';
import type { PixelBox } from './box.ts';
import type { GrayPicture } from './grayPicture.ts';

const maxTextLength = 24;
/** Text with one component of ink for each character; OCR may read a point as a colon. */
const numeric = /^[\d.,:;<>()~=+*-]*\d[\d.,:;<>()~=+*-]*$/;
/** A number that touches its unit or flag. */
const withUnit = /^(\d+(?:[.,]\d+)?)[a-z%*µ].*$/i;
/** Dimensions of a point, in heights of a digit. */
const point = { most: 0.36, least: 0.05, above: 0.62 };
/** Dimensions of a dash, in heights of a digit, and of itself. */
const dash = { highest: 0.3, longest: 1.3, above: 0.2 };

/** Class of a component of ink: a point, a dash, or anything else. */
type Sign = '.' | '-' | 'x';

/** A number after the comparison of text and picture. */
interface CheckedNumber {
  text: string;
  /** Whether text and picture disagree about a point. */
  isPointDoubtful: boolean;
}

/**
 * Compares the decimal points of a number with its picture, and moves them to where the picture shows them.
 * OCR loses points without reporting a lower confidence.
 */
export function checkPoints(picture: GrayPicture, box: PixelBox, text: string): CheckedNumber {
  if (text.length > maxTextLength) return { text, isPointDoubtful: false };
  const shown = shownIn(picture, box);
  const [, number] = withUnit.exec(text) ?? [];
  if (number) {
    // The text after the number may consist of any number of components.
    const start = patternOf(number);
    return { text, isPointDoubtful: !shown.startsWith(start) || shown[start.length] === '.' };
  }
  if (!numeric.test(text)) return { text, isPointDoubtful: false };
  const read = patternOf(text);
  const isSame = withoutDashes(shown) === withoutDashes(read);
  // Touching digits are one component, so only the numbers of points can be compared.
  if (count(shown) !== count(read)) return { text, isPointDoubtful: points(shown) !== points(read) };
  const characters = text.replaceAll(/[.,:;]/g, '');
  let next = 0;
  const corrected = [...shown].map((sign) => {
    const character = sign === '.' ? '.' : characters[next++];
    return sign === '-' ? '-' : character;
  });
  return { text: corrected.join(''), isPointDoubtful: !isSame };
}

/** Returns the components from left to right: `.` for a point, `-` for a dash, `x` for anything else. */
function shownIn(picture: GrayPicture, box: PixelBox): string {
  return patchesIn(picture, box)
    .map(({ sign }) => sign)
    .join('')
    .replaceAll(/^\.+|\.+$/g, '');
}

/** Returns the ink components of a number from left to right, without specks, and classifies them. */
export function patchesIn(picture: GrayPicture, box: PixelBox): (Blob & { sign: Sign })[] {
  const blobs = findBlobs(picture, box);
  const tallest = Math.max(0, ...blobs.map(({ y0, y1 }) => y1 - y0));
  const baseline = Math.max(0, ...blobs.filter(({ y0, y1 }) => y1 - y0 > tallest * 0.7).map(({ y1 }) => y1));
  return blobs
    .filter(({ area }) => area >= (point.least * tallest) ** 2)
    .toSorted((a, b) => a.x0 - b.x0)
    .map((blob) => ({ ...blob, sign: signOf(blob, tallest, baseline) }));
}

/** Returns the expected classes of a text's components. */
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
