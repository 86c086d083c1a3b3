import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { photographOf } from './support/reports.ts';

/** Today's report is newer than any of the demo's; the spelt-out month makes the date unambiguous. */
const dayMonthYear = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeZone: 'Asia/Singapore',
}).format();

test('results of a photographed report are compared, saved, changed and deleted', {
  tag: '@main',
}, async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/SubmissionHistory');
  await page.getByRole('link', { name: 'Read a photograph' }).click();

  await test.step('the picture is read, and each result is compared with it', async () => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'report.jpg',
        mimeType: 'image/jpeg',
        buffer: await photographOf([
          `Collected: ${dayMonthYear}`,
          'LDL Cholesterol   3.7   mmol/L   < 2.6',
          'HDL Cholesterol   1.4   mmol/L   > 1.0',
          'Potassium   4.4   mmol/L   3.5 - 5.1',
        ]),
      });
    await page.getByRole('button', { name: 'Read the report' }).click();
    await expect(page.getByRole('heading', { name: 'Compare with your report' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Page 1 of your report' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'LDL cholesterol: Result' })).toHaveValue('3.7');
    await expect(page.getByRole('checkbox', { name: 'LDL cholesterol is right' })).toBeChecked();
    await page.locator('label').filter({ hasText: 'HDL cholesterol' }).click();
    await page.getByRole('button', { name: /^Use \d results?$/ }).click();
  });

  await test.step('they stand in the form, survive a reload, and are saved with what was added by hand', async () => {
    await expect(page).toHaveURL(/\/NewForm$/);
    await expect(page.getByRole('button', { name: 'Remove report.jpg' })).toBeVisible();
    const ldl = page.getByRole('group', { name: 'LDL cholesterol', exact: true });
    await expect(ldl.getByRole('textbox', { name: 'Result' })).toHaveValue('3.7');
    // Groups with accepted results are expanded.
    const potassium = page.getByRole('group', { name: 'Potassium' });
    await expect(potassium.getByRole('textbox', { name: 'Result' })).toHaveValue('4.4');
    const sodium = page.getByRole('group', { name: 'Sodium' });
    await sodium.getByRole('textbox', { name: 'Result' }).fill('139');
    await page.reload();
    await expect(page.getByText('We kept what you typed last time.')).toBeVisible();
    await expect(ldl.getByRole('textbox', { name: 'Result' })).toHaveValue('3.7');
    await expect(sodium.getByRole('textbox', { name: 'Result' })).toHaveValue('139');
    // A file is not kept across a reload: it is chosen again.
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'report.jpg',
        mimeType: 'image/jpeg',
        buffer: await photographOf(['LDL Cholesterol   3.7   mmol/L   < 2.6']),
      });
    await expect(page.getByRole('button', { name: 'Remove report.jpg' })).toBeVisible();
    await page.getByRole('button', { name: 'Save results' }).click();
    await expect(page.getByText('Health Form Submit Successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/SubmissionHistory$/);
  });

  await test.step('the report that they came from is kept with them and can be looked at', async () => {
    await page.getByRole('button', { name: 'View the report of today' }).click();
    const picture = page.getByRole('dialog', { name: 'Report of today' }).getByRole('img');
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
  });

  const table = page.getByRole('table', { name: 'Results of today' }).filter({ hasText: 'LDL cholesterol' });

  await test.step('the history shows them with the range that the laboratory printed', async () => {
    const row = table.getByRole('row', { name: /LDL cholesterol/ });
    await expect(row).toContainText('3.7\u00a0mmol/L');
    await expect(row).toContainText('Above range');
    await expect(table.getByRole('row', { name: /HDL/ })).toHaveCount(0);
  });

  await test.step('the report on lipids shows the new value', async () => {
    await page.goto('/Reports/Lipids');
    await expect(page.getByText('3.7').first()).toBeVisible();
    await page.goBack();
  });

  // Other journeys may have added results of today, too.
  const entry = page.getByRole('listitem').filter({ hasText: 'LDL cholesterol' });

  await test.step('a result is changed, and the page goes back one step', async () => {
    await entry.getByRole('link', { name: 'Change the results of today' }).click();
    const ldl = page.getByRole('group', { name: 'LDL cholesterol', exact: true });
    await ldl.getByRole('textbox', { name: 'Result' }).fill('3600');
    await page.getByRole('button', { name: 'Save results' }).click();
    await expect(ldl).toContainText(/Enter a value from .* mmol\/L, as it is printed on your report\./);
    await ldl.getByRole('textbox', { name: 'Result' }).fill('3.1');
    await page.getByRole('button', { name: 'Save results' }).click();
    await expect(page.getByText('Health Form Submit Successfully').first()).toBeVisible();
    await expect(page).toHaveURL(/\/SubmissionHistory$/);
    await expect(table.getByRole('row', { name: /LDL cholesterol/ })).toContainText('3.1\u00a0mmol/L');
  });

  await test.step('and the whole report is deleted after asking', async () => {
    await entry.getByRole('button', { name: 'Delete the results of today' }).click();
    await page.getByRole('button', { name: 'Delete results' }).click();
    await expect(table).toHaveCount(0);
  });
});

test('a document is stored, viewed and deleted; an invalid one is refused with the reason', async ({
  page,
}) => {
  await signIn(page, people.patient);
  await page.goto('/ReportList');
  await page.getByLabel('What is it').selectOption({ index: 1 });
  const input = page.locator('input[type=file]').first();

  await test.step('a page of the web that calls itself a picture is refused', async () => {
    await input.setInputFiles({
      name: 'holiday.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    });
    const row = page.getByRole('listitem').filter({ hasText: 'holiday.png' });
    await expect(row).toContainText(/cannot be|not a|JPEG/i);
    await page.getByRole('button', { name: 'Remove holiday.png' }).click();
  });

  await test.step('a picture is kept and can be looked at', async () => {
    const buffer = await photographOf(['Discharge letter']);
    await input.setInputFiles({ name: 'letter.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'View letter.jpg' }).click();
    const picture = page.getByRole('dialog', { name: 'letter.jpg' }).getByRole('img');
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
  });

  await test.step('and deleted', async () => {
    await page.getByRole('button', { name: 'Delete letter.jpg' }).click();
    await page.getByRole('button', { name: 'Delete document' }).click();
    await expect(page.getByRole('button', { name: 'View letter.jpg' })).toHaveCount(0);
  });
});
