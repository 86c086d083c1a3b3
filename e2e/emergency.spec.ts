import type { Page } from '@playwright/test';
import { people, signIn } from './support/people.ts';
import { expect, testWith } from './support/product.ts';

// A crisis stays open, so it needs a separate server.
const test = testWith({});

/** Records the URLs that links of the page open, including those without a page, such as `tel:`. */
async function listAskedAddresses(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const addresses: string[] = [];
  devtools.on('Page.frameRequestedNavigation', ({ url }) => addresses.push(url));
  return addresses;
}

async function pressCall(page: Page, within: ReturnType<Page['locator']>): Promise<void> {
  const asked = await listAskedAddresses(page);
  const { pathname } = new URL(page.url());
  await within.getByRole('link', { name: 'Call 995' }).click();
  await expect.poll(() => asked).toEqual(['tel:995']);
  expect(new URL(page.url()).pathname).toBe(pathname);
}

test('“Call 995” on the teleconsult page opens the phone', async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/TeleHealth');
  await pressCall(page, page.locator('main'));
});

test('“Call 995” after a crisis reading in the diary opens the phone', async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/Diary');
  await page.getByRole('button', { name: 'Add blood pressure' }).click();
  await page.getByLabel(/^Upper number/).fill('192');
  await page.getByLabel(/^Lower number/).fill('118');
  await page.getByRole('button', { name: 'Save reading' }).click();
  await page.getByRole('button', { name: 'Yes, save it' }).click();
  await pressCall(page, page.getByRole('dialog'));
});
