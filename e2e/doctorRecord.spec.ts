import type { Page } from '@playwright/test';
import { minutesAgo } from './support/diary.ts';
import { dateBoxes } from './support/fields.ts';
import { passphrase, people, signIn } from './support/people.ts';
import { expect, testWith } from './support/product.ts';

// Goals and alerts stay, so they need a separate server.
const test = testWith({});

/** Signs in at the API as the patient and joins the queue. */
async function patientInQueue(page: Page) {
  const { email, nric } = people.patient;
  const login = await page.request.post('/api/login', { data: { email, password: passphrase } });
  const { token } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  const me = await (await page.request.get('/api/me', { headers })).json();
  await page.request.get(`/api/join-queue-plato?nric=${nric}`, { headers });
  const post = (path: string, data: object) => page.request.post(`/api${path}`, { headers, data });
  return { uuid: String(me.uuid), headers, post };
}

test('a doctor sees an open alert first, sets a goal with a reason, and the patient sees who set it', {
  tag: '@main',
}, async ({ page, browser }) => {
  const { uuid, post } = await patientInQueue(page);
  const reading = { valueFrom: 191, valueTo: 117, ...minutesAgo(0) };
  await post('/diary-histories/blood-pressure', reading);
  await signIn(page, people.doctor);
  await page.goto(`/Patient/${uuid}`);
  await expect(page.getByText('Today: Blood pressure 191/117 mmHg')).toBeVisible();

  await test.step('a goal that is safe for nobody is refused in its place', async () => {
    await page.getByRole('button', { name: 'Set: Upper blood pressure' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Up to/).fill('109');
    await dialog.getByLabel(/^Reason/).fill('Falls at night');
    await dialog.getByRole('button', { name: 'Save the goal' }).click();
    await expect(
      dialog.getByText(/^This goal is outside the limits that are safe for anybody\./),
    ).toBeVisible();
    await dialog.getByLabel(/^Up to/).fill('150');
    await dialog.getByRole('button', { name: 'Save the goal' }).click();
    await expect(page.getByText(/^Set by Dr Priya Nair on /)).toBeVisible();
    await expect(page.getByText('Reason: Falls at night')).toBeVisible();
  });

  await test.step('the patient reads it and cannot change it', async () => {
    const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await signIn(other, people.patient);
    await other.goto('/CustomHealthTargets');
    const card = other.getByRole('listitem').filter({ hasText: 'Upper blood pressure' });
    await expect(card).toContainText(/Set by Dr Priya Nair on .* Reason: Falls at night/);
    await expect(card).toContainText('Your doctor has set this goal. Only your doctor can change it.');
    await other.goto('/Reports/Targets');
    await expect(other.getByText(/Set by Dr Priya Nair on/).first()).toBeVisible();
    await other.close();
  });

  await test.step('the doctor withdraws it', async () => {
    await page.getByRole('button', { name: 'Withdraw: Upper blood pressure' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .fill('No more falls');
    await page.getByRole('button', { name: 'Withdraw the goal' }).click();
    await expect(page.getByText(/^Set by Dr Priya Nair on /)).toHaveCount(0);
  });
});

test('a doctor adds a diagnosis and withdraws it, and the patient sees both', async ({ page, browser }) => {
  const { uuid } = await patientInQueue(page);
  await signIn(page, people.doctor);
  await page.goto(`/Patient/${uuid}`);
  await page.getByRole('button', { name: 'Add a diagnosis' }).click();
  await page.getByRole('combobox', { name: /^Diagnosis/ }).fill('Gout');
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const gout = page.getByRole('listitem').filter({ hasText: 'Gout' });
  await expect(gout).toContainText(/Dr Priya Nair recorded it on/);

  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signIn(other, people.patient);
  await other.goto('/HealthRecord');
  const conditions = other.getByRole('listitem').filter({ hasText: 'Gout' });
  await expect(conditions).toContainText(/Dr Priya Nair/);
  await other.goto('/Home');
  await expect(other.getByText('Gout', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Change: Gout' }).click();
  await page.getByRole('dialog').getByText('The patient never had it').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(gout).toHaveCount(0);
  await other.reload();
  await expect(other.getByText('Your diagnoses')).toBeVisible();
  await expect(other.getByText('Gout', { exact: true })).toHaveCount(0);
  await other.close();
});

test('earlier advice of a report is shown with its model, inputs and day, to patient and doctor', async ({
  page,
}) => {
  const { uuid, headers } = await patientInQueue(page);
  await page.request.get('/api/report/biometric-analysis', { headers });
  await signIn(page, people.patient);
  await page.goto('/Reports/Biometrics');
  await page.getByRole('link', { name: 'What the reports said before' }).click();
  await expect(page.getByRole('heading', { name: 'Earlier advice', level: 1 })).toBeVisible();
  const report = page.getByRole('group').filter({ hasText: 'Your weight, height and waist' });
  await report.getByText('Your weight, height and waist').first().click();
  await expect(report.getByRole('table')).toContainText('Weight');
  await expect(report.getByText(/2005/).first()).toBeVisible();
  await dateBoxes(page, /^Day/).day.fill('2020-01-01');
  await expect(page.getByText('No report was opened on 1 January 2020')).toBeVisible();

  const doctor = await page
    .context()
    .browser()
    ?.newPage({ baseURL: new URL(page.url()).origin });
  if (!doctor) throw new Error('There is no browser.');
  await signIn(doctor, people.doctor);
  await doctor.goto(`/Patient/${uuid}`);
  await doctor.getByRole('link', { name: 'Earlier advice' }).click();
  await expect(doctor.getByText('Your weight, height and waist').first()).toBeVisible();
  await doctor.close();
});

test('a doctor takes charge of an alert and closes it with a note, and the patient sees both', async ({
  page,
  browser,
}) => {
  const { post } = await patientInQueue(page);
  await signIn(page, people.patient);
  await page.goto('/HealthAlerts');
  await page.getByRole('switch', { name: 'Let my clinic see my health alerts' }).press(' ');
  await expect(page.getByText(/^Your clinic can see this/)).toBeVisible();
  for (const [valueFrom, valueTo, minutes] of [
    [212, 118, 1],
    [188, 112, 0],
  ] as const)
    await post('/diary-histories/blood-pressure', { valueFrom, valueTo, ...minutesAgo(minutes) });

  const desk = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signIn(desk, people.doctor);
  await desk.goto('/ClinicAlerts');
  await expect(desk.getByText(/^Worst reading: Blood pressure 212\/118 mmHg/)).toBeVisible();
  await desk.getByRole('button', { name: /^I look after this: / }).click();
  await desk.getByRole('dialog').getByLabel('Note to the patient').fill('I call you at noon.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Seen by a doctor')).toBeVisible();

  await page.reload();
  await expect(page.getByText('I call you at noon.')).toBeVisible();
  await expect(page.getByText('A doctor has seen this.')).toBeVisible();

  await desk.getByRole('button', { name: /^Close: / }).click();
  await desk.getByRole('dialog').getByLabel('Note to the patient').fill('Seen today. New tablets.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Close the alert' }).click();
  await expect(desk.getByText('No open alerts')).toBeVisible();
  await desk.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Closed by a doctor in the last 30 days' })).toBeVisible();
  await expect(page.getByText('Seen today. New tablets.')).toBeVisible();
  await page.getByRole('button', { name: /^Notification/ }).click();
  await expect(page.getByText('A doctor wrote about your health alert').first()).toBeVisible();
});
