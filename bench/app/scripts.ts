// Measures the scripts that a browser fetches for every page, on a first visit without a service worker.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright';
import { appDir } from '../../tools/appBuild.ts';
import { Product } from '../../tools/product.ts';
import type { Figure } from '../figures.ts';
import { enter, launch } from './browser.ts';
import { type Page, readPages, type Visitor } from './pages.ts';

const bytesPerKB = 1000;
const atOnce = 3;
/** Text of the only page without a heading: the identity provider's callback window. */
const withoutHeading = 'You can close this window.';

/** Entry pages with their script budgets. Budgets of other pages are relative to their visitor's entry page. */
const firstLoads: Readonly<Record<string, number>> = { '/login': 154, '/Home': 222 };
const additionKB = 45;

const keyOf = ({ path, visitor }: Page) => `${visitor} ${path}`;
const homeOf = (visitor: Visitor) => keyOf({ path: visitor === 'nobody' ? '/login' : '/Home', visitor });

/** Returns one result per page. */
export async function measureScripts(): Promise<Figure[]> {
  const homes: Page[] = [
    { path: '/Home', visitor: 'doctor' },
    { path: '/Home', visitor: 'admin' },
  ];
  const pages = [...(await readPages()), ...homes];
  const scripts = await scriptsOf(pages);
  return pages.map((page) => toFigure(page, scripts));
}

function toFigure(page: Page, scripts: ReadonlyMap<string, ReadonlySet<string>>): Figure {
  const files = [...(scripts.get(keyOf(page)) ?? [])];
  const { group, atMost, isFirst } = budgetOf(page);
  const loaded = isFirst ? undefined : scripts.get(homeOf(page.visitor));
  return {
    group,
    what: page.visitor === 'nobody' ? page.path : `${page.path}, ${page.visitor}`,
    unit: 'kB',
    values: [sizeKB(files.filter((file) => !loaded?.has(file)))],
    limit: { of: 'max', atMost },
  };
}

function budgetOf({ path }: Page): { group: string; atMost: number; isFirst: boolean } {
  const first = firstLoads[path];
  if (first !== undefined) return { group: 'script of a first load', atMost: first, isFirst: true };
  return { group: 'script added by a page', atMost: additionKB, isFirst: false };
}

function sizeKB(files: readonly string[]): number {
  const bytes = files.map((file) => gzipSync(readFileSync(join(appDir, file))).length);
  return bytes.reduce((sum, size) => sum + size, 0) / bytesPerKB;
}

/** Returns the script files of every page, by {@link keyOf}. */
async function scriptsOf(pages: readonly Page[]): Promise<Map<string, Set<string>>> {
  const product = await Product.create();
  await using stack = new AsyncDisposableStack();
  stack.defer(() => product.dispose());
  await product.start();
  const browser = await launch();
  stack.defer(() => browser.close());
  const found = new Map<string, Set<string>>();
  for (const [visitor, own] of Map.groupBy(pages, (page) => page.visitor)) {
    // The pages of a visitor share a cache: what a page asks for counts, also when the browser already has it.
    const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
    await enter(context, visitor);
    const waiting = own.values();
    const work = async () => {
      for (const page of waiting) found.set(keyOf(page), await visit(context, page.path));
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    await context.close();
  }
  return found;
}

/** Returns the scripts that a page asks for until the network is idle. */
async function visit(context: BrowserContext, path: string): Promise<Set<string>> {
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname);
  });
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.or(page.getByText(withoutHeading)).first().waitFor();
  // Includes scripts that a page loads after its first contentful paint, such as an editor or a dialog.
  await page.waitForLoadState('networkidle');
  const shown = new URL(page.url()).pathname;
  if (shown !== path) throw new Error(`${path} redirected to ${shown}.`);
  await page.close();
  return files;
}
