// Measures how soon ten years of daily entries are visible: the first view of the diary in a browser, and the requests behind it.
import { type Browser, chromium } from 'playwright';
import { demoAccounts, demoPassphrase } from '../packages/server/src/demo/accounts.ts';
import { startBenchProduct } from '../packages/server/test/bench/benchProduct.ts';
import { addTenYears } from '../packages/server/test/bench/tenYears.ts';
import { appDir, ensureAppBuilt } from '../tools/appBuild.ts';
import { browserArgs, findBrowser } from '../tools/browser.ts';
import type { Figure } from './figures.ts';
import { report } from './report.ts';

/** Limit of the first view, on two cores. */
const limitMs = 1000;
const runs = Number(process.env.BENCH_DIARY_RUNS ?? 9);
const callRuns = 30;
const email = demoAccounts[0]?.email ?? '';

/** Returns the day a number of days ago, `YYYY-MM-DD`. Today is empty until the first entry is half a day old. */
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const views = {
  'blood pressure': '/Diary',
  'blood sugar': '/Diary?kind=sugar',
  weight: '/Diary?kind=weight',
  'one day': `/Diary?kind=day&date=${dayAgo(7)}`,
};
const calls = {
  'blood pressure, page of 200': '/diary-histories/blood-pressure?limit=200',
  'sugar, page of 200': '/diary-histories/sugar?limit=200',
  'days with sugar, page of 500': '/diary-histories/sugar/list-dates?limit=500',
  'one day': `/diary-histories/details?date=${dayAgo(365)}`,
};

ensureAppBuilt();
const product = await startBenchProduct({ APP_DIR: appDir });
const entries = await addTenYears(product.db, email);
const browser = await chromium.launch({ executablePath: await findBrowser('full'), args: browserArgs });
const state = await signIn(browser);
const figures: Figure[] = [];
for (const [view, path] of Object.entries(views)) {
  const timesMs = [];
  for (let run = 0; run < runs; run += 1) timesMs.push(await firstView(browser, path));
  figures.push({
    group: 'first view of ten years',
    what: view,
    unit: 'ms',
    values: timesMs,
    limit: { of: 'median', atMost: limitMs },
  });
}
await browser.close();
for (const [call, path] of Object.entries(calls)) {
  const timesMs = [];
  for (let run = 0; run < callRuns; run += 1) timesMs.push(await timeOf(path));
  figures.push({ group: 'calls on ten years', what: call, unit: 'ms', values: timesMs });
}
figures.push({
  group: 'calls on ten years',
  what: 'every blood pressure, for a file',
  unit: 'ms',
  values: [await exportAll('/diary-histories/blood-pressure?limit=500')],
});
await product.close();

report('diary', figures, { entries });

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

async function signIn(on: Browser): Promise<State> {
  const context = await on.newContext();
  const page = await context.newPage();
  await page.goto(`${product.url}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassphrase);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/Home');
  const kept = await context.storageState();
  await context.close();
  return kept;
}

/** Returns the time from navigation with an empty cache until the first entries and the chart, if any, are drawn. */
async function firstView(on: Browser, path: string): Promise<number> {
  const context = await on.newContext({ storageState: state, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript((needsChart) => {
    const watch = () => {
      const isShown =
        document.querySelector('time') &&
        (!needsChart || document.querySelector('figure svg[role=img] path'));
      if (!isShown) requestAnimationFrame(watch);
      else requestAnimationFrame(() => performance.mark('shown'));
    };
    watch();
  }, !path.includes('day'));
  await page.goto(product.url + path, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(() => performance.getEntriesByName('shown')[0]?.startTime);
  const timeMs = await shown.jsonValue();
  await context.close();
  return timeMs ?? Number.NaN;
}

async function timeOf(path: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${product.url}/api${path}`, { headers: product.headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} failed with status ${answer.status}`);
  return performance.now() - startedAt;
}

async function exportAll(path: string): Promise<number> {
  const startedAt = performance.now();
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer = await fetch(`${product.url}/api${path}${cursor && `&cursor=${cursor}`}`, {
      headers: product.headers,
    });
    const page: { nextCursor: string | null } = await answer.json();
    cursor = page.nextCursor;
  }
  return Math.round(performance.now() - startedAt);
}
