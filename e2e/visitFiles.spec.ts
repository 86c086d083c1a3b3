import type { Page } from '@playwright/test';
import { startCall } from './support/call.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/product.ts';

const log = (page: Page) => page.getByRole('log', { name: /^Messages with/ });
const chosen = (page: Page) => page.getByRole('dialog', { name: 'Photos and documents' });

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a photo or document' }).click();
  const photo = { name, mimeType: 'image/png', buffer: await page.screenshot() };
  await chosen(page).locator('input[type=file]').first().setInputFiles(photo);
  await expect(chosen(page).getByText(name)).toBeVisible();
}

async function opens(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Open ${name}` }).click();
  const picture = page.getByRole('dialog', { name }).getByRole('img', { name: `Picture of ${name}` });
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).last().click();
}

test('a patient who waits sends a photo and a document, and the doctor sends one in the call; both open them afterwards', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product, async () => {
    await patient.getByRole('button', { name: 'Add photos or documents' }).click();
    await choose(patient, 'ankle.png');
    await chosen(patient)
      .locator('label')
      .filter({ has: patient.getByRole('checkbox') })
      .first()
      .click();
    await chosen(patient).getByRole('button', { name: 'Send 2 files' }).click();
    await expect(log(patient).getByRole('button', { name: /^Open/ })).toHaveCount(2);

    await test.step('without a connection a file waits, over a reload and on another page', async () => {
      await choose(patient, 'foot.png');
      await patient.context().setOffline(true);
      await chosen(patient).getByRole('button', { name: 'Send 1 file' }).click();
      await expect(log(patient)).toContainText(
        'Kept on this device. It is sent when the connection is back.',
      );
      await patient.context().setOffline(false);
      await patient.reload();
      await patient.goto('/TeleHealth');
      const files = patient.getByRole('list', { name: 'Photos and documents' });
      await expect(files.getByRole('button', { name: /^Open/ })).toHaveCount(3, { timeout: 20_000 });
      await patient.getByRole('link', { name: 'Go to the waiting room' }).click();
    });
  });

  await test.step('the doctor opens them in the call', async () => {
    await doctor.getByRole('button', { name: 'Messages, 3 new' }).click();
    await opens(doctor, 'ankle.png');
    await opens(doctor, 'foot.png');
  });

  await test.step('a file whose answer is lost arrives once', async () => {
    let isLost = false;
    await doctor.route('**/api/consultations/*/files', async (route) => {
      if (isLost) return await route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await choose(doctor, 'exercises.png');
    await expect(chosen(doctor).getByText('From your record')).toHaveCount(0);
    await chosen(doctor).getByRole('button', { name: 'Send 1 file' }).click();
    await patient.getByRole('button', { name: 'Messages, 1 new' }).click();
    await opens(patient, 'exercises.png');
    await expect(log(doctor).getByText('Kept on this device.')).toBeHidden({ timeout: 20_000 });
    await expect(log(doctor).getByRole('button', { name: 'Open exercises.png' })).toHaveCount(1);
  });

  await doctor.getByRole('button', { name: 'End call' }).click();
  await doctor.waitForURL('**/DoctorPage');
  await patient.goto('/Consultation');
  await patient
    .getByRole('button', { name: `4 messages with ${people.doctor.fullName}` })
    .first()
    .click();
  await opens(patient, 'exercises.png');
  await doctor
    .getByRole('link', { name: /Tan Mei Ling/ })
    .first()
    .click();
  await opens(doctor, 'foot.png');
  await doctor.context().close();
});
