import type { Page } from '@playwright/test';
import { codeAt } from '../packages/server/src/identity/secondFactorCodes.ts';
import { passphrase, people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

const stepMs = 30_000;

/** Selects an item from the menu of one account. */
async function change(page: Page, fullName: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Change the account of ${fullName}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
}

test('an admin finds an account, deactivates and reactivates it, and the audit trail lists both', {
  tag: '@main',
}, async ({ page, browser, baseURL }) => {
  const { fullName } = people.otherPatient;
  await signIn(page, people.admin);
  await page.goto('/Accounts');
  await page.getByRole('searchbox', { name: /^Name or e-mail address/ }).fill('amin');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(2);

  await change(page, fullName, 'Deactivate');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('row', { name: fullName })).toContainText('Inactive');
  const patient = await browser.newPage({ baseURL });
  await signIn(patient, people.otherPatient);
  await expect(patient.getByText('Your account is Inactive.')).toBeVisible();

  await change(page, fullName, 'Activate');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('row', { name: fullName })).not.toContainText('Inactive');
  await signIn(patient, people.otherPatient);
  await expect(patient.getByRole('heading', { level: 1 })).toContainText('Siti');
  await patient.close();

  await page.goto('/AuditTrail');
  await expect(page.getByRole('row', { name: /Changed an account/ })).toHaveCount(2);
  await expect(page.getByRole('row', { name: /Changed an account/ }).first()).toContainText('Alex Lim');
});

test('the pages of admins are forbidden to others', async ({ page }) => {
  await signIn(page, people.doctor);
  for (const path of ['/Accounts', '/AuditTrail']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('You do not have access to this page.');
  }
});

test('an authenticator app is set up, asked for at sign-in, replaced by a recovery code, and turned off', async ({
  page,
}) => {
  await signIn(page, people.patient);
  await page.goto('/Security');
  await page.getByRole('link', { name: 'Set up an authenticator app' }).click();
  const setUp = page.getByRole('form', { name: 'Set up an authenticator app' });
  await setUp.getByLabel(/^Your password/).fill(passphrase);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel(/^Code from the app/).fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('That code is not right. Enter the newest one.')).toBeVisible();
  await page.getByLabel(/^Code from the app/).fill(codeAt(secret, new Date()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await signOut(page);
  await signIn(page, people.patient);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  // Codes work once: the code of the next period is used slightly early.
  await page.getByLabel(/^Code from the app/).fill(codeAt(secret, new Date(Date.now() + stepMs)));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await signOut(page);
  await signIn(page, people.patient);
  await page.getByRole('button', { name: 'I do not have my telephone' }).click();
  await page.getByLabel(/^Recovery code/).fill(recoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await page.goto('/SecondFactor');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off the second step?' });
  await dialog.getByLabel(/^Your password/).fill(passphrase);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('heading', { name: 'Set up an authenticator app' })).toBeVisible();
});
