import sharp from 'sharp';
import { expect, it } from 'vitest';
import { digitCheck } from './digits.ts';
import { toGray } from './grayPicture.ts';

const rowPx = 60;
const row = (text: string, index: number, font: string) =>
  `<text x="20" y="${40 + index * rowPx}" font-family="${font}" font-size="32">${text}</text>`;

/** Returns a page with these numbers, one below the other, the last in `lastFont`. */
async function page(texts: readonly string[], lastFont = 'DejaVu Sans') {
  const rows = texts.map((text, index) =>
    row(text, index, index === texts.length - 1 ? lastFont : 'DejaVu Sans'),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="${texts.length * rowPx + 20}"><rect width="100%" height="100%" fill="#fff"/>${rows.join('')}</svg>`;
  const picture = await toGray(sharp(await sharp(Buffer.from(svg)).png().toBuffer()).blur(0.6));
  const word = (text: string, index: number) => ({
    text,
    confidencePercent: 92,
    box: { x0: 18, y0: index * rowPx + 8, x1: 380, y1: index * rowPx + 48 },
  });
  return { picture, words: texts.map(word) };
}

const printed = ['1234567890', '0987654321', '3.45'];

it('confirms digits that the page also prints elsewhere', async () => {
  const { picture, words } = await page(printed);
  const check = digitCheck(picture, words);
  expect(words.map(check)).toEqual(['agree', 'agree', 'agree']);
});

it.each(['3.46', '8.45', '3.95'])('contradicts %s when the page prints 3.45', async (read) => {
  const { picture, words } = await page(printed);
  const last = { ...words[2], text: read, confidencePercent: 95, box: words[2]?.box ?? never() };
  expect(digitCheck(picture, [...words.slice(0, 2), last])(last)).toBe('differ');
});

it('does not judge digits in another handwriting', async () => {
  const { picture, words } = await page(printed, 'DejaVu Serif');
  const last = words[2] ?? never();
  expect(digitCheck(picture, words)(last)).not.toBe('differ');
});

it('does not judge a number whose first digit is cut off', async () => {
  const { picture, words } = await page([...printed.slice(0, 2), '142']);
  const whole = words[2] ?? never();
  const cut = { ...whole, text: '42', box: { ...whole.box, x0: 42 } };
  expect(digitCheck(picture, words)(cut)).toBe('unknown');
});

function never(): never {
  throw new Error('Unreachable');
}
