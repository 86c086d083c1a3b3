import type { Locator, Page } from '@playwright/test';
import { newPatient } from './support/caller.ts';
import { minutesAgo } from './support/diary.ts';
import { dateBoxes } from './support/fields.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

interface Look {
  theme: 'light' | 'dark';
  /** Whether text has twice its size. */
  isLarge: boolean;
}
const looks: readonly Look[] = [
  { theme: 'light', isLarge: false },
  { theme: 'dark', isLarge: false },
  { theme: 'light', isLarge: true },
  { theme: 'dark', isLarge: true },
];

const pressures = [
  [190, 125],
  [270, 150],
  [78, 45],
  [88, 58],
] as const;
const sugars = ['2.4', '3.6', '21', '27'];

interface LabResult {
  group: string;
  name: string;
  value: string;
  isEmergency: boolean;
  reason: RegExp;
}
const results: readonly LabResult[] = [
  {
    ...{ group: 'Kidney and salts', name: 'Potassium', value: '6.8' },
    ...{ isEmergency: true, reason: /^Your potassium is very high/ },
  },
  {
    ...{ group: 'Blood sugar', name: 'Fasting glucose', value: '2.6' },
    ...{ isEmergency: false, reason: /^Your sugar is low/ },
  },
  {
    ...{ group: 'Kidney and salts', name: 'Sodium', value: '118' },
    ...{ isEmergency: true, reason: /^Your blood salt \(sodium\) is very low/ },
  },
];
const pairs = results.flatMap((one, index) => results.slice(index + 1).map((other) => [one, other] as const));

const asked = (page: Page) => page.getByRole('region', { name: 'Is this right?' });

async function show(page: Page, { theme, isLarge }: Look): Promise<void> {
  await page.evaluate(
    ([name, size]) => {
      document.documentElement.style.fontSize = size;
      document.documentElement.setAttribute('data-theme', name);
    },
    [theme, isLarge ? '200%' : ''] as const,
  );
}

/** Expects the advice, its phone and the question in the window. Of text of twice its size, reason and phone are there. */
async function expectInView(page: Page, { isLarge }: Look, name: string): Promise<void> {
  const question = asked(page);
  const inView = async (part: Locator) => await expect(part, name).toBeInViewport({ ratio: 1 });
  await expect(question, name).toBeFocused();
  const [reason, action] = [question.getByText(/^Your /).first(), question.locator('p').nth(1)];
  await inView(reason);
  await inView(question.getByRole('link', { name: 'Call 995' }));
  if (isLarge) return;
  await inView(action);
  await inView(question.getByText('Is this right?'));
  await inView(question.getByText(/^You entered/).first());
}

/** Fills the form of the diary anew in each look, and expects the advice in view. Nothing is saved. */
async function enterInEachLook(
  page: Page,
  { name, add, save }: { name: string; add: string; save: string },
  fill: (form: Locator) => Promise<void>,
): Promise<void> {
  const form = page.getByRole('form');
  for (const look of looks) {
    await show(page, look);
    await page.getByRole('button', { name: add }).click();
    await fill(form);
    await form.getByRole('button', { name: save }).click();
    await expectInView(page, look, `${name}, ${look.theme}, ${look.isLarge ? 'large' : 'usual'} text`);
    await form.getByRole('button', { name: 'Change it' }).click();
    await form.getByRole('button', { name: 'Cancel' }).click();
  }
}

for (const size of sizes) {
  const { width } = size;
  test(`after each reading, the advice about the next is in the window with its question, at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    const { person, call } = await newPatient(page, `in.view.${width}@example.com`);
    await signIn(page, person);
    for (const [valueFrom, valueTo] of pressures) {
      await call('POST', '/diary-histories/blood-pressure', { ...minutesAgo(0), valueFrom, valueTo });
      await page.goto('/Diary');
      for (const [upper, lower] of pressures) {
        const form = {
          ...{ name: `${valueFrom}/${valueTo} then ${upper}/${lower}` },
          ...{ add: 'Add blood pressure', save: 'Save reading' },
        };
        await enterInEachLook(page, form, async (fields) => {
          await fields.getByLabel(/^Upper number/).fill(String(upper));
          await fields.getByLabel(/^Lower number/).fill(String(lower));
        });
      }
    }
    for (const before of sugars) {
      await call('POST', '/diary-histories/sugar', { ...minutesAgo(0), valueFrom: Number(before) });
      await page.goto('/Diary?kind=sugar');
      for (const value of sugars) {
        const form = { name: `${before} then ${value}`, add: 'Add blood sugar', save: 'Save entry' };
        await enterInEachLook(page, form, async (fields) => {
          await fields.getByRole('textbox', { name: /^Blood sugar/ }).fill(value);
          await fields.getByText('Before a meal', { exact: true }).click();
        });
      }
    }
  });

  test(`the advice about a result without a date is in the window before it is saved, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const { person } = await newPatient(page, `undated.${width}@example.com`);
    await signIn(page, person);
    await page.goto('/NewForm');
    await page.getByText('Kidney and salts', { exact: true }).click();
    const potassium = page.getByRole('group', { name: 'Potassium', exact: true });
    await potassium.getByRole('textbox', { name: 'Result' }).fill('6.8');
    await page.getByRole('button', { name: 'Save results' }).click();
    const advice = page.getByRole('alert');
    await expect(advice.getByText(/^Your potassium is very high/)).toBeInViewport({ ratio: 1 });
    await expect(advice.getByRole('link', { name: 'Call 995' })).toBeInViewport({ ratio: 1 });
    await dateBoxes(page, /^Day of the test/).day.fill(minutesAgo(0).date);
    await page.getByRole('button', { name: 'Save results' }).click();
    await expectInView(page, { theme: 'light', isLarge: false }, 'with a date');
    await expect(advice).toBeHidden();
    await page.getByRole('button', { name: 'Yes, save it' }).click();
    await expect(page).toHaveURL(/SubmissionHistory$/);
  });

  for (const pair of pairs) {
    const names = pair.map(({ name }) => name).join(' and ');
    test(`of ${names} the advice that cannot wait is in the window, at ${width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      const { person } = await newPatient(
        page,
        `${names.replaceAll(' ', '.').toLowerCase()}.${width}@example.com`,
      );
      await signIn(page, person);
      await page.goto('/NewForm');
      for (const group of new Set(pair.map((result) => result.group)))
        await page.getByText(group, { exact: true }).click();
      for (const { name, value } of pair)
        await page
          .getByRole('group', { name, exact: true })
          .getByRole('textbox', { name: 'Result' })
          .fill(value);
      await dateBoxes(page, /^Day of the test/).day.fill(minutesAgo(0).date);
      for (const look of looks) {
        await show(page, look);
        await page.getByRole('button', { name: 'Save results' }).click();
        await expectInView(page, look, look.theme);
        const [reason = ''] = await asked(page)
          .getByText(/^Your /)
          .allTextContents();
        const isFirst = (result: LabResult) => result.isEmergency && result.reason.test(reason);
        expect(pair.some(isFirst), reason).toBe(true);
        await page.getByRole('button', { name: 'Change it' }).click();
      }
    });
  }
}
