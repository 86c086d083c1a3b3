import type { Request } from '@playwright/test';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('a page opened by its URL sends every request once', async ({ page }) => {
  await signIn(page, people.patient);
  for (const path of ['/Home', '/Diary', '/Reports/Cardiovascular', '/TeleHealth', '/Consultation']) {
    await page.goto('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    page.removeAllListeners('request');
    // The session and the page each request the account.
    const twice = asked.filter((call, index) => call !== '/api/me' && asked.indexOf(call) !== index);
    expect(twice, path).toEqual([]);
    expect(asked.length, path).toBeGreaterThan(2);
  }
});

type Shift = PerformanceEntry & { value: number };

declare global {
  interface Window {
    /** Layout shift of the page, as measured by Chromium. */
    shift: number;
  }
}

test('the layout does not shift when the font loads after the text', async ({ page }) => {
  // Wide enough for every greeting of the day: a line that barely fits in one of the two fonts breaks in the other.
  await page.setViewportSize({ width: 560, height: 932 });
  await signIn(page, people.patient);
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shift = () => page.evaluate(() => window.shift);
  const isFont = (request: Request) => request.url().endsWith('.woff2');
  const pending = new Set<Request>();
  page.on('request', (request) => !isFont(request) && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  /** Returns the present activity: pending requests, and layout shift within a second. */
  const activity = async () => {
    const before = await shift();
    await page.waitForTimeout(1000);
    return pending.size + (await shift()) - before;
  };
  for (const path of ['/Home', '/TeleHealth', '/Reports/Cardiovascular']) {
    const font = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await font.promise;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect.poll(activity).toBe(0);
    const before = await shift();
    font.resolve();
    await page.evaluate(async () => {
      await document.fonts.ready;
      // The shift is measured when the frame with the new font has been drawn.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    });
    await expect.poll(activity).toBe(0);
    expect((await shift()) - before, path).toBeLessThan(0.02);
    expect(await page.evaluate(() => document.fonts.status)).toBe('loaded');
    await page.unroute(/\.woff2$/);
  }
});

test('the other files of the app are fetched five seconds after the first page has loaded', async ({
  page,
}) => {
  const startMs = Date.now();
  await page.clock.install({ time: startMs });
  await page.clock.pauseAt(startMs + 1000);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.clock.runFor(4999);
  const hasWorker = () => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration()));
  expect(await hasWorker()).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(hasWorker).toBe(true);
});
