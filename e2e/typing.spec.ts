import type { Page } from '@playwright/test';
import { dateBoxes } from './support/fields.ts';
import { people, signIn } from './support/people.ts';
import { expect, testWith } from './support/product.ts';

// These values raise alerts, so they need a separate server.
const test = testWith({});

const asked = (page: Page) => page.getByRole('region', { name: 'Is this right?' });
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Singapore' }).format(new Date());

test('a typing error in a laboratory result is questioned, corrected and saved, and raises no alert', async ({
  page,
}) => {
  await signIn(page, people.otherPatient);
  await page.goto('/NewForm');
  await page.getByText('Kidney and salts', { exact: true }).click();
  const result = page
    .getByRole('group', { name: 'Potassium', exact: true })
    .getByRole('textbox', { name: 'Result' });
  await result.fill('7.1');
  await dateBoxes(page, /^Day of the test/).day.fill(today());
  await page.getByRole('button', { name: 'Save results' }).press('Enter');
  await expect(asked(page)).toBeFocused();
  await expect(asked(page)).toContainText('You entered Potassium 7.1 mmol/L. Is that what your report says?');
  await expect(asked(page)).toContainText('Your potassium is very high. This can disturb your heartbeat.');
  await expect(asked(page)).toContainText('Go to A&E now.');
  await expect(asked(page).getByRole('link', { name: 'Call 995' })).toHaveAttribute('href', 'tel:995');
  await page.getByRole('button', { name: 'Change it' }).press('Enter');
  await expect(result).toBeFocused();
  await expect(result).toHaveValue('7.1');
  await expect(dateBoxes(page, /^Day of the test/).year).toHaveValue(today().slice(0, 4));
  await result.fill('4.1');
  await page.getByRole('button', { name: 'Save results' }).click();
  await expect(page.getByText('Health Form Submit Successfully').first()).toBeVisible();
  await page.goto('/HealthAlerts');
  await expect(page.getByText('No open alerts')).toBeVisible();
});

test('a crisis reading is questioned with advice, and saved once confirmed', async ({ page }) => {
  await signIn(page, people.otherPatient);
  await page.goto('/Diary');
  await page.getByRole('button', { name: 'Add blood pressure' }).click();
  await page.getByLabel(/^Upper number/).fill('191');
  await page.getByLabel(/^Lower number/).fill('117');
  await page.getByRole('button', { name: 'Save reading' }).click();
  await expect(asked(page)).toContainText('You entered 191/117 mmHg. Is that what your monitor shows?');
  await expect(page.getByText(/^Sit quietly and measure again after 5 minutes\./).first()).toBeVisible();
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByLabel(/^Upper number/)).toHaveValue('191');
  await page.getByRole('button', { name: 'Save reading' }).click();
  await page.getByRole('button', { name: 'Yes, save it' }).click();
  await page.getByRole('dialog', { name: 'Reading saved' }).getByRole('button', { name: 'Done' }).click();
  await page.goto('/HealthAlerts');
  await expect(page.getByText('191/117 mmHg')).toBeVisible();
});

test('a refused form, with another unit and a dangerous result, shows the advice in the window before and after saving', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, people.patient);
  await page.goto('/NewForm');
  const row = (name: string) => page.getByRole('group', { name, exact: true });
  const glucose = row('Fasting glucose');
  await page.getByText('Blood sugar', { exact: true }).click();
  await glucose.getByRole('textbox', { name: 'Result' }).fill('99');
  await dateBoxes(page, /^Day of the test/).day.fill(today());
  await page.getByRole('button', { name: 'Save results' }).click();
  await expect(glucose).toContainText('mmol/L, as it is printed');
  await glucose.getByRole('combobox', { name: 'Unit' }).selectOption('mg/dL');
  await expect(glucose).not.toContainText('as it is printed');
  await page.getByText('Kidney and salts', { exact: true }).click();
  await row('Potassium').getByRole('textbox', { name: 'Result' }).fill('6.8');
  await page.getByRole('button', { name: 'Save results' }).click();
  const reason = 'Your potassium is very high. This can disturb your heartbeat.';
  const [question, results] = [
    asked(page),
    page.getByRole('main').getByRole('alert').filter({ hasText: reason }),
  ];
  await expect(question).toBeFocused();
  await expect(question).toBeInViewport({ ratio: 1 });
  await question.getByRole('button', { name: 'Yes, save it' }).click();
  await page.waitForURL('**/SubmissionHistory');
  await expect(results.getByText(reason)).toBeInViewport({ ratio: 1 });
  await expect(results.getByRole('link', { name: 'Call 995' })).toBeInViewport({ ratio: 1 });
});
