import type { Page } from '@playwright/test';
import { addLabReport, type Caller, newPatient, statements } from './support/caller.ts';
import { dayBefore } from './support/diary.ts';
import { dateBoxes } from './support/fields.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

const conditions = ['heart_attack', 'artery_disease', 'diabetes', 'chronic_kidney_disease'];
const noCondition = statements(
  'absent',
  ...conditions,
  'familial_hypercholesterolaemia',
  'blood_pressure_medicine',
);

/** Adds the inputs of the heart report besides smoking. */
async function addLipids(call: Caller): Promise<void> {
  await addLabReport(call, dayBefore(1), [
    { code: 'tc', value: 6.4, unit: 'mmol/L' },
    { code: 'hdl', value: 1.1, unit: 'mmol/L' },
    { code: 'sbp', value: 138, unit: 'mmHg' },
    { code: 'dbp', value: 82, unit: 'mmHg' },
  ]);
}

/** Returns the ten-year risk in the heart report, in percent. */
async function riskShown(page: Page): Promise<number> {
  await page.goto('/Reports/Cardiovascular');
  const sentence = page.getByText(/About \d+ in 100 people with similar numbers/).first();
  return Number(/About (\d+) in 100/.exec((await sentence.textContent()) ?? '')?.[1]);
}

/** Answers “Do you smoke?” in the form on the page. */
async function answerSmoking(page: Page, answer: 'Yes' | 'No'): Promise<void> {
  await page
    .getByRole('radiogroup', { name: /^Do you smoke\?/ })
    .getByText(answer, { exact: true })
    .click();
}

test('a lab form that says smoker counts, although the profile says non-smoker', async ({ page }) => {
  const { person, call } = await newPatient(page, 'form.smoker@example.com', noCondition);
  await addLipids(call);
  await signIn(page, person);
  await page.goto('/Profile');
  await answerSmoking(page, 'No');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile Update Successfully.')).toBeVisible();
  const before = await riskShown(page);

  await page.goto('/NewForm');
  await dateBoxes(page, 'Day of the test').day.fill(dayBefore(0));
  await page.getByText('Kidney and salts').click();
  await page.getByRole('group', { name: 'Sodium' }).getByRole('textbox', { name: 'Result' }).fill('139');
  await answerSmoking(page, 'Yes');
  await page.getByRole('button', { name: 'Save results' }).click();
  await expect(page.getByText('Health Form Submit Successfully')).toBeVisible();
  expect(await riskShown(page)).toBeGreaterThan(before);
  await expect(page.getByRole('row', { name: /^Whether you smoke Yes/ }).first()).toBeVisible();
});

test('a profile that denies what was said earlier opens a question, and the higher risk stays until it is answered', async ({
  page,
}) => {
  const yesterday = { item: 'smoking', says: 'present', on: dayBefore(1) } as const;
  const { person, call } = await newPatient(page, 'profile.denies@example.com', [...noCondition, yesterday]);
  await addLipids(call);
  await signIn(page, person);
  const before = await riskShown(page);
  await page.goto('/Profile');
  await answerSmoking(page, 'No');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile Update Successfully.')).toBeVisible();
  expect(await riskShown(page)).toBe(before);

  await page.goto('/HealthRecord');
  await expect(
    page.getByText(
      'You told us different things about smoking. Until you answer we count it as yes, to be safe.',
    ),
  ).toBeVisible();
  await page
    .getByRole('region', { name: 'Please answer' })
    .getByRole('button', { name: 'No', exact: true })
    .click();
  await expect(page.getByText(/^You told us different things about smoking\./)).toHaveCount(0);
  expect(await riskShown(page)).toBeLessThan(before);
});
