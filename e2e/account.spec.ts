import type { Page } from '@playwright/test';
import { newestMail } from './support/mails.ts';
import { confirmAndFillIn } from './support/newAccount.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

const continueWith = /^Continue with /;
const newPassword = 'lanterns-over-the-river';

/** Opens the provider's window and returns it at the choice of an account. */
async function openProvider(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: continueWith }).click(),
  ]);
  await popup.getByRole('heading', { name: 'Vitalane demo ID' }).waitFor();
  return popup;
}

const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test('an existing account signs in and out with the identity provider', async ({ page, product }) => {
  await page.goto('/login');
  const popup = await openProvider(page);
  const size = await popup.evaluate(() => [window.innerWidth, window.innerHeight]);
  expect(size).toEqual([500, 600]);
  await expect(page.getByText('Waiting for sign-in…')).toBeVisible();

  await Promise.all([popup.waitForEvent('close'), popup.getByRole('link', { name: 'Ravi Kumar' }).click()]);
  await page.waitForURL(`${product.url}/Home`);
  await expect(page.getByRole('banner').getByText('Ravi Kumar')).toBeVisible();

  const revoked = page.waitForResponse((answer) => answer.url().includes('/token/revocation'));
  await page.getByRole('button', { name: 'Sign out' }).click();
  expect((await revoked).status()).toBe(200);
  await page.waitForURL(`${product.url}/login`);
  expect(await keysOf(page)).toEqual([]);
});

test('a second window replaces the first, and a closed one may respond for 8 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  const first = await openProvider(page);
  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    first.waitForEvent('close'),
    page.getByRole('button', { name: continueWith }).click(),
  ]);
  await expect(page.getByText('This sign-in was replaced by a newer one.')).toBeVisible();
  await second.getByRole('heading', { name: 'Vitalane demo ID' }).waitFor();

  await page.clock.pauseAt(Date.now() + 60_000);
  await second.close();
  // The window is polled twice a second, so the 8 seconds start within the first half second.
  await page.clock.runFor(500);
  await page.clock.runFor(7_400);
  const closed = page.getByText('The sign-in window was closed. Try again when you are ready.');
  await expect(page.getByText('Waiting for sign-in…')).toBeVisible();
  await expect(closed).toHaveCount(0);
  await page.clock.runFor(600);
  await expect(closed).toBeVisible();
});

test('a new identity continues to sign-up, and then to Home', async ({ page, product }) => {
  await page.goto('/login');
  const popup = await openProvider(page);
  await popup.getByRole('link', { name: 'Nurul Aisyah' }).click();
  await page.waitForURL(/\/Signup$/);
  await expect(page.getByLabel(/^Full name/)).toHaveValue('Nurul Aisyah');
  const email = 'nurul.aisyah@demo.vitalane.example';
  await expect(page.getByText(`You sign in as ${email}. No password is needed.`)).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeFocused();

  await test.step('a reload goes on at the first step not done, whatever page is asked for', async () => {
    await page.goto('/Diary');
    await page.waitForURL(/\/Signup$/);
    await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();
  });

  await confirmAndFillIn(page, email, product.url);
  await expect(page.getByRole('banner').getByText('Nurul Aisyah')).toBeVisible();
});

test('sign-up with a password and a picture', { tag: '@main' }, async ({ page, product }) => {
  const email = 'lim.wei@example.sg';
  await page.goto('/signup');
  await page.getByLabel(/^Full name/).fill('Lim Wei');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Password/).fill('password1234');
  await page.getByLabel(/^Confirm password/).fill('password1234');
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(onePixel, 'base64'),
  });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel(/^Password/)).toHaveAccessibleDescription(/Use several unrelated words\./);
  await page.getByLabel(/^Password/).fill(newPassword);
  await page.getByLabel(/^Confirm password/).fill(newPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new code' })).toHaveCount(0);

  const [mails] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^Read the mail in the demo outbox/ }).click(),
  ]);
  await expect(mails.getByText(`To ${email},`).first()).toBeVisible();
  await mails.close();
  await page.getByRole('textbox', { name: /Code from the e-mail/ }).fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is not right.');
  await confirmAndFillIn(page, email, product.url);
  const avatar = await page.evaluate(async () => {
    const token = localStorage.getItem('token');
    const answer = await fetch('/api/me', { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()).avatar;
  });
  expect(avatar).toEqual(expect.any(String));
});

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a forgotten password is reset with the mailed link, once', async ({ page, product }) => {
  // Separate account: the other journeys sign in with the demo passwords.
  const email = 'goh.mei@example.sg';
  const forgotten = 'four-quiet-lanterns-again';
  const account = { fullName: 'Goh Mei', email, password: forgotten, confirmPassword: forgotten };
  expect((await page.request.post('/api/users', { data: account })).status()).toBe(201);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // Waits for the next page, because the present one has such a field, too.
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Reset Link Successfully Sent on Your Email')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Read the mail in the demo outbox/ })).toHaveAttribute(
    'href',
    '/dev/outbox',
  );
  const [link = ''] = (await newestMail(page, email)).match(/https?:\S+/) ?? [];

  const setPassword = async () => {
    await page.goto(new URL(link).pathname);
    await page.getByLabel(/^New password/).fill(newPassword);
    await page.getByLabel(/^Confirm password/).fill(newPassword);
    await page.getByRole('button', { name: 'Set the password' }).click();
  };
  await setPassword();
  await expect(page.getByText('Password change successfully')).toBeVisible();
  await page.waitForURL(`${product.url}/login`);
  await setPassword();
  await expect(page.getByRole('alert')).toContainText('This link no longer works');

  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // The mail has confirmed the address, so the health profile is the remaining step of sign-up.
  await expect(page.getByRole('heading', { name: 'Your health profile' })).toBeVisible();
});

test('two tabs refresh the session once, and sign out together', async ({ context, page, product }) => {
  await signIn(page, people.patient);
  const other = await context.newPage();
  await other.goto('/Diary');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  const renewals: string[] = [];
  for (const tab of [page, other])
    tab.on('request', (request) => {
      if (request.url().endsWith('/token/refresh')) renewals.push(request.url());
    });
  const tokenOf = (tab: Page) => tab.evaluate(() => localStorage.getItem('token'));
  const before = await tokenOf(page);
  // No request is pending when the token expires: a page that is left during a refresh would send it again.
  await Promise.all([page.goto('about:blank'), other.goto('about:blank')]);
  // The server reports an expired token until it is refreshed.
  for (const tab of [page, other])
    await tab.route('**/api/get-notifications', async (route) => {
      const isStale = route.request().headers().authorization === `Bearer ${before}`;
      if (!isStale) return route.continue();
      return route.fulfill({
        status: 401,
        json: { code: 'token_expired', message: 'Expired', requestId: 'r' },
      });
    });
  await Promise.all([page.goto('/Home'), other.goto('/Diary')]);
  await expect.poll(() => tokenOf(page)).not.toBe(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await tokenOf(other)).toBe(await tokenOf(page));
  expect(renewals).toHaveLength(1);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${product.url}/login`);
  await other.waitForURL(`${product.url}/login`);
  expect((await keysOf(other)).filter((key) => key !== 'theme')).toEqual([]);
});

/** Ends every session of the account except the calling one. */
async function endOtherSessions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const { items } = await (await fetch('/api/sessions', { headers })).json();
    for (const { uuid, isCurrent } of items)
      if (!isCurrent) await fetch(`/api/sessions/${uuid}`, { method: 'DELETE', headers });
  });
}

test('a session ended elsewhere leads to sign-in; the draft stays for the same account only', async ({
  browser,
  page,
  product,
}) => {
  const fullName = page.getByLabel(/^Full name/);
  await signIn(page, people.patient);
  await page.goto('/NewForm');
  await fullName.fill('Tan Mei Ling (married name)');

  const elsewhere = await browser.newContext({ baseURL: product.url });
  const phone = await elsewhere.newPage();
  await signIn(phone, people.patient);
  await endOtherSessions(phone);
  await elsewhere.close();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Diary' }).click();
  await page.waitForURL(`${product.url}/login`);
  await expect(page.getByText('Please sign in again.')).toBeVisible();
  expect((await keysOf(page)).filter((key) => key !== 'theme')).toEqual([]);

  await signIn(page, { email: 'siti.hassan@demo.vitalane.example' });
  await page.goto('/NewForm');
  await expect(fullName).toHaveValue('Siti Aminah binte Hassan');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.reload();
  await page.waitForURL(`${product.url}/login`);

  await signIn(page, people.patient);
  await page.goto('/NewForm');
  await expect(fullName).toHaveValue('Tan Mei Ling (married name)');
});
