import type { Page } from '@playwright/test';
import { newestMail } from './mails.ts';
import { passphrase } from './people.ts';
import { expect } from './product.ts';

/** Opens an account through the API and confirms its address. */
export async function openAccount(page: Page, email: string): Promise<{ email: string }> {
  const person = { email, password: passphrase, confirmPassword: passphrase, fullName: 'Lim Hui Min' };
  const opened = await page.request.post('/api/users', { data: person });
  const { token } = await opened.json();
  const confirmed = await page.request.patch('/api/users/check-sign-up-code', {
    headers: { authorization: `Bearer ${token}` },
    data: { code: await mailedCode(page, email) },
  });
  expect(confirmed.ok()).toBe(true);
  return { email };
}

async function mailedCode(page: Page, email: string): Promise<string> {
  const [code = ''] = (await newestMail(page, email)).match(/\d{6}/) ?? [];
  return code;
}

/** Confirms the address of a new account with the mailed code, and completes the health profile. */
export async function confirmAndFillIn(page: Page, email: string, url: string): Promise<void> {
  await page.getByRole('textbox', { name: /Code from the e-mail/ }).fill(await mailedCode(page, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your Mail Verified Successfully')).toBeVisible();
  await fillInProfile(page, url);
}

/** Completes the last step of sign-up, the health profile. */
export async function fillInProfile(page: Page, url: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your health profile' })).toBeFocused();
  const birth = page.getByRole('group', { name: /Date of birth/ });
  await birth.getByRole('textbox', { name: 'Day' }).fill('1');
  await birth.getByRole('textbox', { name: 'Month' }).fill('2');
  await birth.getByRole('textbox', { name: 'Year' }).fill('1980');
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL(`${url}/Home`);
}
