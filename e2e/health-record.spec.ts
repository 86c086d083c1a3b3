import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format();

test('a lab result with nothing ticked changes no condition, goal or judgement', async ({ page }) => {
  await signIn(page, people.patient);
  const goalOf = async (report: string, name: RegExp) => {
    await page.goto(report);
    return (await page.getByText(name).first().textContent()) ?? '';
  };
  const before = {
    ldl: await goalOf('/Reports/Lipids', /Below \d\.\d mmol\/L/),
    hba1c: await goalOf('/Reports/Diabetes', /HbA1c/),
  };
  expect(before.ldl).toContain('Below 1.8 mmol/L');

  await test.step('the form opens with what the record holds, and everything is taken away', async () => {
    await page.goto('/NewForm');
    await expect(page.getByRole('button', { name: 'Remove Diabetes, type 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Long-term kidney disease' }).click();
    await expect(
      page.getByText(
        'You removed long-term kidney disease. Do you no longer have it, or was it added by mistake?',
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByLabel('Day of the test').fill(today);
    const sodium = page.getByRole('group', { name: 'Sodium' });
    await page.getByText('Kidney and salts').click();
    await sodium.getByRole('textbox', { name: 'Result' }).fill('139');
    await page.getByRole('button', { name: 'Save results' }).click();
    await expect(page.getByText('Health Form Submit Successfully')).toBeVisible();
  });

  expect(await goalOf('/Reports/Lipids', /Below \d\.\d mmol\/L/)).toBe(before.ldl);
  expect(await goalOf('/Reports/Diabetes', /HbA1c/)).toBe(before.hba1c);
});

test('a condition is added, removed with its reason, and shown with who said it', async ({ page }) => {
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
