import type { Locator, Page } from '@playwright/test';
import { newPatient } from './support/caller.ts';
import { addReading, minutesAgo } from './support/diary.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test.use({ serviceWorkers: 'allow' });

const row = (page: Page, figure: string): Locator =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: figure }).first();
const kept = (page: Page) => page.getByRole('region', { name: 'On this device' });

/** Changes a listed blood pressure to other numbers (mmHg), up to the question or dialog that follows. */
async function change(page: Page, from: string, [upper, lower]: readonly [number, number]): Promise<void> {
  await row(page, from)
    .getByRole('button', { name: `Change ${from} mmHg` })
    .click();
  const form = page.getByRole('form', { name: 'Change blood pressure' });
  await form.getByLabel(/^Upper number/).fill(String(upper));
  await form.getByLabel(/^Lower number/).fill(String(lower));
  await form.getByRole('button', { name: 'Save change' }).click();
}

const close = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).getByRole('button', { name: 'Done' }).click();

test('a mistyped reading is changed in its place, shows what it was, and is changed back', {
  tag: '@main',
}, async ({ page }) => {
  const { person } = await newPatient(page, 'changes-online@example.com');
  await signIn(page, person);
  await addReading(page, [138, 82], 5);
  await change(page, '138/82', [128, 82]);
  const dialog = page.getByRole('dialog', { name: 'Change saved' });
  await expect(dialog).toContainText('128/82 mmHg, today');
  await expect(dialog).toContainText('It was 138/82 mmHg, today');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(row(page, '128/82').getByRole('button', { name: /^Change 128/ })).toBeFocused();
  await expect(page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'mmHg' })).toHaveCount(1);
  await page.reload();
  await row(page, '128/82')
    .getByText(/^Changed today/)
    .click();
  await expect(row(page, '128/82')).toContainText('Before: 138/82 mmHg, today');

  await change(page, '128/82', [129, 83]);
  await page
    .getByRole('dialog', { name: 'Change saved' })
    .getByRole('button', { name: 'Undo change' })
    .click();
  await expect(row(page, '128/82').getByRole('button', { name: /^Change 128/ })).toBeVisible();
});

test('a reading changed offline is kept, changed again and sent, also after the app was closed', async ({
  page,
  context,
}) => {
  const { person, call } = await newPatient(page, 'changes-offline@example.com');
  await signIn(page, person);
  await addReading(page, [138, 82], 5);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await change(page, '138/82', [118, 82]);
  await page
    .getByRole('dialog', { name: 'Kept on this device' })
    .getByRole('button', { name: 'Undo change' })
    .click();
  await expect(kept(page)).toHaveCount(0);
  await change(page, '138/82', [128, 82]);
  await close(page, 'Kept on this device');
  await expect(kept(page).getByRole('listitem')).toContainText('Blood pressure 128/82 mmHg, changed');
  // The change is changed, and not the reading a second time.
  await kept(page)
    .getByRole('button', { name: /^Change Blood pressure/ })
    .click();
  const form = page.getByRole('form', { name: 'Change blood pressure' });
  await expect(form.getByLabel(/^Upper number/)).toHaveValue('128');
  await form.getByLabel(/^Upper number/).fill('126');
  await form.getByRole('button', { name: 'Save change' }).click();
  await close(page, 'Kept on this device');
  await page.close();

  const later = await context.newPage();
  await later.goto('/Diary');
  await expect(kept(later).getByRole('listitem')).toContainText('126/82');
  await context.setOffline(false);
  await expect(kept(later)).toHaveCount(0);
  const { items } = await call('GET', '/diary-histories/blood-pressure');
  expect(items).toMatchObject([{ valueFrom: 126, valueTo: 82, earlier: [{ valueFrom: 138 }] }]);
  await expect(row(later, '126/82')).toBeVisible();
});

test('an alert ends when its reading was mistyped, and a change to a crisis asks and alerts', async ({
  page,
}) => {
  const { person, call } = await newPatient(page, 'changes-crisis@example.com');
  const { date, time } = minutesAgo(20);
  const crisis = { valueFrom: 184, valueTo: 112, date, time };
  await call('POST', '/diary-histories/blood-pressure', crisis);
  await signIn(page, person);
  expect((await call('GET', '/health-alerts')).items).toHaveLength(1);
  await page.goto('/Diary');
  // Words alone ask about nothing, and change no alert.
  await page.getByRole('button', { name: /^Change 184\/112/ }).click();
  await page.getByRole('form').getByRole('textbox', { name: /^Note/ }).fill('Rested since');
  await page.getByRole('button', { name: 'Save change' }).click();
  await close(page, 'Change saved');
  await expect(page.getByText('Rested since', { exact: true })).toBeVisible();
  expect((await call('GET', '/health-alerts')).items).toHaveLength(1);
  await change(page, '184/112', [124, 82]);
  await close(page, 'Change saved');
  expect((await call('GET', '/health-alerts')).items).toEqual([]);

  await change(page, '124/82', [186, 112]);
  await expect(page.getByText('You entered 186/112 mmHg. Is that what your monitor shows?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 995' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Yes, save it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change saved' });
  await expect(dialog.getByRole('link', { name: 'Call 995' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect((await call('GET', '/health-alerts')).items).toHaveLength(1);
});
