import type { Page } from '@playwright/test';
import { startCall } from './support/call.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/product.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const log = (page: Page) => page.getByRole('log', { name: /^Messages with/ });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
}

test('patient and doctor write to each other in a call, across a lost connection, and read it afterwards', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product);
  await patient.getByRole('button', { name: 'Messages' }).click();
  await expect(field(patient)).toBeFocused();
  await write(patient, 'What is it called?');
  await expect(doctor.getByText('What is it called?')).toBeVisible();
  await doctor.getByRole('button', { name: 'Messages, 1 new' }).click();
  await expect(log(doctor)).toContainText('What is it called?');
  await expect(doctor.getByRole('tab', { name: 'Messages' })).toHaveText('Messages');

  await test.step('a message whose answer is lost arrives once', async () => {
    let isLost = false;
    await doctor.route('**/api/consultations/*/messages', async (route) => {
      if (route.request().method() !== 'POST' || isLost) return await route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await write(doctor, 'Amlodipine 5 mg.');
    await expect(log(patient)).toContainText('Amlodipine 5 mg.');
    await expect(log(doctor).getByText('Kept on this device.')).toBeHidden({ timeout: 20_000 });
  });

  await test.step('without a connection it waits, also over a reload', async () => {
    await patient.context().setOffline(true);
    await write(patient, 'In the morning?');
    await expect(log(patient)).toContainText('Kept on this device. It is sent when the connection is back.');
    await expect(log(doctor)).not.toContainText('In the morning?');
    await patient.context().setOffline(false);
    await expect(log(doctor)).toContainText('In the morning?', { timeout: 20_000 });
  });

  await test.step('a patient who writes of an emergency to a doctor who is away is told what to do', async () => {
    await doctor.goto('/DoctorPage');
    await expect(patient.getByText(`${people.doctor.fullName} is not in the call now`)).toBeVisible();
    await field(patient).fill('I have chest pain');
    await expect(patient.getByRole('link', { name: 'Call 995' })).toBeInViewport();
    await field(patient).fill('');
    await doctor.goBack();
    await expect(patient.getByText(`${people.doctor.fullName} is not in the call now`)).toBeHidden();
    await expect(patient.getByRole('link', { name: 'Call 995' })).toBeHidden();
    await doctor.getByRole('button', { name: /^Messages/ }).click();
  });

  await field(doctor).fill('Yes, with bre');
  await doctor.reload();
  await doctor.getByRole('button', { name: /^Messages/ }).click();
  await expect(field(doctor)).toHaveValue('Yes, with bre');
  await write(doctor, 'Yes, with breakfast.');
  await expect(log(patient)).toContainText('Yes, with breakfast.');

  await doctor.getByRole('button', { name: 'End call' }).click();
  await doctor.waitForURL('**/DoctorPage');
  const words = ['What is it called?', 'Amlodipine 5 mg.', 'In the morning?', 'Yes, with breakfast.'];
  await patient.goto('/Consultation');
  await patient.getByRole('button', { name: `4 messages with ${people.doctor.fullName}` }).click();
  const dialog = patient.getByRole('dialog', { name: `Messages with ${people.doctor.fullName}` });
  for (const text of words) await expect(dialog.getByText(text)).toHaveCount(1);
  await doctor
    .getByRole('link', { name: /Tan Mei Ling/ })
    .first()
    .click();
  for (const text of words) await expect(log(doctor).getByText(text)).toHaveCount(1);
  await doctor.context().close();
});
