import { newPatient } from './support/caller.ts';
import { timeBoxes } from './support/fields.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const vitamin = { name: 'Vitamin D', route: 'Oral', unit: 'tablet', dose: 1, quantity: 30, remaining: 30 };

/** Returns the hour in Berlin, HH. */
const hourInBerlin = () =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit' }).format();

test('a patient on a journey chooses the time of the device, and forms propose it', async ({ page }) => {
  const { person, call } = await newPatient(page, 'in.berlin@example.com');
  await call('POST', '/users/medications', { ...vitamin, frequency: 'Once daily', reminder: false });
  await signIn(page, person);
  await page.getByRole('link', { name: 'Medicine', exact: true }).click();
  const question = page.getByRole('region', { name: 'Time zone' });
  await expect(question).toContainText('This device is set to Berlin time');
  await expect(page.getByText('Times in Singapore time')).toBeVisible();

  await question.getByRole('button', { name: 'Use Berlin time' }).click();
  await expect(page.getByText('Your days and reminders are now counted in Berlin time.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Times in Singapore time')).toHaveCount(0);

  const before = hourInBerlin();
  await page.getByRole('button', { name: 'Record a dose' }).click();
  const proposed = await timeBoxes(page, 'Time').hour.inputValue();
  expect([before, hourInBerlin()]).toContain(proposed);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Record a dose' })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('the answer to keep the time holds after a reload, and is deleted at sign-out', async ({
  page,
  context,
}) => {
  const { person, call } = await newPatient(page, 'still.singapore@example.com');
  await call('POST', '/users/medications', { ...vitamin, frequency: 'Once daily', reminder: false });
  await signIn(page, person);
  await page.getByRole('link', { name: 'Diary', exact: true }).click();
  const question = page.getByRole('region', { name: 'Time zone' });
  await expect(question).toBeVisible();
  await context.setOffline(true);
  await question.getByRole('button', { name: 'Use Berlin time' }).click();
  await expect(question.getByRole('alert')).toContainText('Your time zone is not changed. You are offline.');
  await context.setOffline(false);
  await question.getByRole('button', { name: 'Keep Singapore time' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Add blood pressure' }).click();
  await expect(timeBoxes(page, 'Time (Singapore time)').hour).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add blood pressure' })).toBeVisible();
  await expect(question).toHaveCount(0);

  await page.getByRole('link', { name: 'Medicine', exact: true }).click();
  await page.getByRole('button', { name: 'Change the time zone' }).first().click();
  await expect(question).toBeFocused();
  await question.getByRole('button', { name: 'Keep Singapore time' }).click();
  await expect(question).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, person);
  await expect(question).toBeVisible();
});
