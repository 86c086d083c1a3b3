import type { Page } from '@playwright/test';
import { addReading, addSugar, confirmTyped, minutesAgo } from './support/diary.ts';
import { dateBoxes } from './support/fields.ts';
import { people, signIn } from './support/people.ts';
import { expect, testWith } from './support/product.ts';

// Alerts stay open, so they need a separate server.
const test = testWith({});

async function addResult(
  page: Page,
  { part, name, value }: { part: string; name: string; value: string },
): Promise<void> {
  await page.goto('/NewForm');
  const group = page.getByRole('group', { name, exact: true });
  if (!(await group.isVisible())) await page.getByText(part, { exact: true }).click();
  await group.getByRole('textbox', { name: 'Result' }).fill(value);
  await dateBoxes(page, /^Day of the test/).day.fill(minutesAgo(0).date);
  await page.getByRole('button', { name: 'Save results' }).click();
  await confirmTyped(page);
  await expect(page.getByText('Health Form Submit Successfully').first()).toBeVisible();
}

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('region', { name: 'Health alert' });

const results = [
  {
    part: 'Kidney and salts',
    name: 'Potassium',
    value: '7.1',
    words: 'Your potassium is very high. This can disturb your heartbeat.',
  },
  {
    part: 'Blood count, iron and clotting',
    name: 'Haemoglobin',
    value: '5.5',
    words: 'Your blood count is very low.',
  },
  {
    part: 'Blood count, iron and clotting',
    name: 'Platelets',
    value: '18',
    words: 'The cells that help stop bleeding are very low.',
  },
  {
    part: 'Blood sugar',
    name: 'Random glucose',
    value: '31',
    words: 'Your sugar is very high. Drink water. Keep to your care plan.',
  },
] as const;

for (const result of results) {
  test(`${result.name} ${result.value} leads Home, with what to do and the phone`, async ({ page }) => {
    await signIn(page, people.patient);
    await addResult(page, result);
    await page.goto('/Home');
    await expect(main(page).getByText(result.words)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Call 995' }).first()).toHaveAttribute(
      'href',
      'tel:995',
    );
    await expect(main(page).getByText('Measure your blood pressure')).toHaveCount(0);
    await expect(main(page).getByText('You are done for today')).toHaveCount(0);
    await page.goto('/Medication');
    await expect(bar(page)).toBeVisible();
  });
}

test('a crisis is raised, repeated, acknowledged and resolved, across a restart of the server', async ({
  page,
  product,
}) => {
  await signIn(page, people.otherPatient);
  await addReading(page, [191, 117], 40);
  await page.goto('/Home');
  await expect(main(page).getByText('Your blood pressure is very high.')).toBeVisible();
  await expect(main(page).getByText('You are done for today')).toHaveCount(0);

  await test.step('a later reading below the limit, and the average, do not end it', async () => {
    await addReading(page, [178, 108], 37);
    await page.goto('/Medication');
    await expect(bar(page)).toContainText(/191\/117 mmHg, \d\d:\d\d\. Newest: 178\/108 mmHg/);
    await page.goto('/Home');
    await expect(main(page).getByText('Your blood pressure was very high.')).toBeVisible();
  });

  await test.step('it is still there after a restart, and can be acknowledged', async () => {
    await addReading(page, [186, 112], 30);
    await product.stop();
    await product.start();
    await page.goto('/Home');
    await main(page).getByRole('button', { name: 'I have seen this' }).click();
    await expect(main(page).getByText('You have seen this.')).toBeVisible();
  });

  await test.step('two lower readings end it', async () => {
    await addReading(page, [150, 92], 20);
    await page.goto('/Home');
    await expect(main(page).getByText('Your blood pressure was very high.')).toBeVisible();
    await addReading(page, [148, 90], 10);
    await page.goto('/Home');
    await expect(main(page).getByText('Your blood pressure was very high.')).toHaveCount(0);
  });
});

test('a blood sugar of 2.2 stays open after a normal reading that comes too early', async ({ page }) => {
  await signIn(page, people.otherPatient);
  await addSugar(page, '2.2', 20);
  await addSugar(page, '5.4', 15);
  await page.goto('/Home');
  await expect(main(page).getByText('Your sugar was low.')).toBeVisible();
  await expect(main(page).getByText(/^Measure again after 15 minutes\./)).toBeVisible();
  await expect(main(page).getByText(/^Two readings of 4\.0 mmol\/L \(72 mg\/dL\) or higher/)).toBeVisible();
  await expect(main(page).getByText('You are done for today')).toHaveCount(0);
});

test('after a blood sugar of 2.2 and then 31, no alert tells to take sugar', async ({ page }) => {
  await signIn(page, people.otherPatient);
  await addSugar(page, '2.2', 10);
  await page.goto('/Home');
  await expect(
    main(page)
      .getByText(/Take 15 g of fast sugar now/)
      .first(),
  ).toBeVisible();
  await addSugar(page, '31', 5);
  await page.goto('/Home');
  await expect(main(page).getByText('Your sugar is very high.').first()).toBeVisible();
  await expect(main(page).getByText('Your sugar was low.')).toBeVisible();
  await expect(page.getByText(/fast sugar/)).toHaveCount(0);
  await page.goto('/HealthAlerts');
  await expect(main(page).getByText('Your sugar was low.')).toBeVisible();
  await expect(page.getByText(/fast sugar/)).toHaveCount(0);
});

test('a crisis that a clinic measured needs confirmation in the form and leads Home', async ({ page }) => {
  await signIn(page, people.otherPatient);
  await page.goto('/NewForm');
  await page.getByText('Blood pressure and body, measured at the clinic').click();
  const field = (name: string) => page.getByRole('group', { name }).getByRole('textbox', { name: 'Result' });
  await field('Upper blood pressure').fill('184');
  await field('Lower blood pressure').fill('112');
  await dateBoxes(page, /^Day of the test/).day.fill(minutesAgo(0).date);
  await page.getByRole('button', { name: 'Save results' }).click();
  const question = 'You entered Blood pressure 184/112 mmHg. Is that what your report says?';
  await expect(page.getByText(question)).toBeVisible();
  await confirmTyped(page);
  await expect(page.getByText('Health Form Submit Successfully').first()).toBeVisible();
  await page.goto('/Home');
  await expect(main(page).getByText('Your blood pressure is very high.').first()).toBeVisible();
  await expect(
    main(page)
      .getByText(/^Blood pressure 184\/112 mmHg/)
      .first(),
  ).toBeVisible();
});

test('a symptom reported by mistake no longer counts', async ({ page }) => {
  await signIn(page, people.otherPatient);
  await addReading(page, [188, 106]);
  await page.goto('/Home');
  const alert = main(page);
  // The most severe alert comes first.
  await alert.getByRole('button', { name: 'I have symptoms' }).first().click();
  const chestPain = alert.getByText('Chest pain or pressure', { exact: true });
  await chestPain.click();
  await alert.getByRole('button', { name: 'Send my answer' }).click();
  await expect(alert.getByText('Call 995 now. Do not drive yourself.').first()).toBeVisible();
  await page.reload();
  await alert.getByRole('button', { name: 'Correct my symptoms' }).click();
  await chestPain.click();
  await alert.getByRole('button', { name: 'Send my answer' }).click();
  await page.getByRole('button', { name: 'It was added by mistake' }).click();
  await expect(alert.getByText('Call 995 now. Do not drive yourself.')).toHaveCount(0);
  await expect(alert.getByText('Your blood pressure is very high.')).toBeVisible();
});

test('a very low blood sugar shows advice at once, and an implausible one is refused beside its field', {
  tag: '@main',
}, async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/Diary?kind=sugar');
  await page.getByRole('button', { name: 'Add blood sugar' }).click();
  const form = page.getByRole('form', { name: 'Add blood sugar' });
  const field = form.getByRole('textbox', { name: /^Blood sugar/ });
  await field.fill('67');
  // The list behind the form contains the same text.
  await form.getByText('Before a meal', { exact: true }).click();
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(field).toHaveAccessibleDescription(/Enter a figure from 0\.6 to 60 mmol\/L/);
  await field.fill('2.8');
  await page.getByRole('button', { name: 'Save entry' }).click();
  await confirmTyped(page);
  await expect(page.getByRole('dialog', { name: 'Entry saved' })).toContainText(
    'Take 15 g of fast sugar now, such as half a glass of a sweet drink or 3 glucose sweets. Check again after 15 minutes.',
  );
});

test('a crisis that nobody confirms before leaving the diary is kept and leads Home', async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/Diary');
  await page.getByRole('button', { name: 'Add blood pressure' }).click();
  const form = page.getByRole('form');
  await form.getByLabel(/^Upper number/).fill('193');
  await form.getByLabel(/^Lower number/).fill('118');
  await form.getByRole('button', { name: 'Save reading' }).click();
  await expect(page.getByRole('button', { name: 'Yes, save it' })).toBeVisible();
  await test.step('the browser asks before it closes the page', async () => {
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    await (await asked).dismiss();
    await expect(page.getByRole('button', { name: 'Yes, save it' })).toBeVisible();
  });
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(main(page).getByText('Blood pressure 193/118 mmHg')).toBeVisible();
});

test('a dangerous result that nobody confirms before leaving the form is kept and leads Home', async ({
  page,
}) => {
  await signIn(page, people.otherPatient);
  await page.goto('/NewForm');
  await page.getByText('Kidney and salts', { exact: true }).click();
  await page
    .getByRole('group', { name: 'Sodium', exact: true })
    .getByRole('textbox', { name: 'Result' })
    .fill('118');
  await dateBoxes(page, /^Day of the test/).day.fill(minutesAgo(0).date);
  await page.getByRole('button', { name: 'Save results' }).click();
  await expect(page.getByRole('button', { name: 'Yes, save it' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(main(page).getByText('Sodium 118 mmol/L')).toBeVisible();
  await expect(page).toHaveURL(/\/Home$/);
});

test('a question that names chest pressure gets the emergency advice first, with the phone', async ({
  page,
}) => {
  await signIn(page, people.patient);
  await page.goto('/ReportAnalysis');
  const form = page.getByRole('form', { name: 'Ask about a report' });
  const advice = page.getByRole('alert').filter({ hasText: 'Call 995 now. Do not drive yourself.' });
  await test.step('also before a report is chosen', async () => {
    await form.getByRole('textbox').fill('I have crushing chest pain');
    await form.getByRole('button').click();
    await expect(advice).toBeVisible();
  });
  await form.getByRole('combobox').selectOption({ index: 1 });
  await form
    .getByRole('textbox')
    .fill('Why is my LDL high? I also have pressure in my chest since this morning');
  await form.getByRole('button').click();
  await expect(advice.getByRole('link', { name: 'Call 995' })).toHaveAttribute('href', 'tel:995');
  await expect(page.getByText('Explanation', { exact: true })).toHaveCount(0);
  await form.getByRole('textbox').fill('Why is my LDL high?');
  await form.getByRole('button').click();
  await expect(page.getByText('Explanation', { exact: true })).toBeVisible();
  await expect(advice).toHaveCount(0);
});
