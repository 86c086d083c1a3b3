import type { Browser, Page } from '@playwright/test';
import { newestMail } from './support/mails.ts';
import { expectMovingPicture, otherPerson } from './support/media.ts';
import { confirmAndFillIn } from './support/newAccount.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { joinQueue, sayReason } from './support/queue.ts';
import { untilFetchedAgain } from './support/waits.ts';

const mei = people.patient;
const calling = 'Dr Priya Nair is ready for you';

async function openDesk(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, timezoneId: 'Asia/Singapore' });
  const desk = await context.newPage();
  await signIn(desk, people.doctor);
  await desk.goto('/DoctorPage');
  return desk;
}

/** Returns the banner on every page, which is read out at once. */
const banner = (page: Page) => page.getByRole('alert').filter({ hasText: calling });

/** Returns the bar with the place of a patient who waits elsewhere in the app. */
const waitingBar = (page: Page) => page.getByRole('complementary', { name: 'Your place in the queue' });

test('a patient who is elsewhere in the app sees their place, is called in every tab and after a reload, and finds the way in', async ({
  browser,
  context,
  page,
  product,
}) => {
  test.slow(true, 'The bell fetches once a minute.');
  await signIn(page, mei);
  await joinQueue(page, mei);
  await page.goto('/Diary');
  const secondTab = await context.newPage();
  await secondTab.goto('/Medication');
  await expect(secondTab.getByRole('heading', { level: 1 })).toBeVisible();
  const desk = await openDesk(browser, product.url);

  await test.step('every tab shows the place in the queue', async () => {
    for (const tab of [page, secondTab])
      await expect(waitingBar(tab)).toContainText('You are next in the queue');
  });

  await test.step('the doctor opens the call: banner and title, in both tabs; nothing on the page moves', async () => {
    const place = await secondTab.getByRole('heading', { level: 1 }).boundingBox();
    await desk.getByRole('button', { name: 'Open call with Tan Mei Ling' }).click();
    for (const tab of [page, secondTab]) {
      await expect(banner(tab)).toBeVisible();
      await expect(tab).toHaveTitle('The doctor is ready for you · Vitalane');
      await expect(waitingBar(tab)).toHaveCount(0);
    }
    expect(await secondTab.getByRole('heading', { level: 1 }).boundingBox()).toEqual(place);
  });

  await test.step('Teleconsult, Consultation and Home tell the truth', async () => {
    for (const path of ['/TeleHealth', '/Consultation', '/Home']) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText('The doctor is ready for you')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Join the call' })).toBeVisible();
      await expect(page.getByText(/No doctor is online/)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Leave the queue' })).toHaveCount(0);
      await expect(banner(page)).toBeVisible();
    }
  });

  await test.step('after a reload the patient is still called, and the bell and a mail say so', async () => {
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', { name: /^Notification, / }).click();
    const bell = page.getByRole('dialog', { name: 'Notifications' });
    await expect(bell.getByText('The doctor is ready for you').first()).toBeVisible(untilFetchedAgain);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => newestMail(page, mei.email))
      .toContain('The doctor has opened your video call in Vitalane');
  });

  await test.step('the doctor leaves the room and comes back: the call stops and begins again', async () => {
    await desk.goto('/DoctorPage');
    await expect(banner(page)).toHaveCount(0);
    await expect(waitingBar(page)).toContainText('Dr Priya Nair is not in the call at the moment.');
    await page.goto('/TeleHealth');
    await expect(waitingBar(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your consultation has begun' })).toBeVisible();
    await desk.getByRole('button', { name: 'Call again: Tan Mei Ling' }).click();
    await expect(banner(page)).toBeVisible();
  });

  await test.step('the banner leads into the call', async () => {
    await banner(secondTab).getByRole('link', { name: 'Join the call' }).click();
    for (const side of [secondTab, desk]) await expectMovingPicture(side, otherPerson);
    await expect(banner(secondTab)).toHaveCount(0);
    await expect(secondTab).not.toHaveTitle('The doctor is ready for you · Vitalane');
    await desk.getByRole('button', { name: 'End call' }).click();
    await desk.waitForURL(`${product.url}/DoctorPage`);
    for (const sign of [banner, waitingBar]) await expect(sign(page)).toHaveCount(0);
  });

  await desk.context().close();
});

test('a new patient without an identity number is asked for it, and registers', async ({ page, product }) => {
  const email = 'nora.ng@example.sg';
  const password = 'lanterns-over-the-river';
  await page.goto('/Signup');
  await page.getByLabel(/^Full name/).fill('Nora Ng');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm password/).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Confirm your address' }).waitFor();
  await confirmAndFillIn(page, email, product.url);

  await page.goto('/TeleHealth');
  await sayReason(page);
  await page.getByLabel(/^NRIC or FIN/).fill('T0000007D');
  await page.getByRole('button', { name: 'Join the queue' }).click();
  await page.waitForURL('**/PatientForm');
  await expect(page.getByRole('textbox', { name: 'NRIC or FIN' })).toHaveValue('T0000007D');
});
