import type { Page } from '@playwright/test';
import { newestMail } from './mails.ts';
import { expect } from './product.ts';

/** Confirms the address of a new account with the code of the mail, and fills in the health profile. */
export async function confirmAndFillIn(page: Page, email: string, url: string): Promise<void> {
  const [code = ''] = (await newestMail(page, email)).match(/\d{6}/) ?? [];
  await page.getByRole('textbox', { name: /Code from the e-mail/ }).fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your Mail Verified Successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your health profile' })).toBeFocused();
  const birth = page.getByRole('group', { name: /Date of birth/ });
  await birth.getByRole('textbox', { name: 'Day' }).fill('1');
  await birth.getByRole('textbox', { name: 'Month' }).fill('2');
  await birth.getByRole('textbox', { name: 'Year' }).fill('1980');
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await page.waitForURL(`${url}/Home`);
}
