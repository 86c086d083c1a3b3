import type { Page } from '@playwright/test';
import { dayBefore } from './support/diary.ts';
import { dateBoxes } from './support/fields.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ serviceWorkers: 'allow' });

const path = '/api/diary-histories/blood-pressure';
const other = { email: 'ravi.kumar@demo.vitalane.example' };

/** Opens the diary and waits until the app is installed, so that the next visit works offline. */
async function openDiary(page: Page): Promise<void> {
  await signIn(page, people.patient);
  await page.goto('/Diary');
  await expect(page.getByRole('heading', { name: 'Your readings' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
}

async function typeReading(page: Page, upper: number, lower: number): Promise<void> {
  await page.getByRole('button', { name: 'Add blood pressure' }).click();
  await page.getByLabel(/^Upper number/).fill(String(upper));
  await page.getByLabel(/^Lower number/).fill(String(lower));
  await page.getByRole('button', { name: 'Save reading' }).click();
  if (upper >= 180) await page.getByRole('button', { name: 'Yes, save it' }).click();
}

async function keepReading(page: Page, upper: number, lower: number): Promise<void> {
  await typeReading(page, upper, lower);
  const dialog = page.getByRole('dialog', { name: 'Kept on this device' });
  await expect(dialog).toContainText('It is sent by itself when you are back online.');
  await dialog.getByRole('button', { name: 'Done' }).click();
}

const kept = (page: Page) => page.getByRole('region', { name: 'On this device' });

/** Returns how often the server has stored a reading of the signed-in account. */
async function countStored(page: Page, upper: number, lower: number): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get(`${path}?limit=200`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items }: { items: { valueFrom: number; valueTo: number }[] } = await answer.json();
  return items.filter(({ valueFrom, valueTo }) => valueFrom === upper && valueTo === lower).length;
}

test('the app can be installed', async ({ page }) => {
  await page.goto('/login');
  const devTools = await page.context().newCDPSession(page);
  const { errors, data } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({
    name: 'Vitalane',
    display: 'standalone',
    start_url: '/Home',
  });
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // Every test runs in a private window, which cannot install anything; no other error is allowed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

test('the app opens offline, keeps entries, and sends each once when online', {
  tag: '@main',
}, async ({ page, context }) => {
  await openDiary(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline, please check your internet connection.')).toBeVisible();
  await expect(page.getByText('This cannot be shown while you are offline.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Medicine');

  await keepReading(page, 181, 63);
  await page.getByRole('tab', { name: 'Weight' }).click();
  await page.getByRole('button', { name: 'Add weight' }).click();
  await page.getByRole('textbox', { name: /^Weight/ }).fill('61.7');
  await page.getByRole('button', { name: 'Save entry' }).click();
  await page
    .getByRole('dialog', { name: 'Kept on this device' })
    .getByRole('button', { name: 'Done' })
    .click();

  await page.reload();
  await expect(kept(page).getByRole('listitem')).toHaveText([
    /Blood pressure 181\/63 mmHg.*Not yet sent/,
    /Weight 61\.7 kg.*Not yet sent/,
  ]);
  const secondTab = await context.newPage();
  await secondTab.goto('/Diary');
  await expect(kept(secondTab).getByRole('listitem')).toHaveCount(2);

  await context.setOffline(false);
  for (const tab of [page, secondTab]) await expect(kept(tab)).toHaveCount(0);
  expect(await countStored(page, 181, 63)).toBe(1);
  await page.getByRole('tab', { name: 'Blood pressure' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '181/63' })).toHaveCount(1);
});

test('the installed app caches no API response', async ({ page }) => {
  await openDiary(page);
  await page.goto('/Home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const paths = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(paths).toContain('/');
  expect(
    paths.filter((one) => !/^\/($|assets\/|icons\/|icon\.svg$|manifest\.|theme-before)/.test(one)),
  ).toEqual([]);
});

test('an entry is stored exactly once when the server is killed before or after storing it', async ({
  page,
  product,
}) => {
  await openDiary(page);
  const moments = [
    { upper: 171, isStored: false },
    { upper: 172, isStored: true },
  ];
  for (const { upper, isStored } of moments) {
    await page.route(`**${path}`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      // A retry after the server was killed gets no response.
      if (isStored) await route.fetch().catch(() => undefined);
      await product.kill();
      await route.abort('connectionreset').catch(() => undefined);
    });
    await keepReading(page, upper, 65);
    await expect(kept(page).getByRole('listitem')).toContainText('Not yet sent');
    await page.unroute(`**${path}`);
    await product.start();
    await expect(kept(page)).toHaveCount(0);
    expect(await countStored(page, upper, 65)).toBe(1);
  }
});

test('an entry is stored exactly once when the server is killed during the request', async ({
  page,
  product,
}) => {
  await openDiary(page);
  for (const [index, delayMs] of [0, 10].entries()) {
    await typeReading(page, 193 + index, 66);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await product.kill();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await product.start();
    await expect(kept(page)).toHaveCount(0);
    await expect.poll(() => countStored(page, 193 + index, 66)).toBe(1);
  }
});

test('an entry that the server refuses is shown with the reason, can be edited, and is then stored', async ({
  page,
  context,
}) => {
  await openDiary(page);
  await context.setOffline(true);
  // The clock of this device is five minutes fast.
  await page.clock.setFixedTime(Date.now() + 5 * 60_000);
  await page.reload();
  await keepReading(page, 173, 62);
  await page.clock.setFixedTime(Date.now());
  await context.setOffline(false);
  const entry = kept(page).getByRole('listitem');
  await expect(entry).toContainText('Refused');
  await expect(entry).toContainText(/This (time|day) is in the future\. Choose/);
  expect(await countStored(page, 173, 62)).toBe(0);

  await page.reload();
  await page.getByRole('button', { name: /^Change Blood pressure 173\/62 mmHg/ }).click();
  await expect(page.getByLabel(/^Upper number/)).toHaveValue('173');
  const [year = '', month = '', day = ''] = dayBefore(1).split('-');
  const boxes = dateBoxes(page, 'Date');
  await boxes.day.fill(day);
  await boxes.month.fill(month);
  await boxes.year.fill(year);
  await page.getByRole('button', { name: 'Save reading' }).click();
  await page.getByRole('dialog', { name: 'Reading saved' }).getByRole('button', { name: 'Done' }).click();
  await expect(kept(page)).toHaveCount(0);
  expect(await countStored(page, 173, 62)).toBe(1);
});

test('unsent entries of one account are neither shown nor sent for the next, and stay for their owner', async ({
  page,
}) => {
  await openDiary(page);
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  );
  await keepReading(page, 187, 61);
  await page.unroute(`**${path}`);
  // The session ends by itself, as after a fortnight.
  await page.evaluate(() => localStorage.clear());

  await signIn(page, other);
  await page.goto('/Diary');
  await expect(page.getByRole('heading', { name: 'Diary', level: 1 })).toBeVisible();
  await expect(page.getByText('187/61')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Height' }).click();
  await page.getByRole('button', { name: 'Add height' }).click();
  await page.getByRole('textbox', { name: /^Height/ }).fill('171');
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByRole('dialog', { name: 'Entry saved' })).toBeVisible();
  expect(await countStored(page, 187, 61)).toBe(0);
  await page.evaluate(() => localStorage.clear());

  await signIn(page, people.patient);
  await expect.poll(() => countStored(page, 187, 61)).toBe(1);
});

test('signing out warns first, and then deletes all data on the device', async ({ page, context }) => {
  await openDiary(page);
  await context.setOffline(true);
  await keepReading(page, 189, 64);
  const signOut = async () => {
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  };
  await signOut();
  const question = page.getByRole('alertdialog', { name: 'Sign out and lose what is not sent?' });
  await expect(question).toContainText('1 diary entry has not been saved in your diary yet.');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  await expect(kept(page)).toContainText('189/64');
  await signOut();
  await question.getByRole('button', { name: 'Sign out and delete' }).click();
  await page.waitForURL('**/login');
  const left = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('outbox');
      request.onsuccess = () => resolve(request.result);
    });
    const items = await new Promise<unknown[]>((resolve) => {
      const request = database.transaction('items').objectStore('items').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    return { items, local: Object.keys(localStorage), tab: Object.keys(sessionStorage) };
  });
  expect(left).toEqual({ items: [], local: [], tab: [] });
});
