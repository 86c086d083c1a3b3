import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

interface Kind {
  tab: string;
  add: string;
  label: RegExp;
  figure: string;
  choice?: string;
  shown: string;
}

const kinds: readonly Kind[] = [
  {
    tab: 'Blood sugar',
    add: 'Add blood sugar',
    label: /^Blood sugar/,
    figure: '6,7',
    choice: 'Fasting',
    shown: '6.7',
  },
  { tab: 'Weight', add: 'Add weight', label: /^Weight/, figure: '61.3', shown: '61.3' },
  { tab: 'Exercise', add: 'Add exercise', label: /^How long/, figure: '47', choice: 'Moderate', shown: '47' },
  { tab: 'Height', add: 'Add height', label: /^Height/, figure: '158', shown: '158' },
];

async function add(page: Page, { tab, add: name, label, figure, choice }: Kind): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('button', { name }).click();
  await page.getByRole('textbox', { name: label }).fill(figure);
  if (choice) await page.getByRole('form', { name }).getByText(choice, { exact: true }).click();
  await page.getByRole('button', { name: 'Save entry' }).click();
}

test('each measure is added in its own part, confirmed, listed today, and still there after a reload', {
  tag: '@main',
}, async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/Diary');
  for (const kind of kinds) {
    await add(page, kind);
    const dialog = page.getByRole('dialog', { name: 'Entry saved' });
    await expect(dialog).toContainText(kind.shown);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await expect(page.getByRole('tab', { name: kind.tab })).toHaveAttribute('aria-selected', 'true');
    const today = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Today' }) });
    await expect(today.last()).toContainText(kind.shown);
  }
});

test('a new unit and target apply in the diary at once', async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/CustomHealthTargets');
  await page.getByRole('button', { name: /^Change weight/i }).click();
  await page.getByLabel(/^From/).fill('50');
  await page.getByLabel(/^Up to/).fill('60');
  await page.getByRole('button', { name: 'Save target' }).click();
  await expect(page.getByText('50.0 kg to 60.0 kg')).toBeVisible();
  await page.goto('/UnitsOfMeasurement');
  await page
    .getByRole('radiogroup', { name: /weight/i })
    .getByText('lb', { exact: true })
    .click();
  await page.goto('/Diary?kind=weight');
  await expect(page.getByText('Target: 110.2 to 132.3')).toBeVisible();
  await page.getByRole('button', { name: 'Add weight' }).click();
  await expect(page.getByText('lb', { exact: true }).first()).toBeVisible();
  await page.goto('/UnitsOfMeasurement');
  await page
    .getByRole('radiogroup', { name: /weight/i })
    .getByText('kg', { exact: true })
    .click();
  await page.goto('/CustomHealthTargets');
  await page.getByRole('button', { name: /^Use the computed target for weight/i }).click();
  await expect(page.getByText('50.0 kg to 60.0 kg')).toHaveCount(0);
});

test('a weight is added with the keyboard alone', async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/Diary');
  await page.getByRole('tab', { name: 'Blood pressure' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Blood sugar' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Weight' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Add weight' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Weight/ })).toBeFocused();
  await page.keyboard.type('61.9');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Entry saved' })).toContainText('61.9');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

async function addWeight(page: Page, figure: string): Promise<void> {
  await page.getByRole('button', { name: 'Add weight' }).click();
  await field(page, /^Weight/).fill(figure);
  await page.getByRole('button', { name: 'Save entry' }).click();
  await page.getByRole('dialog', { name: 'Entry saved' }).getByRole('button', { name: 'Done' }).click();
}

const ofWeight = (page: Page, figure: string) =>
  page.getByRole('button', { name: new RegExp(`^Delete ${figure} kg, today`) });

test('a deletion is undone with one click or by keyboard, and otherwise stays', async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/Diary?kind=weight');
  await addWeight(page, '63.7');
  await ofWeight(page, '63.7').click();
  await expect(ofWeight(page, '63.7')).toHaveCount(0);
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('Deleted: 63.7 kg.');
  const undo = messages.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(ofWeight(page, '63.7')).toBeVisible();
  await ofWeight(page, '63.7').focus();
  await page.keyboard.press('Enter');
  await expect(messages).toContainText('Deleted: 63.7 kg.');
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ofWeight(page, '63.7')).toBeVisible();
  await page.reload();
  await ofWeight(page, '63.7').click();
  await expect(messages).toContainText('Deleted: 63.7 kg.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your entries' })).toBeVisible();
  await expect(ofWeight(page, '63.7')).toHaveCount(0);
});

test('the exported file has every entry in the unit in effect, with time and zone', async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/Diary?kind=weight');
  await addWeight(page, '62.5');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^vitalane-weight-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  const lines = csv.split('\r\n');
  expect(lines[0]).toBe('\uFEFFMeasured at,Time zone,Weight,Unit,Detail,Note');
  expect(csv).toMatch(/\r\n\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\+08:00,Asia\/Singapore,62\.5,kg,,\r\n/);
});

test('a day shows all its entries, and the week links to other days', async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/Diary?kind=weight');
  await addWeight(page, '62.8');
  await page.getByRole('tab', { name: 'Day by day' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Weight' })).toBeVisible();
  await expect(ofWeight(page, '62.8')).toBeVisible();
  await page.getByRole('button', { name: 'Earlier week' }).click();
  await expect(page).toHaveURL(/kind=day&date=\d{4}-\d{2}-\d{2}/);
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toHaveCount(0);
  await page.goBack();
  await expect(ofWeight(page, '62.8')).toBeVisible();
});

test('the chart shows a custom blood pressure target, and the average states its readings', async ({
  page,
}) => {
  await signIn(page, people.patient);
  await page.goto('/Diary');
  await expect(page.getByText('Upper limit: below 130')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your average of 7 days' })).toBeVisible();
  await page.goto('/CustomHealthTargets');
  await page.getByRole('button', { name: /^Change upper blood pressure/i }).click();
  await page.getByLabel(/^Below/).fill('125');
  await page.getByRole('button', { name: 'Save target' }).click();
  await expect(page.getByText('Below 125 mmHg')).toBeVisible();
  await page.goto('/Diary');
  await expect(page.getByText('Upper limit: below 125')).toBeVisible();
  await page.goto('/CustomHealthTargets');
  await page.getByRole('button', { name: /^Use the computed target for upper blood pressure/i }).click();
  await expect(page.getByText('Below 125 mmHg')).toHaveCount(0);
});

/** Deletes the newest dose in the diary: late in the evening every dose of the day has been taken. */
async function takeBackNewestDose(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const { items } = await (await fetch('/api/diary-histories/medication?limit=1', { headers })).json();
    await fetch(`/api/diary-histories/medication/${items[0].uuid}`, { method: 'DELETE', headers });
  });
}

test('a dose taken on Home appears in the medicines of the day', async ({ page }) => {
  await signIn(page, people.patient);
  await takeBackNewestDose(page);
  // At night the first dose of today may be asked about, soon after the last one of yesterday.
  const confirm = page.getByRole('button', { name: 'Yes, record it' });
  await page.addLocatorHandler(confirm, () => confirm.click());
  await page.goto('/Home');
  await expect(page.getByRole('heading', { name: 'Today’s medicines' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Take now: / })
    .first()
    .click();
  await expect(page.getByText('Dose recorded')).toBeVisible();
  await page.goto('/Diary?kind=day');
  await expect(page.getByRole('heading', { level: 3, name: 'Medicines' })).toBeVisible();
});

test('a period of the diary is chosen, moved and kept in the URL, and its title names it', async ({
  page,
}) => {
  await signIn(page, people.patient);
  await page.goto('/Diary');
  const shown = page.getByRole('figure', { name: /^Blood pressure, / });
  const thirtyDays = await shown.getByRole('heading').textContent();
  await page.getByText('7 days', { exact: true }).click();
  await expect(page).toHaveURL(/[?&]period=7\b/);
  await expect(shown.getByRole('heading')).not.toHaveText(thirtyDays ?? '');
  const sevenDays = await shown.getByRole('heading').textContent();
  await page.getByRole('button', { name: 'Earlier period' }).click();
  await expect(page).toHaveURL(/[?&]until=\d{4}-\d{2}-\d{2}/);
  await expect(shown.getByRole('heading')).not.toHaveText(sevenDays ?? '');
  const earlier = await shown.getByRole('heading').textContent();
  await page.reload();
  await expect(shown.getByRole('heading')).toHaveText(earlier ?? '');
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
  await page.getByRole('button', { name: 'Later period' }).click();
  await expect(shown.getByRole('heading')).toHaveText(sevenDays ?? '');
  await expect(page.getByRole('button', { name: 'Later period' })).toHaveCount(0);
  await page.getByText('All', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Earlier period' })).toHaveCount(0);
  await expect(shown).toContainText(/Each point is the average of a (day|week|month)\.|Latest:/);
});
