import { chromium } from '@playwright/test';
import { launchOptions } from '../tools/browser.ts';
import { dateBoxes } from './support/fields.ts';
import { passphrase, people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { joinQueue, leaveQueue, sayReason } from './support/queue.ts';

test.use({ serviceWorkers: 'allow' });

test('a wrong password is explained beside the form and the input stays', { tag: '@main' }, async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(people.patient.email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-right-one');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The e-mail or password is not right. Check both and try again.',
  );
  await expect(page.getByLabel('E-mail')).toHaveValue(people.patient.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-right-one');
});

test('implausible blood pressures and a future date are refused beside their fields', async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/Diary');
  await page.getByRole('button', { name: 'Add blood pressure' }).click();
  const upper = page.getByLabel(/^Upper number/);
  const lower = page.getByLabel(/^Lower number/);
  const save = page.getByRole('button', { name: 'Save reading' });

  await test.step('1200 is no blood pressure', async () => {
    await upper.fill('1200');
    await lower.fill('80');
    await save.click();
    await expect(upper).toHaveAccessibleDescription(/The upper number must be between 40 and 300 mmHg\./);
    await expect(upper).toBeFocused();
  });

  await test.step('80 over 120 has its numbers swapped', async () => {
    await upper.fill('80');
    await lower.fill('120');
    await save.click();
    await expect(lower).toHaveAccessibleDescription(
      /The lower number must be below the upper number\. Check whether the two are swapped\./,
    );
    await expect(upper).toHaveValue('80');
    await expect(lower).toHaveValue('120');
  });

  await test.step('a reading cannot lie in the future', async () => {
    await upper.fill('127');
    await lower.fill('79');
    const { year } = dateBoxes(page, 'Date');
    await year.fill(String(Number(await year.inputValue()) + 1));
    await save.click();
    await expect(
      page.getByText('This date is in the future. Enter the day you took the reading.').first(),
    ).toBeVisible();
    await expect(upper).toHaveValue('127');
  });
});

test('a reading with a lost response is kept on the device, and is saved once', async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/Diary');
  await page.getByRole('button', { name: 'Add blood pressure' }).click();
  await page.getByLabel(/^Upper number/).fill('163');
  await page.getByLabel(/^Lower number/).fill('101');
  // The server stores it, but the response is lost.
  await page.route('**/api/diary-histories/blood-pressure', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Save reading' }).click();
  await page
    .getByRole('dialog', { name: 'Kept on this device' })
    .getByRole('button', { name: 'Done' })
    .click();
  const kept = page.getByRole('region', { name: 'On this device' });
  await expect(kept).toContainText('Blood pressure 163/101 mmHg');

  await page.unroute('**/api/diary-histories/blood-pressure');
  await expect(kept).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: '163/101' })).toHaveCount(1);
});

test('a malformed NRIC is explained beside its field, an unknown one opens the registration', async ({
  page,
}) => {
  await signIn(page, people.patient);
  await page.goto('/TeleHealth');
  const nric = page.getByLabel(/^NRIC or FIN/);
  const join = page.getByRole('button', { name: 'Join the queue' });

  await sayReason(page);
  await nric.fill('S12345');
  await join.click();
  await expect(nric).toHaveAccessibleDescription(/Check the letter and the seven digits/);
  await expect(nric).toHaveValue('S12345');

  await nric.fill('S1234567A');
  await join.click();
  await expect(nric).toHaveAccessibleDescription(/the last letter does not fit this number/);

  await nric.fill('S7654321F');
  await join.click();
  await page.waitForURL('**/PatientForm');
  await expect(page.getByText('Patient not found', { exact: true })).toBeVisible();
});

test('a refused camera is explained with steps to allow it, and the call can continue without', async ({
  product,
}) => {
  const browser = await chromium.launch(
    await launchOptions('full', ['--deny-permission-prompts', '--use-fake-device-for-media-stream']),
  );
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await signIn(page, people.patient);
  await joinQueue(page, people.patient);
  await expect(
    page.getByText('Your browser does not let this page use the camera and the microphone.'),
  ).toBeVisible();
  await expect(page.getByText('Please ensure it is connected')).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'address bar' }).first()).toBeVisible();
  await page.getByRole('button', { name: /Continue without/ }).click();
  await expect(page.getByText('... please wait for the doctor to join')).toBeVisible();
  await leaveQueue(page);
  await browser.close();
});

test('a signed-out visitor is asked to sign in, and then sees the requested page', async ({ page }) => {
  await page.goto('/Diary');
  await page.waitForURL('**/login');
  await page.getByLabel('E-mail').fill(people.patient.email);
  await page.getByLabel('Password', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/Diary');
  expect(await page.evaluate(() => localStorage.getItem('lastLocation'))).toBeNull();
});

test('an expired session leads to the sign-in page at once, where the input stays', async ({ page }) => {
  // Page of the same origin without the app.
  await page.goto('/icon.svg');
  await page.evaluate(() => {
    localStorage.setItem('token', 'ended-long-ago');
    localStorage.setItem('refreshToken', 'ended-long-ago');
  });
  // As on a slow network: the code of the signed-in pages arrives after the response that the session has ended.
  const shell = Promise.withResolvers<void>();
  await page.route(/\/assets\/Shell/, async (route) => {
    await shell.promise;
    await route.continue();
  });
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(people.patient.email);
  await expect(page.getByText('Please sign in again.')).toBeVisible();
  shell.resolve();
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('E-mail')).toHaveValue(people.patient.email);
  expect(visited).not.toContain('/Home');
});

test('pages of another role and unknown pages show a message', { tag: '@main' }, async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/DoctorPage');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not allowed|do not have access/i);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found|cannot find/i);
});
