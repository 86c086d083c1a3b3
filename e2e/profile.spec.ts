import type { Page } from '@playwright/test';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save profile' }).click();
const pictureInput = (page: Page) =>
  page.getByRole('region', { name: 'Picture' }).locator('input[type=file]');

/** Returns a picture drawn by the browser, to upload as a photograph. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 64;
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = '#176b5b';
    context?.fillRect(0, 0, 64, 64);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test('a phone number is changed, and a picture replaces the initials in the top bar', {
  tag: '@main',
}, async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/Profile');
  const person = page.getByRole('banner').getByRole('link', { name: /Tan Mei Ling/ });
  await expect(person).toContainText('TM');
  await page.getByLabel(/^Phone number/).fill('+65 9000 1111');
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await drawnPicture(page) };
  await pictureInput(page).setInputFiles(picture);
  await save(page);
  await expect(page.getByText('Profile Update Successfully.')).toBeVisible();
  await expect(person.locator('img')).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  await page.reload();
  await expect(page.getByLabel(/^Phone number/)).toHaveValue('+65 9000 1111');
  await expect(person.locator('img')).toBeVisible();
});

test('the input survives a reload, and is deleted once it is saved', async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/Profile');
  const phone = page.getByLabel(/^Phone number/);
  await phone.fill('+65 9000 4444');
  await page.reload();
  await expect(page.getByText('We kept what you typed last time. It is not saved yet.')).toBeVisible();
  await expect(phone).toHaveValue('+65 9000 4444');
  await page.getByRole('button', { name: 'Show what is saved' }).click();
  await expect(phone).not.toHaveValue('+65 9000 4444');
  await phone.fill('+65 9000 5555');
  await save(page);
  await expect(page.getByText('Profile Update Successfully.')).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue('+65 9000 5555');
  await expect(page.getByText('We kept what you typed last time.')).toHaveCount(0);
});

test('claiming another patient’s number reveals nothing about them, and does not change theirs', async ({
  page,
}) => {
  await signIn(page, people.doctor);
  await page.goto('/Profile');
  await page.getByLabel(/^Type of document/).selectOption('NRIC');
  await page.getByLabel(/^Identity number/).fill(people.patient.nric);
  await save(page);
  await expect(page.getByText('Profile Update Successfully.')).toBeVisible();
  await expect(page.getByText('NRIC ending in 567D')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, people.patient);
  await page.goto('/Profile');
  await expect(page.getByText('NRIC ending in 567D')).toBeVisible();
  await expect(page.getByLabel(/^Identity number/)).toHaveCount(0);
});

test('an oversized or invalid picture is refused with the reason', async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/Profile');
  const card = page.getByRole('region', { name: 'Picture' });
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(20_000_001) };
  await pictureInput(page).setInputFiles(large);
  await expect(card.getByText(/large\.png.*Choose a file up to/)).toBeVisible();
  const fake = { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
  await pictureInput(page).setInputFiles(fake);
  await save(page);
  await expect(
    card.getByText('This picture could not be read. Choose a JPEG, PNG or WebP file.'),
  ).toBeVisible();
  await expect(card.getByText('fake.png')).toBeVisible();
});
