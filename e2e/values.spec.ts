import { addLabReport, callerFor } from './support/caller.ts';
import { dayBefore } from './support/diary.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

// The journeys share one patient: each prepares the data of the next.
test('a risk too small for the table is never called 0%', async ({ page }) => {
  const call = await callerFor(page, people.otherPatient);
  await addLabReport(call, dayBefore(0), [
    { code: 'tc', value: 4, unit: 'mmol/L' },
    { code: 'hdl', value: 1.7, unit: 'mmol/L' },
    { code: 'sbp', value: 108, unit: 'mmHg' },
    { code: 'dbp', value: 68, unit: 'mmHg' },
  ]);
  await signIn(page, people.otherPatient);
  await page.goto('/Reports/Cardiovascular');
  await expect(page.getByText(/Fewer than 1 in 100 people with similar numbers/).first()).toBeVisible();
  await expect(page.getByText('Risk in ten years, below 1%').first()).toBeVisible();
  await expect(page.getByText('0%', { exact: true })).toHaveCount(0);
});

test('a creatinine of today counts, not the eGFR that was printed last year, in whichever order they are entered', async ({
  page,
}) => {
  const call = await callerFor(page, people.otherPatient);
  await addLabReport(call, dayBefore(0), [{ code: 'creatinine', value: 410, unit: 'umol/L' }]);
  await addLabReport(call, dayBefore(365), [{ code: 'egfr', value: 92, unit: 'mL/min/1.73m2' }]);
  await signIn(page, people.otherPatient);
  await page.goto('/Reports/Kidney');
  await expect(page.getByText(/calculated here from your creatinine/).first()).toBeVisible();
  await expect(page.getByText(/eGFR 1\d mL\/min\/1\.73 m² \(calculated here/).first()).toBeVisible();
  await expect(page.getByText(/eGFR 92 mL/)).toHaveCount(0);

  await test.step('the report says what the alert says, and nothing calmer', async () => {
    const verdict = page.getByText(
      /^Creatinine .*: Your kidney result has changed quickly\. Go to A&E now\./,
    );
    await expect(verdict.first()).toBeVisible();
    await expect(page.getByText('See a doctor within days to two weeks.')).toHaveCount(0);
  });
});

test('a report keeps the comparator of a limit, and a value keeps its band in another unit', async ({
  page,
}) => {
  const call = await callerFor(page, people.otherPatient);
  await addLabReport(call, dayBefore(0), [
    { code: 'egfr', value: 15, unit: 'mL/min/1.73m2', comparator: '<' },
    { code: 'tc', value: 239, unit: 'mg/dL' },
  ]);
  await signIn(page, people.otherPatient);
  await page.goto('/Reports/Kidney');
  await expect(page.getByText('<15 mL/min/1.73 m²', { exact: true }).first()).toBeVisible();
  await page.goto('/Reports/Lipids');
  await expect(page.getByText('6.1 mmol/L', { exact: true }).first()).toBeVisible();
});

test('in pregnancy no report judges the weight or sets a goal', async ({ page }) => {
  const call = await callerFor(page, people.otherPatient);
  await call('PATCH', '/health-answers', { isPregnant: true });
  await call('POST', '/diary-histories/weight', { valueFrom: 95, date: dayBefore(0), time: '00:01' });
  const pressure = { valueFrom: 168, valueTo: 108, date: dayBefore(0), time: '00:01' };
  await call('POST', '/diary-histories/blood-pressure', pressure);
  await signIn(page, people.otherPatient);
  const reason = 'These ranges do not apply in pregnancy. Your maternity team sets your goals.';
  for (const path of ['/Reports/Biometrics', '/Reports/Targets', '/Reports/Cardiovascular']) {
    await page.goto(path);
    await expect(page.getByText(reason).first()).toBeVisible();
    await expect(page.getByText(/Losing 5 to 10%|risk of heart disease|in the usual range/)).toHaveCount(0);
  }
});
