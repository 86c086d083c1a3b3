import { chromium } from '@playwright/test';
import { launchOptions } from '../tools/browser.ts';
import { fillInProfile, openAccount } from './support/newAccount.ts';
import { passphrase, people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('the theme that is chosen in Settings stays after a reload', async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/Settings');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('dialog', { name: 'Theme' }).getByText('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: /^Privacy/ }).click();
  await expect(page.getByText(/^Last changed/)).toBeVisible();
});

test('a new unit applies at once where values are shown', { tag: '@main' }, async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/UnitsOfMeasurement');
  const weight = page.getByRole('radiogroup', { name: /weight/i });
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await weight.getByText('lb', { exact: true }).click();
  await expect(weight.getByRole('radio', { name: 'lb' })).toBeChecked();
  await saved;
  await page.reload();
  await expect(weight.getByRole('radio', { name: 'lb' })).toBeChecked();
  await weight.getByText('kg', { exact: true }).click();
});

test('a session ended from another device ends there', async ({ page, baseURL }) => {
  await signIn(page, people.patient);
  const other = await chromium.launch(await launchOptions('full'));
  try {
    const elsewhere = await other.newPage({ baseURL });
    await signIn(elsewhere, people.patient);
    await page.goto('/Security');
    const devices = page.getByRole('region', { name: 'Where you are signed in' });
    await expect(devices.getByText('This device')).toBeVisible();
    await devices
      .getByRole('button', { name: /^Sign out everywhere else|^Sign out/ })
      .last()
      .click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await elsewhere.goto('/Diary');
    await expect(elsewhere).toHaveURL(/\/login$/);
  } finally {
    await other.close();
  }
});

test('the password is changed, a wrong one is refused beside its field, and this browser stays signed in', async ({
  page,
}) => {
  const fresh = 'lanterns-over-the-river-at-night';
  await signIn(page, people.patient);
  await page.goto('/Security');
  const form = page.getByRole('form', { name: 'Password' });
  const change = async (from: string, to: string) => {
    await form.getByLabel(/^Your password now/).fill(from);
    await form.getByLabel(/^New password/).fill(to);
    await form.getByLabel(/^Confirm password/).fill(to);
    await form.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not-my-password-at-all', fresh);
  await expect(form.getByLabel(/^Your password now/)).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel(/^New password/)).toHaveValue(fresh);
  await change(passphrase, fresh);
  await expect(page.getByText('Password change successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
  await change(fresh, passphrase);
  await expect(page.getByText('Password change successfully').first()).toBeVisible();
});

test('an account is deleted with its password, and can no longer sign in', async ({ page, product }) => {
  const person = await openAccount(page, 'leaver@example.sg');
  await signIn(page, person);
  await fillInProfile(page, product.url);
  await page.goto('/Security');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account for good?' });
  await dialog.getByLabel(/^Your password/).fill('not-my-password-at-all');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByLabel(/^Your password/)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(/^Your password/).fill(passphrase);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your Account Deleted Successfully')).toBeVisible();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('The e-mail or password is not right.', { exact: false })).toBeVisible();
});
