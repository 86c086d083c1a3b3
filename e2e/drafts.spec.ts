import { openAccount } from './support/newAccount.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('the draft of a new address survives a reload and Back, can be discarded, and is deleted on save', async ({
  page,
}) => {
  await signIn(page, people.patient);
  await page.goto('/DeliveryInfo');
  await page.goto('/AddAddress');
  await page.getByLabel(/^Block and street/).fill('Blk 88 Somerset Road');
  await page.getByLabel(/^Unit number/).fill('#02-14');
  await page.reload();
  await expect(page.getByText('We kept what you typed last time.')).toBeVisible();
  await expect(page.getByLabel(/^Unit number/)).toHaveValue('#02-14');
  await page.goBack();
  await expect(page).toHaveURL(/\/DeliveryInfo$/);
  await page.goForward();
  await expect(page.getByLabel(/^Unit number/)).toHaveValue('#02-14');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByLabel(/^Unit number/)).toHaveValue('');
});

test('what is typed before the account has loaded survives a reload', async ({ page }) => {
  await signIn(page, people.patient);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/me', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/AddAddress');
  await page.getByLabel(/^Unit number/).fill('#02-14');
  release();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('#02-14');
  await page.reload();
  await expect(page.getByLabel(/^Unit number/)).toHaveValue('#02-14');
});

test('the health profile of sign-up survives a reload', async ({ page }) => {
  const person = await openAccount(page, 'half-way@example.sg');
  await signIn(page, person);
  const birth = page.getByRole('group', { name: /Date of birth/ });
  await birth.getByRole('textbox', { name: 'Day' }).fill('1');
  await birth.getByRole('textbox', { name: 'Month' }).fill('2');
  await birth.getByRole('textbox', { name: 'Year' }).fill('1980');
  await page.getByLabel('Gender').selectOption('Female');
  await page.reload();
  await expect(birth.getByRole('textbox', { name: 'Year' })).toHaveValue('1980');
  await expect(page.getByLabel('Gender').locator('option:checked')).toHaveText('Female');
});
