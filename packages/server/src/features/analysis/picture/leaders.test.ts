import sharp from 'sharp';
import { expect, it } from 'vitest';
import { toGray } from './grayPicture.ts';
import { removeLeaders } from './leaders.ts';

async function drawText(text: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2300" height="80"><rect width="100%" height="100%" fill="#fff"/>
    <text x="20" y="50" font-family="DejaVu Sans Mono" font-size="36">${text}</text></svg>`;
  return await toGray(sharp(Buffer.from(svg)));
}

it('removes the dots between a name and its result', async () => {
  const [dotted, plain] = [
    await drawText('Urea................ 8.3'),
    await drawText('Urea                 8.3'),
  ];
  const dark = (data: Uint8Array) => data.filter((shade) => shade < 128).length;
  expect(dark(dotted.data)).toBeGreaterThan(dark(plain.data));
  expect(dark(removeLeaders(dotted).data)).toBeLessThanOrEqual(dark(plain.data));
});

it('keeps words and numbers unchanged', async () => {
  const picture = await drawText('Trigliserida 111 mmol/L illilli 1.38');
  expect(removeLeaders(picture).data).toEqual(Uint8Array.from(picture.data));
});
