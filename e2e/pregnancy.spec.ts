import { addLabReport, newPatient, statements } from './support/caller.ts';
import { addReading, dayBefore } from './support/diary.ts';
import { dateBoxes } from './support/fields.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('a pregnant patient with 168/108 reads what to do, no score and no advice on weight', async ({
  page,
}) => {
  const { person, call } = await newPatient(
    page,
    'pregnant@example.com',
    statements('absent', 'smoking', 'frailty'),
  );
  const moment = { date: dayBefore(0), time: '00:01' };
  await call('POST', '/diary-histories/height', { height: 160 });
  await call('POST', '/diary-histories/weight', { valueFrom: 95, ...moment });
  await call('POST', '/diary-histories/blood-pressure', { valueFrom: 118, valueTo: 74, ...moment });
  for (const days of [1, 2]) {
    const walk = { valueFrom: 40, date: dayBefore(days), time: '18:00', intensity: 'moderate' };
    await call('POST', '/diary-histories/exercise', walk);
  }
  await addLabReport(call, dayBefore(1), [
    { code: 'tc', value: 5.4, unit: 'mmol/L' },
    { code: 'hdl', value: 1.3, unit: 'mmol/L' },
    { code: 'hba1c', value: 5.4, unit: '%' },
  ]);
  await signIn(page, person);
  const main = page.getByRole('main');
  const weightAdvice = page.getByText(/lose a little weight|losing 5 to 10%/i);

  await test.step('before the pregnancy is known, there is a score and advice on weight', async () => {
    await page.goto('/Home');
    await expect(main.getByText('out of 100').first()).toBeVisible();
    await expect(weightAdvice.first()).toBeVisible();
  });

  await call('POST', '/health-record', { statements: statements('present', 'pregnancy') });
  await addReading(page, [168, 108]);
  await page.goto('/Home');
  await expect(main.getByText('Your blood pressure is dangerously high in pregnancy.')).toBeVisible();
  await expect(main.getByText(/^Go to your maternity hospital or A&E now\./)).toBeVisible();
  const usualBand = page.getByText(/the usual (range|limit)/);
  await expect(usualBand).toHaveCount(0);
  const reason = 'These ranges do not apply in pregnancy. Your maternity team sets your goals.';
  const score = main.getByRole('region', { name: 'Health score' });
  await expect(score.getByText(reason)).toBeVisible();
  await expect(score.getByText(/of 100/)).toHaveCount(0);
  await expect(weightAdvice).toHaveCount(0);

  await page.goto('/Diary');
  await expect(page.getByText('168/108').first()).toBeVisible();
  await expect(usualBand).toHaveCount(0);

  for (const path of ['/Reports/Biometrics', '/Reports/Targets', '/Reports']) {
    await page.goto(path);
    await expect(page.getByText(reason).first()).toBeVisible();
    await expect(weightAdvice).toHaveCount(0);
    await expect(page.getByRole('img', { name: /^Health score: \d/ })).toHaveCount(0);
  }
});

test('a patient who says when she gave birth is warned as in pregnancy for 42 days', async ({ page }) => {
  const { person, call } = await newPatient(page, 'afterbirth@example.com', statements('absent', 'smoking'));
  await call('POST', '/health-record', { statements: statements('present', 'pregnancy') });
  await signIn(page, person);
  const main = page.getByRole('main');

  await page.goto('/HealthRecord');
  await page.getByRole('button', { name: 'Remove Pregnancy' }).click();
  await page.getByRole('button', { name: 'I no longer have it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pregnancy' });
  // The pregnancy is entered after the birth.
  await dateBoxes(dialog, /Day of the birth/).day.fill(dayBefore(9));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await addReading(page, [144, 92]);
  await page.goto('/Home');
  await expect(main.getByText('This is high after a birth.')).toBeVisible();
  await main.getByRole('button', { name: 'I have symptoms' }).click();
  await main.getByText('Pain under the ribs', { exact: true }).click();
  await main.getByRole('button', { name: 'Send my answer' }).click();
  await expect(main.getByText('Your blood pressure is dangerously high after a birth.')).toBeVisible();
  await expect(page.getByText('You are done for today')).toHaveCount(0);

  await page.goto('/Diary');
  await expect(page.getByText('144/92').first()).toBeVisible();
  await expect(page.getByText(/the usual (range|limit)|your goal/i)).toHaveCount(0);
});
