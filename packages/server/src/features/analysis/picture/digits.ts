import type { PixelBox } from './box.ts';
import type { GrayPicture } from './grayPicture.ts';
import { patchesIn, patternOf } from './points.ts';

/** Result of a comparison of a number's digits with the other digits of the page. */
export type DigitCheck = 'agree' | 'differ' | 'unknown';

/** The image of a digit, scaled to a common height. */
interface Glyph {
  digit: string;
  shades: Uint8Array;
  word: PixelBox;
}

const side = 16;
const white = 255;
/** Minimum confidence in percent of numbers that serve as samples of the page's digits. */
const minConfidencePercent = 85;
/** Mean differences of grey level, as a share of black. */
const alike = 0.14;
const identical = 0.05;
const clearlyNearer = 0.8;
/** Relative distance at which digits that OCR confuses on this page still differ. */
const distinct = 1.15;
/** Less than a space, in heights of a digit. */
const edgeShare = 0.2;
const number = /^[\d.,<>()/:-]*\d[\d.,<>()/:-]*$/;

/** A number read by OCR, with its picture. */
export interface NumberWord {
  text: string;
  confidencePercent: number;
  box: PixelBox;
}

/**
 * Creates a check of numbers against other digits of the same page. One font prints equal digits alike. A digit
 * that looks like a different digit of the page was misread. A digit that looks like none was written by hand.
 */
export function digitCheck(picture: GrayPicture, words: readonly NumberWord[]) {
  const known = words
    .filter(({ confidencePercent }) => confidencePercent >= minConfidencePercent)
    .flatMap((word) => glyphsOf(picture, word) ?? []);

  return (word: NumberWord): DigitCheck => {
    const glyphs = glyphsOf(picture, word);
    if (!glyphs || glyphs.length === 0) return 'unknown';
    const others = known.filter((glyph) => !overlaps(glyph.word, word.box));
    const checks = glyphs.map((glyph) => checkGlyph(glyph, others));
    if (checks.includes('differ')) return 'differ';
    return checks.includes('unknown') ? 'unknown' : 'agree';
  };
}

function checkGlyph({ digit, shades }: Glyph, others: readonly Glyph[]): DigitCheck {
  let [same, another] = [1, 1];
  for (const other of others) {
    const distance = distanceOf(shades, other.shades);
    if (other.digit === digit) same = Math.min(same, distance);
    else another = Math.min(another, distance);
  }
  // Without another sample of its own digit, only an identical image contradicts it.
  const limit = same < 1 ? Math.min(alike, same * clearlyNearer) : identical;
  if (another < limit) return 'differ';
  return same < alike && same * distinct <= another ? 'agree' : 'unknown';
}

function distanceOf(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++)
    sum += Math.abs((one[index] ?? white) - (other[index] ?? white));
  return sum / (one.length * white);
}

function overlaps(one: PixelBox, other: PixelBox): boolean {
  return one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1;
}

/** Returns the images of a number's digits; `null` unless every character is one component of ink. */
function glyphsOf(picture: GrayPicture, { text, box }: NumberWord): Glyph[] | null {
  if (!number.test(text)) return null;
  const patches = patchesIn(picture, withEdges(box));
  if (patches.map(({ sign }) => sign).join('') !== patternOf(text)) return null;
  return patches.flatMap((patch, index) => {
    const digit = text[index] ?? '';
    return /\d/.test(digit) ? [{ digit, shades: scaled(picture, patch), word: box }] : [];
  });
}

/** Extends a box by its surroundings, so that a cut-off digit is detected as an extra component. */
function withEdges({ x0, y0, x1, y1 }: PixelBox): PixelBox {
  const edge = (y1 - y0) * edgeShare;
  return { x0: x0 - edge, y0, x1: x1 + edge, y1 };
}

/** Returns a component scaled to a common height, in the middle of a square. */
function scaled({ data, widthPx, heightPx }: GrayPicture, { x0, y0, x1, y1 }: PixelBox): Uint8Array {
  const step = (y1 - y0) / side;
  const middle = (x0 + x1) / 2;
  const shades = new Uint8Array(side * side);
  const at = (x: number, y: number) =>
    x < x0 || x >= x1 || x < 0 || x >= widthPx || y >= heightPx ? white : (data[y * widthPx + x] ?? white);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const [x, y] = [middle + (column - side / 2 + 0.5) * step, y0 + (row + 0.5) * step];
      shades[row * side + column] = at(Math.round(x - 0.5), Math.round(y - 0.5));
    }
  }
  return shades;
}
