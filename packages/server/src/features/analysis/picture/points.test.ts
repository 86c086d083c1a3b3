import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { toGray } from './grayPicture.ts';
import { checkPoints } from './points.ts';

const size = { width: 360, height: 70 };
const everything = { x0: 0, y0: 0, x1: size.width, y1: size.height };

async function drawText(text: string, { blur = 0, font = 'DejaVu Sans' } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#fff"/>
    <text x="20" y="50" font-family="${font}" font-size="36">${text.replace('<', '&lt;')}</text></svg>`;
  const picture = sharp(await sharp(Buffer.from(svg)).png().toBuffer());
  return await toGray(blur > 0 ? picture.blur(blur) : picture);
}

describe('the decimal points of a number', () => {
  it.each(['5.3', '53', '12.85', '0.60', '3.9-6.0', '(35-50)', '<1.70', '1171', '98.4H', '6.7%'])(
    'agree with the picture of %s',
    async (text) => {
      expect(checkPoints(await drawText(text), everything, text)).toEqual({ text, isPointDoubtful: false });
    },
  );

  it.each([
    ['2.1', '21'],
    ['4.1', '41'],
    ['3.9-6.0', '39-60'],
    ['3.5-5.0', '35-5.0'],
    ['12.85', '1285'],
  ])('are restored when the picture shows %s and the text has %s', async (printed, read) => {
    expect(checkPoints(await drawText(printed), everything, read)).toEqual({
      text: printed,
      isPointDoubtful: true,
    });
  });

  it('are doubtful when the text has one that the picture lacks', async () => {
    expect(checkPoints(await drawText('53'), everything, '5.3')).toEqual({
      text: '53',
      isPointDoubtful: true,
    });
    expect(checkPoints(await drawText('89%'), everything, '8.9%')).toMatchObject({ isPointDoubtful: true });
  });

  it.each([
    ['DejaVu Serif', 1.5],
    ['DejaVu Sans Mono', 2],
    ['Noto Sans', 2],
  ])('are found in %s that is out of focus', async (font, blur) => {
    expect(checkPoints(await drawText('7.24', { font, blur }), everything, '724')).toMatchObject({
      text: '7.24',
    });
  });

  it('are not searched in words', async () => {
    const picture = await drawText('HbA1c');
    expect(checkPoints(picture, everything, 'HbA1c')).toEqual({ text: 'HbA1c', isPointDoubtful: false });
  });
});
