import type { Page } from '@playwright/test';
import { newPatient, requesterFor } from './support/caller.ts';
import { confirmTyped, dayBefore } from './support/diary.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

/** Advice for a blood sugar below 3.0 mmol/L. */
const veryLow =
  'Take 15 g of fast sugar now, such as half a glass of a sweet drink or 3 glucose sweets. Check again after 15 minutes. Do not stay alone. Drowsy, fitting or unable to swallow: call 995. Do not give food or drink to someone who is not fully awake.';

test('diary, Home and report give the same advice for a blood sugar of 2.4', async ({ page }) => {
  const { person } = await newPatient(page, 'same.words@example.com');
  await signIn(page, person);
  await page.goto('/Diary?kind=sugar');
  await page.getByRole('button', { name: 'Add blood sugar' }).click();
  const form = page.getByRole('form', { name: 'Add blood sugar' });
  await form.getByRole('textbox', { name: /^Blood sugar/ }).fill('2.4');
  await form.getByText('Before a meal', { exact: true }).click();
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByText(veryLow)).toBeVisible();
  await confirmTyped(page);
  const saved = page.getByRole('dialog', { name: 'Entry saved' });
  await expect(saved).toContainText('Your sugar is low.');
  await expect(saved).toContainText(veryLow);
  await saved.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('region', { name: 'Health alert' })).toContainText('Your sugar is low.');

  await page.goto('/Home');
  await expect(page.getByText(veryLow, { exact: true })).toBeVisible();
  await page.goto('/Reports/Diabetes');
  const finding = page.getByText(`Blood sugar 2.4 mmol/L: Your sugar is low. ${veryLow}`).first();
  await expect(finding).toBeVisible();
});

type Limits = readonly [min: number, max: number];

/** Returns the limits in the message that refuses a number in the field. */
async function limitsNamed(
  page: Page,
  { field, save, words }: { field: RegExp; save: string; words: RegExp },
) {
  await page.getByRole('form').getByRole('textbox', { name: field }).fill('9999');
  await page.getByRole('button', { name: save }).click();
  const refusal = await page.getByText(words).first().textContent();
  const [, min, max] = words.exec(refusal ?? '') ?? [];
  return [Number(min), Number(max)] satisfies Limits;
}

const valueFrom = (value: number) => ({ valueFrom: value, date: dayBefore(0), time: '00:01' });
const measures = [
  { kind: 'sugar', add: 'Add blood sugar', field: /^Blood sugar/, step: 0.1, body: valueFrom },
  { kind: 'weight', add: 'Add weight', field: /^Weight/, step: 0.1, body: valueFrom },
  {
    kind: 'height',
    add: 'Add height',
    field: /^Height/,
    step: 0.1,
    body: (height: number) => ({ height }),
  },
  { kind: 'exercise', add: 'Add exercise', field: /^How long/, step: 1, body: valueFrom },
] as const;

test('the limits that the diary names are those that the server keeps', async ({ page }) => {
  const { person } = await newPatient(page, 'same.limits@example.com');
  await signIn(page, person);
  const request = await requesterFor(page, person);
  const answersTo = async (kind: string, entries: readonly object[]) => {
    const answers = entries.map((entry) => request('POST', `/diary-histories/${kind}`, entry));
    return (await Promise.all(answers)).map((answer) => answer.status());
  };

  for (const { kind, add, field, step, body } of measures) {
    await test.step(add, async () => {
      await page.goto(`/Diary?kind=${kind}`);
      await page.getByRole('button', { name: add }).click();
      const words = /Enter a figure from ([\d.]+) to ([\d.]+) /;
      const [min, max] = await limitsNamed(page, { field, save: 'Save entry', words });
      const values = [min, max, min - step, max + step].map((value) => Number(value.toFixed(1)));
      expect(
        await answersTo(
          kind,
          values.map((value): object => body(value)),
        ),
      ).toEqual([201, 201, 422, 422]);
    });
  }

  await test.step('blood pressure', async () => {
    await page.goto('/Diary');
    await page.getByRole('button', { name: 'Add blood pressure' }).click();
    const upper = { field: /^Upper/, words: /The upper number must be between (\d+) and (\d+) mmHg/ };
    const lower = { field: /^Lower/, words: /The lower number must be between (\d+) and (\d+) mmHg/ };
    const [, upperMax] = await limitsNamed(page, { ...upper, save: 'Save reading' });
    const [lowerMin, lowerMax] = await limitsNamed(page, { ...lower, save: 'Save reading' });
    const readings = [
      [upperMax, lowerMin],
      [upperMax, lowerMax],
      [upperMax + 1, lowerMin],
      [upperMax, lowerMax + 1],
      [upperMax, lowerMin - 1],
    ].map(([upper = 0, lower = 0]) => ({ ...valueFrom(upper), valueTo: lower }));
    expect(await answersTo('blood-pressure', readings)).toEqual([201, 201, 422, 422, 422]);
  });
});
