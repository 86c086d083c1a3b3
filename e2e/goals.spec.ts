import type { Page } from '@playwright/test';
import { addLabReport, newPatient, statements } from './support/caller.ts';
import { dayBefore } from './support/diary.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

const withDiabetes = [...statements('present', 'type_2_diabetes'), ...statements('absent', 'frailty')];

test('an HbA1c goal of 15% is refused in its place, and no report takes it for a goal', async ({ page }) => {
  const withoutInsulin = [...withDiabetes, ...statements('absent', 'insulin', 'sulfonylurea_or_glinide')];
  const { person, call } = await newPatient(page, 'own.goal@example.com', withoutInsulin);
  await addLabReport(call, dayBefore(1), [{ code: 'hba1c', value: 8.4, unit: '%' }]);
  await signIn(page, person);
  await page.goto('/CustomHealthTargets');
  const card = page.getByRole('listitem').filter({ hasText: 'HbA1c' });
  await page.getByRole('button', { name: 'Change HbA1c' }).click();
  const goal = page.getByRole('textbox', { name: /^Up to/ });
  await goal.fill('15');
  await page.getByRole('button', { name: 'Save target' }).click();
  await expect(goal).toHaveAccessibleDescription(
    /Only your doctor can set this goal\. You can choose a value from 6\.5 to 7 %\./,
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toContainText('Up to 7.0%');

  await page.goto('/Reports/Diabetes');
  await expect(page.getByText(/8\.4%, goal up to 7\.0%\. This is above your goal\./).first()).toBeVisible();
  await expect(page.getByText(/at your goal|At the goal/)).toHaveCount(0);
  await page.goto('/Reports/Targets');
  await expect(
    page.getByText('Up to 7.0%. Usual goal for people like you. You have diabetes.').first(),
  ).toBeVisible();
  await expect(page.getByText(/15(\.0)?%|set for you/)).toHaveCount(0);
});

test('a goal that only a doctor sets has no form, and states who sets it', async ({ page }) => {
  const insulin = [...withDiabetes, ...statements('present', 'insulin')];
  const { person } = await newPatient(page, 'doctor.goal@example.com', insulin);
  await signIn(page, person);
  await page.goto('/CustomHealthTargets');
  const card = page.getByRole('listitem').filter({ hasText: 'HbA1c' });
  await expect(card).toContainText('Up to 7.0%');
  await expect(card).toContainText('Only your doctor can set this goal.');
  await expect(page.getByRole('button', { name: 'Change HbA1c' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Change upper blood pressure' }).click();
  await expect(page.getByText('You can choose from 120 mmHg to 130 mmHg.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Below/ })).toHaveValue('130');
});

/** Returns the goal in a chart: the sentence below its title, and the two limits of its legend. */
async function pressureChart(page: Page, path: string, title: string | RegExp): Promise<string> {
  await page.goto(path);
  const chart = page.getByRole('figure', { name: title });
  await expect(chart).not.toContainText('in target');
  if (!path.startsWith('/Reports'))
    await expect(chart).toContainText('Your average of 7 days, 133/82 mmHg, is above your goal.');
  const limits = chart.getByText(/: below \d+$/);
  await expect(limits).toHaveCount(2);
  return (await limits.allTextContents()).map((text) => text.replace(/^.*: /, '')).join(', ');
}

test('Home, diary and heart report judge the same readings by the same limit', async ({ page }) => {
  const { person, call } = await newPatient(page, 'one.goal@example.com', withDiabetes);
  // Between the limit for people with diabetes, 130/80, and the usual limit of 135/85.
  for (const days of [3, 2, 1, 0]) {
    const reading = { valueFrom: 133, valueTo: 82, date: dayBefore(days), time: '00:01' };
    await call('POST', '/diary-histories/blood-pressure', reading);
  }
  await signIn(page, person);
  expect(await pressureChart(page, '/Home', 'Blood pressure, last 30 days')).toBe('below 130, below 80');
  await expect(page.getByText('Above your goal').first()).toBeVisible();
  expect(await pressureChart(page, '/Diary', /^Blood pressure, /)).toBe('below 130, below 80');
  await expect(page.getByText('Above your goal').first()).toBeVisible();
  expect(await pressureChart(page, '/Reports/Cardiovascular', 'Blood pressure over time')).toBe(
    'below 130, below 80',
  );
  await expect(page.getByText(/is 133\/82 mmHg\. This is above your goal\./).first()).toBeVisible();
  for (const path of ['/Reports/Cardiovascular', '/Reports/Targets']) {
    await page.goto(path);
    const goal = page.getByText(/Below 130\/80 at the clinic and below 130\/80 at home\./).first();
    await expect(goal).toBeVisible();
  }
});
