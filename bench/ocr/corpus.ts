import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { browserArgs, findBrowser } from '../../tools/browser.ts';
import { type Condition, type ConditionName, conditions } from './conditions.ts';
import { type LayoutName, layouts } from './layouts.ts';
import { pageOf, sheetPx } from './page.ts';
import { type Locality, linesFor, localities, type PrintedValue } from './panels.ts';
import { seeded } from './random.ts';

/** Recipe of one report of the corpus. Its number is the seed of all random choices. */
export interface Recipe {
  number: number;
  layout: LayoutName;
  condition: ConditionName;
  locality: Locality;
}

/** Report of the corpus: its file, and its printed values. */
export interface CorpusReport extends Recipe {
  kind: Condition['kind'];
  file: { content: Buffer; mediaType: string };
  values: readonly PrintedValue[];
}

const layoutNames = Object.keys(layouts) as LayoutName[];
const conditionNames = Object.keys(conditions) as ConditionName[];
/** Number of combinations of each layout and condition. */
const rounds = 2;

/** Recipes of the whole corpus: each layout under each condition, in varying languages and units. */
const recipes: readonly Recipe[] = Array.from({ length: rounds }).flatMap((_, round) =>
  conditionNames.flatMap((condition, at) =>
    layoutNames.map((layout, place) => ({
      number: (round * conditionNames.length + at) * layoutNames.length + place,
      layout,
      condition,
      locality: localities[(at + place + round) % localities.length] ?? 'SI',
    })),
  ),
);

/** Recipes of the sample: each condition twice, in varying layouts. */
export const sample: readonly Recipe[] = recipes.filter(
  ({ number, layout, condition }) =>
    (conditionNames.indexOf(condition) * 5 + Math.floor(number / (recipes.length / rounds)) * 6) %
      layoutNames.length ===
    layoutNames.indexOf(layout),
);

/** Returns one of several parts of the corpus, each with a mix of all conditions. */
export function partOf(part: number, parts: number): readonly Recipe[] {
  return recipes.filter(
    ({ number }) => (number + Math.floor(number / layoutNames.length)) % parts === part - 1,
  );
}

/** Renders reports one after the other; deterministic on one machine. */
export async function* renderReports(wanted: readonly Recipe[]): AsyncGenerator<CorpusReport> {
  const browser = await chromium.launch({ executablePath: await findBrowser('full'), args: browserArgs });
  try {
    for (const recipe of wanted) {
      const condition: Condition = conditions[recipe.condition];
      const random = seeded(recipe.number);
      const { values, others } = linesFor(recipe.locality, random);
      const html = pageOf(layouts[recipe.layout], [...values, ...others], { ...recipe, condition, random });
      const page = await browser.newPage({
        viewport: { width: sheetPx + 80, height: 200 },
        deviceScaleFactor: condition.scale ?? 2,
      });
      await page.setContent(html);
      await page.evaluate(() => document.fonts.ready);
      yield { ...recipe, kind: condition.kind, file: await fileOf(page, condition), values };
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

async function fileOf(page: Page, { as, quality = 90 }: Condition): Promise<CorpusReport['file']> {
  if (as === 'pdf') return { content: await page.pdf({ format: 'A4' }), mediaType: 'application/pdf' };
  const content = await page.screenshot({ fullPage: true, type: 'jpeg', quality });
  if (as === 'scanned pdf') return { content: await scannedPdf(content), mediaType: 'application/pdf' };
  return { content, mediaType: 'image/jpeg' };
}

/** Returns a PDF like that of a copier: a page with a single image. */
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
