import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { toPageBox } from './box.ts';
import { type GrayPicture, toGray } from './grayPicture.ts';
import { evenLighting } from './lighting.ts';
import { preparePicture } from './prepare.ts';
import { removeRules } from './rules.ts';
import { findSkewDegrees } from './skew.ts';

const size = { widthPx: 800, heightPx: 600 };

/** Returns a page with rows of short strokes, like lines of text. */
function drawing(extra = ''): Buffer {
  const rows = Array.from({ length: 14 }, (_, row) =>
    Array.from(
      { length: 30 },
      (_unused, word) => `<rect x="${60 + word * 22}" y="${40 + row * 38}" width="14" height="12"/>`,
    ).join(''),
  ).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.widthPx}" height="${size.heightPx}"><rect width="100%" height="100%" fill="white"/>${rows}${extra}</svg>`,
  );
}

const shadeAt = ({ data, widthPx }: GrayPicture, x: number, y: number) => data[y * widthPx + x];

describe('the skew of a page', () => {
  it.each([-4.2, -1, 0, 0.7, 3, 5.5])('is found at %s degrees', async (degrees) => {
    const turned = sharp(await sharp(drawing()).png().toBuffer()).rotate(degrees, { background: '#fff' });
    expect(findSkewDegrees(await toGray(turned))).toBeCloseTo(degrees, 0.9);
  });

  it('is zero on an empty page', async () => {
    const empty = sharp({ create: { width: 50, height: 50, channels: 3, background: 'white' } });
    expect(findSkewDegrees(await toGray(empty))).toBe(0);
  });
});

it('removes the rules of a table and keeps the letters', async () => {
  const ruled = drawing(
    '<rect x="40" y="70" width="700" height="2"/><rect x="50" y="20" width="2" height="560"/>',
  );
  const clean = removeRules(await toGray(sharp(ruled)));
  expect([shadeAt(clean, 400, 70), shadeAt(clean, 50, 300)]).toEqual([255, 255]);
  expect(shadeAt(clean, 65, 45)).toBe(0);
});

it('makes paper equally white in shadow and light, and faint print black', async () => {
  const dim = sharp(await sharp(drawing()).linear(0.3, 90).png().toBuffer());
  const even = await evenLighting(await toGray(dim));
  expect(shadeAt(even, 10, 10)).toBeGreaterThan(240);
  expect(shadeAt(even, 65, 45)).toBeLessThan(40);
});

it('maps a place of the straightened page to the photograph', async () => {
  const turned = await sharp(drawing()).rotate(3, { background: '#fff' }).png().toBuffer();
  const prepared = await preparePicture(turned);
  expect(prepared.skewDegrees).toBeCloseTo(3, 0.9);
  const middle = { x: prepared.widthPx / 2, y: prepared.heightPx / 2 };
  const box = toPageBox(
    { x0: middle.x - 10, x1: middle.x + 10, y0: middle.y - 5, y1: middle.y + 5 },
    prepared,
  );
  expect(box.left + box.width / 2).toBeCloseTo(0.5, 3);
  expect(box.top + box.height / 2).toBeCloseTo(0.5, 3);
});

it('maps no place outside the page', () => {
  const frame = { widthPx: 110, heightPx: 110, uprightWidthPx: 100, uprightHeightPx: 100, skewDegrees: 5 };
  const box = toPageBox({ x0: 0, y0: 0, x1: 110, y1: 110 }, frame);
  expect(box).toEqual({ left: 0, top: 0, width: 1, height: 1 });
});
