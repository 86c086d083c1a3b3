// Runs Lighthouse as a phone with a slow connection, on a first visit to the most visited pages, through the deployed
// reverse proxy. In production the app is served from there only, over one HTTP/2 connection.
import lighthouse, { type Result } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../tools/browser.ts';
import { Product } from '../../tools/product.ts';
import { openProxy, proxyUrl } from '../../tools/scale/caddy.ts';
import { freePort } from '../../tools/scale/service.ts';
import type { Figure } from '../figures.ts';
import { enter } from './browser.ts';
import type { Page } from './pages.ts';

const runs = 3;

const pages: readonly Page[] = [
  { path: '/login', visitor: 'nobody' },
  { path: '/Home', visitor: 'patient' },
  { path: '/Diary', visitor: 'patient' },
  { path: '/Reports/Cardiovascular', visitor: 'patient' },
  { path: '/TeleHealth', visitor: 'patient' },
];

/** Minimum score of every category, of 100. */
const minScores = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;

type Category = keyof typeof minScores;

/** Timings of the page; reported without a limit. */
const timings = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
};

/** Measures scores and timings of every page, three runs each. */
export async function measureLighthouse(): Promise<Figure[]> {
  const url = await proxyUrl('https');
  const product = await Product.create({ PUBLIC_URL: url });
  await using stack = new AsyncDisposableStack();
  stack.defer(() => product.dispose());
  await product.start();
  const proxy = await openProxy(url, [product.port]);
  stack.defer(() => proxy.close());
  const figures: Figure[] = [];
  for (const page of pages) figures.push(...(await scoresOf(url, page)));
  return figures;
}

async function scoresOf(url: string, { path, visitor }: Page): Promise<Figure[]> {
  const port = await freePort();
  // Lighthouse works in the browser's default context, so that one must be signed in.
  const context = await chromium.launchPersistentContext('', {
    executablePath: await findBrowser('full'),
    args: [...browserArgs, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    baseURL: url,
  });
  await using stack = new AsyncDisposableStack();
  stack.defer(() => context.close());
  await enter(context, visitor);
  const reports: Result[] = [];
  while (reports.length < runs) reports.push(await runOnce(context, url + path, port));
  return [...toScores(path, reports), ...toTimings(path, reports)];
}

/** Returns one first visit: clears everything but the session. */
async function runOnce(context: BrowserContext, url: string, port: number): Promise<Result> {
  const [page] = context.pages();
  if (!page) throw new Error('The browser has no page.');
  // A worker that is still caching the app would restore what is deleted here.
  await page.goto(url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('about:blank');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  const origin = new URL(url).origin;
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'service_workers,cache_storage',
  });
  await devtools.detach();
  const onlyCategories = Object.keys(minScores);
  const result = await lighthouse(url, {
    port,
    onlyCategories,
    disableStorageReset: true,
    logLevel: 'error',
  });
  if (!result) throw new Error('Lighthouse returned no result.');
  if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
  explain(result.lhr);
  return result.lhr;
}

/** Prints the audits that lost points. */
function explain({ categories, audits, finalDisplayedUrl }: Result): void {
  for (const [category, { auditRefs, score }] of Object.entries(categories)) {
    if (category === 'performance' || score === 1) continue;
    const lost = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0);
    console.log(`${finalDisplayedUrl}, ${category}: ${lost.map(({ id }) => id).join(', ')}`);
  }
}

function toScores(path: string, reports: readonly Result[]): Figure[] {
  return (Object.keys(minScores) as Category[]).map((category) => ({
    group: `Lighthouse, ${category}`,
    what: path,
    unit: '',
    values: reports.map(({ categories }) => Math.round(100 * (categories[category]?.score ?? 0))),
    limit: { of: 'median', atLeast: minScores[category] },
  }));
}

function toTimings(path: string, reports: readonly Result[]): Figure[] {
  return Object.entries(timings).map(([audit, name]) => ({
    group: `Lighthouse, ${name}`,
    what: path,
    unit: 'ms',
    values: reports.map(({ audits }) => Math.round(audits[audit]?.numericValue ?? Number.NaN)),
  }));
}
