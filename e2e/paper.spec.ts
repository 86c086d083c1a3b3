import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { photographOf } from './support/reports.ts';

test('doubtful results of a photographed report are not ticked, and are shown as printed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn(page, people.patient);
  await page.goto('/NewFormAI');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'report.jpg',
      mimeType: 'image/jpeg',
      buffer: await photographOf([
        'Collected: 03/04/2025',
        'Triglycerides   21   mmol/L   < 17',
        'Glucose (Fasting)   5.4   mmol/L   3.9 - 6.0',
        'BUN   14   mg/dL   7 - 20',
        'BUN/Creatinine Ratio   14.2   6.0 - 22.0',
      ]),
    });
  await page.getByRole('button', { name: 'Read the report' }).click();
  await expect(page.getByRole('heading', { name: 'Compare with your report' })).toBeVisible();

  await test.step('a result that lost its decimal point waits for an answer, beside its picture', async () => {
    const tick = page.getByRole('checkbox', { name: 'Triglycerides is right' });
    await expect(tick).not.toBeChecked();
    const field = page.getByRole('textbox', { name: 'Triglycerides: Result' });
    await expect(field).toHaveAccessibleDescription(
      /The printed range could not be read, or does not fit the result\./,
    );
    const crop = page.getByRole('img', { name: 'Triglycerides as it stands on your report' });
    await expect(crop).toBeVisible();
    expect(await crop.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await field.fill('2.1');
    await tick.focus();
    await page.keyboard.press('Space');
    await expect(tick).toBeChecked();
  });

  await test.step('a fasting glucose is a fasting glucose, and urea nitrogen is urea', async () => {
    await expect(page.getByRole('checkbox', { name: 'Fasting glucose is right' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Random glucose is right' })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Urea: Result' })).toHaveValue('14');
  });

  await test.step('what is not used is listed', async () => {
    await expect(page.getByRole('heading', { name: 'On the paper, but not used' })).toBeVisible();
    await expect(page.getByText(/^BUN\/Creatinine Ratio/)).toBeVisible();
  });

  await test.step('the day is asked for, because it may be read in two ways', async () => {
    await page.getByRole('radio', { name: /4 March 2025/ }).press('Space');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: /^Use \d results?$/ }).click();
    await expect(page).toHaveURL(/\/NewForm$/);
    const triglycerides = page.getByRole('group', { name: 'Triglycerides' });
    await expect(triglycerides.getByRole('textbox', { name: 'Result' })).toHaveValue('2.1');
  });
});
