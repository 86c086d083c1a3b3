import { chromium } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { browserArgs, findBrowser } from '../../tools/browser.ts';
import { type LayoutName, layouts, pageOf } from './layouts.ts';
import { type PrintedValue, panels } from './panels.ts';

/** One report of the corpus: its file, and what is printed on it. */
export interface CorpusReport {
  name: string;
  kind: 'clean' | 'noisy';
  file: { content: Buffer; mediaType: string };
  values: readonly PrintedValue[];
}

type Damage = (picture: Sharp) => Sharp | Promise<Sharp>;

interface Recipe {
  name: string;
  layout: LayoutName;
  values: readonly PrintedValue[];
  as?: 'pdf' | 'scanned pdf';
  damage?: Damage;
}

const paper = '#f4f1ea';

async function grain(picture: Sharp, sigma: number): Promise<Sharp> {
  const content = await picture.png().toBuffer();
  const { width, height } = await sharp(content).metadata();
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .png()
    .toBuffer();
  return sharp(content).composite([{ input: noise, blend: 'soft-light' }]);
}

/** Light from one side, as under a lamp. */
async function shadow(picture: Sharp): Promise<Sharp> {
  const content = await picture.png().toBuffer();
  const { width, height } = await sharp(content).metadata();
  const gradient = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#777"/>
    </linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return sharp(content).composite([{ input: Buffer.from(gradient), blend: 'multiply' }]);
}

const smaller = (picture: Sharp, widthPx: number) =>
  picture
    .png()
    .toBuffer()
    .then((content) => sharp(content).resize({ width: widthPx }));

const { lipids, lipidsUs, renal, diabetes, liver, blood, malay } = panels;

const recipes: readonly Recipe[] = [
  { name: 'lipids and diabetes, four columns', layout: 'fourColumns', values: [...lipids, ...diabetes] },
  { name: 'kidney, flag before result', layout: 'flagBeforeResult', values: renal },
  { name: 'lipids in mg/dL, unit beside result', layout: 'unitBesideResult', values: lipidsUs },
  { name: 'liver and blood, typewriter', layout: 'typewriter', values: [...liver, ...blood] },
  { name: 'diabetes, sentences', layout: 'sentences', values: [...diabetes, ...renal] },
  { name: 'liver, ruled and numbered', layout: 'ruled', values: liver },
  { name: 'Malay labels, four columns', layout: 'fourColumns', values: malay },
  { name: 'PDF with text, ruled', layout: 'ruled', values: [...lipids, ...renal, ...diabetes], as: 'pdf' },
  {
    name: 'PDF with text, flag before result',
    layout: 'flagBeforeResult',
    values: [...liver, ...blood],
    as: 'pdf',
  },
  { name: 'PDF with text, Malay, sentences', layout: 'sentences', values: malay, as: 'pdf' },
  {
    name: 'scanned PDF, four columns',
    layout: 'fourColumns',
    values: [...renal, ...blood],
    as: 'scanned pdf',
  },
  {
    name: 'photograph, turned by 2 degrees',
    layout: 'fourColumns',
    values: [...lipids, ...renal],
    damage: (picture) => picture.rotate(2, { background: paper }),
  },
  {
    name: 'photograph, turned by -3 degrees, ruled',
    layout: 'ruled',
    values: [...liver, ...diabetes],
    damage: (picture) => picture.rotate(-3, { background: paper }),
  },
  {
    name: 'photograph, grain and JPEG 45',
    layout: 'flagBeforeResult',
    values: [...renal, ...blood],
    damage: async (picture) => (await grain(picture, 40)).jpeg({ quality: 45 }),
  },
  {
    name: 'photograph, light from one side',
    layout: 'unitBesideResult',
    values: [...lipidsUs, ...renal],
    damage: shadow,
  },
  {
    name: 'photograph, out of focus',
    layout: 'sentences',
    values: lipids,
    damage: (picture) => picture.blur(1.6).jpeg({ quality: 70 }),
  },
  {
    name: 'screenshot, 1000 px wide',
    layout: 'typewriter',
    values: [...lipids, ...liver],
    damage: (picture) => smaller(picture, 1000),
  },
  {
    name: 'Malay, turned by 1.5 degrees, grain',
    layout: 'ruled',
    values: malay,
    damage: async (picture) =>
      grain(sharp(await picture.rotate(1.5, { background: paper }).png().toBuffer()), 30),
  },
  {
    name: 'photograph from far away, 900 px wide',
    layout: 'unitBesideResult',
    values: [...lipidsUs, ...renal],
    damage: async (picture) => (await smaller(picture, 900)).jpeg({ quality: 60 }),
  },
  {
    name: 'photograph, grain, shadow, turned by -2 degrees',
    layout: 'flagBeforeResult',
    values: [...lipids, ...liver],
    damage: async (picture) =>
      shadow(await grain(sharp(await picture.rotate(-2, { background: paper }).png().toBuffer()), 45)),
  },
  {
    name: 'faint print',
    layout: 'fourColumns',
    values: [...diabetes, ...blood],
    damage: (picture) => picture.linear(0.45, 120),
  },
];

/** Draws every report of the corpus; the same each time on one machine. */
export async function makeCorpus(): Promise<CorpusReport[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser('full'), args: browserArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 794, height: 700 }, deviceScaleFactor: 2 });
    const reports: CorpusReport[] = [];
    for (const recipe of recipes) {
      await page.setContent(pageOf(layouts[recipe.layout], recipe.values));
      await page.evaluate(() => document.fonts.ready);
      const file =
        recipe.as === 'pdf'
          ? { content: await page.pdf({ format: 'A4' }), mediaType: 'application/pdf' }
          : await toPicture(await page.screenshot({ fullPage: true }), recipe);
      reports.push({
        name: recipe.name,
        kind: recipe.damage ? 'noisy' : 'clean',
        file,
        values: recipe.values,
      });
    }
    return reports;
  } finally {
    await browser.close();
  }
}

async function toPicture(screenshot: Buffer, { damage, as }: Recipe): Promise<CorpusReport['file']> {
  if (as === 'scanned pdf') return { content: await scannedPdf(screenshot), mediaType: 'application/pdf' };
  const picture = damage ? await damage(sharp(screenshot)) : sharp(screenshot);
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { content: data, mediaType: `image/${info.format}` };
}

/** What a copier sends by mail: a page that is one picture. */
async function scannedPdf(screenshot: Buffer): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.image(await sharp(screenshot).jpeg({ quality: 80 }).toBuffer(), 0, 0, { width: 595 });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
