import type { Page } from '@playwright/test';
import { type Caller, newPatient } from './support/caller.ts';
import { addReading, addSugar, dayBefore } from './support/diary.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

const main = (page: Page) => page.getByRole('main');

async function storeReading(call: Caller, days: number, [upper, lower]: readonly [number, number]) {
  for (const time of ['00:01', '00:02']) {
    const reading = { valueFrom: upper, valueTo: lower, date: dayBefore(days), time };
    await call('POST', '/diary-histories/blood-pressure', reading);
  }
}

test('an average of 191/117 over five days stays a crisis when the newest reading is 178/108', async ({
  page,
}) => {
  const { person, call } = await newPatient(page, 'five.days@example.com');
  for (const days of [4, 3, 2, 1]) await storeReading(call, days, [193, 118]);
  await signIn(page, person);
  await addReading(page, [178, 108]);
  await page.goto('/Home');
  await expect(main(page).getByText('Your blood pressure was very high.')).toBeVisible();
  await expect(main(page).getByText('Talk to a doctor about your blood pressure')).toHaveCount(0);
  await expect(main(page).getByText('You are done for today')).toHaveCount(0);

  await test.step('the diary shows the average, the report leads with the crisis and says nothing calmer', async () => {
    await page.goto('/Diary');
    await expect(page.getByText('191/117', { exact: true })).toBeVisible();
    await page.goto('/Reports/Cardiovascular');
    const crisis =
      /^Blood pressure 193\/118 mmHg: Your blood pressure was very high\. Sit quietly and measure again\./;
    await expect(page.getByText(crisis).first()).toBeVisible();
    await expect(page.getByText(/see a doctor within days|Ask to be seen within 7 days/i)).toHaveCount(0);
  });
});

test('“last 30 days” shows the reading of 29 days ago and not the one of 31', async ({ page }) => {
  const { person, call } = await newPatient(page, 'thirty.days@example.com');
  await storeReading(call, 35, [111, 61]);
  await storeReading(call, 31, [112, 62]);
  await signIn(page, person);
  await page.goto('/Home');
  await expect(main(page).getByText('No readings in the last 30 days')).toBeVisible();

  await storeReading(call, 29, [113, 63]);
  await storeReading(call, 0, [114, 64]);
  await page.goto('/Home');
  const chart = page.getByRole('figure', { name: 'Blood pressure, last 30 days' });
  await chart.getByRole('button', { name: 'Show as table' }).click();
  const rows = chart.getByRole('row');
  await expect(rows.filter({ hasText: /11\d/ })).toHaveCount(4);
  await expect(rows.filter({ hasText: '113' })).toHaveCount(2);
  await expect(rows.filter({ hasText: /111|112/ })).toHaveCount(0);
});

test('after a blood sugar of 2.8 with a dose still due, Home never says that the day is done', async ({
  page,
}) => {
  const { person, call } = await newPatient(page, 'low.and.due@example.com');
  await storeReading(call, 0, [118, 74]);
  const dose = { name: 'Vitamin D', route: 'Oral', unit: 'tablet', dose: 1, quantity: 30, remaining: 30 };
  await call('POST', '/users/medications', { ...dose, frequency: 'Once daily', reminder: false });
  await signIn(page, person);
  await addSugar(page, '2.8', 50);
  await page.goto('/Home');
  await expect(main(page).getByText('Your sugar is low.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Take now: Vitamin D' })).toBeVisible();
  await expect(main(page).getByText('You are done for today')).toHaveCount(0);

  await test.step('once the low is over, the dose comes next', async () => {
    await addSugar(page, '5.6', 30);
    await addSugar(page, '5.8', 10);
    await page.goto('/Home');
    await expect(main(page).getByText('You still have a dose to take today')).toBeVisible();
    await expect(main(page).getByText('Your sugar is low.')).toHaveCount(0);
    await expect(main(page).getByText('You are done for today')).toHaveCount(0);
  });
});
