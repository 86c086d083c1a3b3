import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('a page that is opened by its address asks the server for everything once', async ({ page }) => {
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
    // The session and the page each ask who is signed in.
    const twice = asked.filter((call, index) => call !== '/api/me' && asked.indexOf(call) !== index);
    expect(twice, path).toEqual([]);
    expect(asked.length, path).toBeGreaterThan(2);
  }
});

type Shift = PerformanceEntry & { value: number };

declare global {
  interface Window {
    /** How far the page's parts have moved, as Chromium measures layout shift. */
    shift: number;
  }
}

test('nothing moves when the font comes after the text', async ({ page }) => {
  // Wide enough for every greeting of the day: a line that only just fits in one of the two fonts breaks in the other.
  await page.setViewportSize({ width: 430, height: 932 });
  await signIn(page, people.patient);
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shift = () => page.evaluate(() => window.shift);
  const shiftWithinASecond = async () => {
    const before = await shift();
    await page.waitForTimeout(1000);
    return (await shift()) - before;
  };
  for (const path of ['/Home', '/TeleHealth', '/Reports/Cardiovascular']) {
    const font = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await font.promise;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    // What moves while the page's own parts come is another matter.
    await expect.poll(shiftWithinASecond).toBe(0);
    font.resolve();
    expect(await shiftWithinASecond(), path).toBeLessThan(0.02);
    expect(await page.evaluate(() => document.fonts.status)).toBe('loaded');
    await page.unroute(/\.woff2$/);
  }
});

test('the rest of the app is fetched once the first page has been there for a while, not beside it', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.waitForTimeout(1000);
  const hasWorker = () => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration()));
  expect(await hasWorker()).toBe(false);
  await expect.poll(hasWorker).toBe(true);
});
