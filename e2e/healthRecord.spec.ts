import type { Page } from '@playwright/test';
import { addLabReport, callerFor, newPatient, statements } from './support/caller.ts';
import { dayBefore } from './support/diary.ts';
import { dateBoxes } from './support/fields.ts';
import { fillInProfile, openAccount } from './support/newAccount.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

/** Asserts the effects of diabetes and kidney disease in the reports: the risk, the goal of LDL, and the judgement of HbA1c. */
async function expectConditionsCounted(page: Page): Promise<void> {
  await page.goto('/Reports/Cardiovascular');
  await expect(
    page.getByText(/You told us about a condition that raises the risk to your heart/).first(),
  ).toBeVisible();
  await expect(page.getByText(/Fewer than 1 in 100/)).toHaveCount(0);
  await page.goto('/Reports/Lipids');
  await expect(page.getByText(/Below 1\.8 mmol\/L/).first()).toBeVisible();
  await page.goto('/Reports/Diabetes');
  await expect(page.getByText(/^HbA1c: \d\.\d%, goal up to 7\.0%\./).first()).toBeVisible();
}

test('a lab result with nothing ticked changes no risk, goal or judgement', async ({ page }) => {
  await signIn(page, people.patient);
  await expectConditionsCounted(page);

  await test.step('the form opens with what the record holds, and asks about what is taken away', async () => {
    await page.goto('/NewForm');
    await expect(page.getByRole('button', { name: 'Remove Diabetes, type 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Long-term kidney disease' }).click();
    await expect(
      page.getByText(
        'You removed long-term kidney disease. Do you no longer have it, or was it added by mistake?',
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await dateBoxes(page, 'Day of the test').day.fill(dayBefore(0));
    const sodium = page.getByRole('group', { name: 'Sodium' });
    await page.getByText('Kidney and salts').click();
    await sodium.getByRole('textbox', { name: 'Result' }).fill('139');
    await page.getByRole('button', { name: 'Save results' }).click();
    await expect(page.getByText('Health Form Submit Successfully')).toBeVisible();
  });
  await expectConditionsCounted(page);

  await test.step('a form that another program sends without a tick states nothing', async () => {
    const call = await callerFor(page, people.patient);
    await addLabReport(call, dayBefore(0), [{ code: 'sodium', value: 140, unit: 'mmol/L' }]);
  });
  await expectConditionsCounted(page);
  await page.goto('/Profile');
  await expect(page.getByText(/Diabetes, type 2/).first()).toBeVisible();
});

test('a condition is added, removed with its reason, and shown with its source', { tag: '@main' }, async ({
  page,
}) => {
  await signIn(page, people.otherPatient);
  await page.goto('/Profile');
  await page.getByRole('link', { name: 'See and change your health record' }).click();
  await expect(page.getByRole('heading', { name: 'Health record', level: 1 })).toBeVisible();
  await page.getByRole('combobox', { name: 'Condition' }).fill('gout');
  await page.getByRole('option', { name: 'Gout' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove Gout' })).toBeVisible();
  await expect(page.getByText(/You said yes in your health record on/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove Gout' }).click();
  await page.getByRole('button', { name: 'It was added by mistake' }).click();
  await expect(page.getByRole('button', { name: 'Remove Gout' })).toHaveCount(0);
});

test('a question of the screening report links to its answer in the health record', async ({
  page,
  product,
}) => {
  await signIn(page, await openAccount(page, 'screening@example.sg'));
  await fillInProfile(page, product.url);
  await page.goto('/Reports/Screening');
  await page.getByRole('link', { name: 'Say whether your womb was removed in your health record.' }).click();
  await expect(page.getByText('Was your womb removed (hysterectomy)?')).toBeFocused();
  const question = page.getByRole('listitem').filter({ hasText: 'Was your womb removed' });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Womb removed (hysterectomy)')).toBeVisible();
  await page.goto('/Reports/Screening');
  await expect(
    page.getByText('Talk to your doctor about an HPV test: what fits you may differ'),
  ).toBeVisible();
});

test('Home leads to an open question until it is answered', async ({ page }) => {
  const monthsAgo = [{ item: 'pregnancy', says: 'present', on: dayBefore(305) } as const];
  const { person } = await newPatient(page, 'question@example.com', monthsAgo);
  await signIn(page, person);
  await page.goto('/Home');
  await expect(page.getByText('Answer a question about your health', { exact: true })).toBeVisible();
  await expect(page.getByText(/Are you still pregnant\?$/)).toBeVisible();
  await page.getByRole('link', { name: 'Answer the question' }).click();
  const card = page.getByRole('region', { name: 'Please answer' });
  await card.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(card).toBeHidden();
  await page.goto('/Home');
  await expect(page.getByText('What you can do')).toBeVisible();
  await expect(page.getByText('Answer a question about your health', { exact: true })).toHaveCount(0);
});

test('what a clinic measured is entered, and kept when the form is changed', async ({ page }) => {
  const { person } = await newPatient(page, 'clinic@example.com', statements('absent', 'smoking'));
  await signIn(page, person);
  await page.goto('/HealthRecord');
  await page.getByRole('link', { name: 'Add your waist with your lab results' }).click();
  const field = (name: string) => page.getByRole('group', { name }).getByRole('textbox', { name: 'Result' });
  await page.getByText('Blood pressure and body, measured at the clinic').click();
  await dateBoxes(page, 'Day of the test').day.fill(dayBefore(0));
  await field('Upper blood pressure').fill('128');
  await field('Lower blood pressure').fill('76');
  await field('Waist').fill('85');
  await page.getByRole('button', { name: 'Save results' }).click();
  await expect(page.getByText('Health Form Submit Successfully')).toBeVisible();

  await page.getByRole('link', { name: 'Change the results of today' }).click();
  await field('Waist').fill('84');
  await page.getByRole('button', { name: 'Save results' }).click();
  const table = page.getByRole('table', { name: 'Results of today' });
  await expect(table.getByRole('row', { name: /Waist/ })).toContainText('84\u00a0cm');
  await expect(table.getByRole('row', { name: /Upper blood pressure/ })).toContainText('128\u00a0mmHg');
  await page.goto('/Reports/Biometrics');
  await expect(page.getByText(/84(\.0)?\s?cm/).first()).toBeVisible();
});
