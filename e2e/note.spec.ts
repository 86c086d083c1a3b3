import type { Browser, Page } from '@playwright/test';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { joinQueue } from './support/queue.ts';

// Without a worker, code that loads when it is first needed is missing offline.
test.use({ serviceWorkers: 'allow' });

// The newest comes first; other journeys of this server leave notes as well.
const openNote = (desk: Page) =>
  desk.getByRole('link', { name: 'Finish note for Tan Mei Ling' }).first().click();
const noteOf = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true });
const planOf = (page: Page) => page.getByRole('textbox', { name: 'Plan', exact: true });

async function openDevice(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, people.doctor);
  await page.goto('/DoctorPage');
  return { context, page };
}

test('a note survives other tabs, another device, a lost connection and a wish to sign out', async ({
  browser,
  page: patient,
  product,
}) => {
  await signIn(patient, people.patient);
  await joinQueue(patient, people.patient);
  const { context, page: desk } = await openDevice(browser, product.url);
  await desk.getByRole('button', { name: 'Call next patient' }).click();
  await desk.waitForURL(/\/VideoCall\//);
  await expect(desk.getByLabel(/^Video of (?!.*\(you\))/)).toBeVisible();
  await desk.getByRole('button', { name: 'End call' }).click();
  await desk.waitForURL(`${product.url}/DoctorPage`);
  await openNote(desk);
  // Another journey may end a consultation meanwhile, which then is the newest in the list.
  const address = desk.url();

  await test.step('another tab shows what is typed', async () => {
    const tab = await context.newPage();
    await tab.goto(desk.url());
    await noteOf(desk).fill('Rest.');
    await expect(noteOf(tab)).toHaveValue('Rest.');
    await planOf(tab).fill('Walk.');
    await expect(planOf(desk)).toHaveValue('Walk.');
    await expect(desk.getByText('Saved as a draft', { exact: true })).toBeVisible();
    await tab.close();
  });

  await test.step('a second device that was open before gets both versions to choose from', async () => {
    const other = await openDevice(browser, product.url);
    await other.page.goto(desk.url());
    await expect(noteOf(other.page)).toHaveValue('Rest.');
    await noteOf(desk).fill('Rest. Fever.');
    await expect(desk.getByText('Not saved yet…')).toBeVisible();
    await expect(desk.getByText('Saved as a draft', { exact: true })).toBeVisible();
    await noteOf(other.page).fill('Rest. Cough.');
    const versions = other.page.getByRole('region', { name: 'Note: two versions' });
    await expect(versions).toContainText('Rest. Fever.');
    await versions.getByRole('button', { name: 'Keep both' }).click();
    await expect(noteOf(other.page)).toHaveValue('Rest. Cough.\n\nRest. Fever.');
    await expect(noteOf(other.page)).toBeFocused();
    await expect(other.page.getByText('Saved as a draft', { exact: true })).toBeVisible();
    await other.context.close();
    await desk.reload();
    await expect(noteOf(desk)).toHaveValue('Rest. Cough.\n\nRest. Fever.');
  });

  await test.step('without a connection the text stays on the device, also when the doctor leaves', async () => {
    await desk.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await planOf(desk).fill('Walk. Drink.');
    await desk.getByRole('link', { name: 'Patients' }).first().click();
    await expect(
      desk.getByText(
        'Your note is not on the server yet. It is kept on this device and sent as soon as possible.',
      ),
    ).toBeVisible();
    await desk.getByRole('button', { name: 'Sign out' }).click();
    await expect(desk.getByRole('alertdialog', { name: /^Sign out/ })).toContainText(
      'A consultation note is not on the server yet.',
    );
    await desk.getByRole('button', { name: 'Stay signed in' }).click();
  });

  await test.step('it is sent as soon as the connection is back', async () => {
    await context.setOffline(false);
    await expect(desk.getByText('Your note is saved now.')).toBeVisible();
    await desk.goto(address);
    await expect(planOf(desk)).toHaveValue('Walk. Drink.');
  });
  await context.close();
});
