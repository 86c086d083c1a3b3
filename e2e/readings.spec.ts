import { newPatient, statements } from './support/caller.ts';
import { confirmTyped, dayBefore } from './support/diary.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

const steps =
  'Sit or lie down, and measure again after 5 minutes. If you faint, feel confused or breathless, or have chest pain, call 995. Call your clinic before your next blood pressure tablet.';

test('a very low pressure gets its advice at entry, asks for symptoms and opens an alert', async ({
  page,
}) => {
  const { person, call } = await newPatient(page, 'low.pressure@example.com');
  await call('POST', '/health-record', { statements: statements('present', 'blood_pressure_medicine') });
  await signIn(page, person);
  const targets = page.waitForResponse('**/api/health_targets');
  await page.goto('/Diary');
  await targets;
  await page.getByRole('button', { name: 'Add blood pressure' }).click();
  const form = page.getByRole('form');
  await form.getByLabel(/^Upper number/).fill('78');
  await form.getByLabel(/^Lower number/).fill('45');
  await form.getByRole('button', { name: 'Save reading' }).click();
  await expect(page.getByText('Your blood pressure is low.')).toBeVisible();
  await expect(page.getByText(steps)).toBeVisible();
  await form.getByText('Fainting', { exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('Call 995 now. Do not drive yourself.');
  await confirmTyped(page);
  const saved = page.getByRole('dialog', { name: 'Reading saved' });
  await expect(saved).toContainText('Call 995 now.');
  await saved.getByRole('button', { name: 'Done' }).click();
  const strip = page.getByRole('region', { name: 'Health alert' });
  await expect(strip).toContainText('Your blood pressure is low. Call 995 now. Do not drive yourself.');
  // The list does not know the symptoms and leaves the advice to the alert.
  await expect(page.getByText(steps)).toHaveCount(0);
});

test('what a monitor shows is taken or advised about', async ({ page }) => {
  const { person } = await newPatient(page, 'monitor@example.com');
  await signIn(page, person);
  await page.goto('/Diary');
  await page.getByRole('button', { name: 'Add blood pressure' }).click();
  const form = page.getByRole('form');
  const [upper, lower] = [form.getByLabel(/^Upper number/), form.getByLabel(/^Lower number/)];
  const save = form.getByRole('button', { name: 'Save reading' });
  await upper.fill('400');
  await lower.fill('20');
  await save.click();
  await expect(upper).toHaveAccessibleDescription(/between 40 and 300 mmHg/);
  await expect(page.getByText('Your blood pressure may be very high or very low.')).toBeInViewport();
  await upper.fill('270');
  await lower.fill('150');
  await save.click();
  await expect(form.getByText('You entered 270/150 mmHg. Is that what your monitor shows?')).toBeVisible();
  await expect(page.getByText('Your blood pressure is very high.')).toBeVisible();
  await form.getByRole('button', { name: 'Change it' }).click();
  await form.getByRole('button', { name: 'My monitor shows HI or an error' }).click();
  await expect(
    form.getByText('HI means that your blood pressure may be too high to be measured.'),
  ).toBeVisible();
});

test('a fast gain of weight is asked about, and advised about with heart failure', async ({ page }) => {
  const { person, call } = await newPatient(page, 'weight.gain@example.com');
  await call('POST', '/health-record', { statements: statements('present', 'heart_failure') });
  const body = { valueFrom: 88.4, date: dayBefore(1), time: '07:00' };
  await call('POST', '/diary-histories/weight', body);
  await signIn(page, person);
  const targets = page.waitForResponse('**/api/health_targets');
  await page.goto('/Diary?kind=weight');
  await targets;
  await page.getByRole('button', { name: 'Add weight' }).click();
  const form = page.getByRole('form');
  await form.getByLabel(/^Weight/).fill('94');
  await form.getByRole('button', { name: 'Save entry' }).click();
  const advice = 'Your weight has risen by more than 2 kg in 3 days.';
  await expect(page.getByText(advice)).toBeVisible();
  await expect(form.getByText(/Is 94.0 kg what your scale shows\?/)).toBeVisible();
  await confirmTyped(page);
  const saved = page.getByRole('dialog', { name: 'Entry saved' });
  await expect(saved).toContainText(advice);
  await saved.getByRole('button', { name: 'Done' }).click();
  const strip = page.getByRole('region', { name: 'Health alert' });
  await expect(strip).toContainText(advice);
  await expect(strip).toContainText(/Weight 94\.0 kg, .*5\.6 kg above 88\.4 kg on /);
  await expect(strip).toContainText('One reading of 90.4 kg or less');
});

test('a low oxygen saturation is asked about and advised about, and belongs to its day', async ({ page }) => {
  const { person } = await newPatient(page, 'low.oxygen@example.com');
  await signIn(page, person);
  await page.goto('/Diary?kind=oxygen');
  await page.getByRole('button', { name: 'Add oxygen saturation' }).first().click();
  const form = page.getByRole('form');
  await form.getByLabel('Oxygen saturation').fill('93');
  await form.getByRole('button', { name: 'Save entry' }).click();
  await expect(form.getByText('You entered 93 %. Is that what your oximeter shows?')).toBeVisible();
  await expect(form.getByRole('link', { name: 'Call 995' })).toBeVisible();
  await confirmTyped(page);
  await page.getByRole('dialog', { name: 'Entry saved' }).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('This oxygen is low.')).toBeVisible();
  await page.getByRole('tab', { name: 'Day by day' }).click();
  await expect(page.getByRole('heading', { name: 'Oxygen saturation' })).toBeVisible();
  await expect(page.getByText('Very low')).toBeVisible();
});
