import { signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { leaveQueue, sayReason } from './support/queue.ts';

const siti = { email: 'siti.hassan@demo.vitalane.example' };

/** Identity number unknown to the clinic. */
const unknownNric = 'S2468013D';

test('a patient unknown to the clinic registers and joins the queue', { tag: '@main' }, async ({ page }) => {
  await signIn(page, siti);

  await test.step('an unknown number leads to the registration form, and is in it already', async () => {
    await page.goto('/TeleHealth');
    await sayReason(page);
    await page.getByLabel(/^NRIC or FIN/).fill(unknownNric);
    await page.getByLabel(/^Where are you now\?/).fill('At home');
    await page.getByRole('button', { name: 'Join the queue' }).click();
    await page.waitForURL('**/PatientForm');
    expect(page.url()).not.toContain(unknownNric);
    await expect(page.getByText('Patient not found', { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'NRIC or FIN' })).toHaveValue(unknownNric);
    await expect(page.getByLabel(/^Where are you now\?/)).toHaveValue('At home');
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Siti Aminah binte Hassan');
  });

  await page.getByLabel(/^Where are you now\?/).fill('At work, level 8');
  const submit = page.getByRole('button', { name: 'Register and join the queue' });

  await test.step('what is missing is listed, and nothing typed is lost', async () => {
    await page.getByRole('textbox', { name: 'Block and street' }).fill('12 Marina View');
    await submit.click();
    await expect(page.getByRole('button', { name: 'Accept the terms to register.' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Block and street' })).toHaveValue('12 Marina View');
  });

  await page.getByText('Citizens and permanent residents').click();
  await page
    .getByRole('radiogroup', { name: /allergic to any medicine/ })
    .getByText('Yes')
    .click();
  await page.getByRole('textbox', { name: /^Which medicines/ }).fill('Penicillin, rash');
  await page.getByRole('textbox', { name: 'Postal code' }).fill('018961');
  await page.getByRole('checkbox', { name: /I agree to the/ }).check({ force: true });

  await test.step('an answer that got lost keeps the form as it was', async () => {
    await page.route('**/api/register-new-patient', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit.click();
    await expect(page.getByText('Network error. Please try again.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Which medicines/ })).toHaveValue('Penicillin, rash');
    await page.unroute('**/api/register-new-patient');
  });

  await test.step('sent again, it registers once and leads into the queue, with the location', async () => {
    const told = page.waitForResponse('**/api/queue/location');
    await submit.click();
    expect((await told).status()).toBe(204);
    await page.waitForURL(/\/VideoCall\/[\w-]{20,}$/);
    await expect(page.getByText('... please wait for the doctor to join')).toBeVisible();
  });

  await test.step('in the queue, where the patient is can be corrected', async () => {
    await page.goto('/TeleHealth');
    const location = page.getByLabel(/^Where are you now\?/);
    await expect(location).toHaveValue('At work, level 8');
    await location.fill('At home');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved. The doctor of this call will see it.')).toBeVisible();
    await page.reload();
    await expect(location).toHaveValue('At home');
  });

  await leaveQueue(page);
});
