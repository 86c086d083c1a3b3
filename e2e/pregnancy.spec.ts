import { newPatient, said } from './support/caller.ts';
import { addReading, dayBefore } from './support/diary.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('a pregnant patient with 168/108 reads what to do, no score and no advice on weight', async ({
  page,
}) => {
  const { person, call } = await newPatient(page, 'pregnant@example.com', said('present', 'pregnancy'));
  const moment = { date: dayBefore(0), time: '00:01' };
  await call('POST', '/diary-histories/height', { height: 160 });
  await call('POST', '/diary-histories/weight', { valueFrom: 95, ...moment });
  await signIn(page, person);
  await addReading(page, [168, 108]);
  await page.goto('/Home');
  const main = page.getByRole('main');
  await expect(main.getByText('Your blood pressure is dangerously high in pregnancy.')).toBeVisible();
  await expect(main.getByText(/^Go to your maternity hospital or A&E now\./)).toBeVisible();
  await expect(main.getByText('out of 100')).toHaveCount(0);
  await expect(main.getByText(/lose a little weight|losing 5 to 10%/i)).toHaveCount(0);

  const reason = 'These ranges do not apply in pregnancy. Your maternity team sets your goals.';
  for (const path of ['/Reports/Biometrics', '/Reports/Targets', '/Reports']) {
    await page.goto(path);
    await expect(page.getByText(reason).first()).toBeVisible();
    await expect(page.getByText(/lose a little weight|losing 5 to 10%/i)).toHaveCount(0);
    await expect(page.getByRole('img', { name: /^Health score: \d/ })).toHaveCount(0);
  }
});
