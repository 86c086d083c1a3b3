import { requesterFor } from './support/caller.ts';
import { people, signIn } from './support/people.ts';
import { expect, testWith } from './support/product.ts';
import { sayReason } from './support/queue.ts';

// The order of the queue needs a separate server.
const test = testWith({});

const mei = people.patient;
const ravi = { email: 'ravi.kumar@demo.vitalane.example', fullName: 'Ravi Kumar', nric: 'S7654321F' };
const advice = 'Call 995 now. Do not drive yourself.';

test('a sign of an emergency is answered at once, survives a reload, and puts the patient first in the queue', async ({
  browser,
  page,
  product,
}) => {
  const asRavi = await requesterFor(page, ravi);
  await asRavi('GET', `/join-queue-plato?nric=${ravi.nric}`);
  await signIn(page, mei);
  await page.goto('/TeleHealth');

  await test.step('the advice is in the window, with the phone', async () => {
    await page.getByText(/^Chest pain/).click();
    await expect(page.getByText(advice)).toBeInViewport();
    await expect(page.getByRole('alert').getByRole('link', { name: 'Call 995' })).toBeInViewport();
  });

  await test.step('nothing said is lost by a reload', async () => {
    await page.getByLabel(/^What is the main reason/).selectOption('A new health problem');
    await page.getByLabel(/^When did it begin/).selectOption('Today');
    await page.getByLabel(/^In your own words/).fill('It presses since breakfast.');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /^Chest pain/ })).toBeChecked();
    await expect(page.getByLabel(/^In your own words/)).toHaveValue('It presses since breakfast.');
  });

  await test.step('nothing said is lost without a connection, and joining is possible', async () => {
    await page.getByLabel(/^NRIC or FIN/).fill(mei.nric);
    const join = page.getByRole('button', { name: 'Join the queue' });
    const consent = page.getByRole('checkbox', { name: /^I have read this/ });
    await join.click();
    await expect(consent).toBeFocused();
    await page.getByText(/^I have read this/).click();
    await page.route('**/api/queue/reason', (route) => route.abort());
    await join.click();
    await expect(page.getByText('You have not joined the queue')).toBeVisible();
    await expect(page.getByLabel(/^In your own words/)).toHaveValue('It presses since breakfast.');
    await page.unroute('**/api/queue/reason');
    // The consent was kept.
    await expect(consent).toHaveCount(0);
    await join.click();
    await page.waitForURL(/\/VideoCall\//);
    // A later visit begins with no answer of this one.
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('It presses');
    await expect(page.getByText(advice)).toBeInViewport();
  });

  const context = await browser.newContext({ baseURL: product.url });
  const desk = await context.newPage();
  await signIn(desk, people.doctor);

  await test.step('the doctor sees who is first, and why', async () => {
    await desk.goto('/DoctorPage');
    const rows = desk.getByRole('table', { name: 'Queue' }).getByRole('row');
    await expect(rows.nth(1)).toContainText(mei.fullName);
    await expect(rows.nth(1)).toContainText('Emergency');
    await expect(rows.nth(1)).toContainText('It presses since breakfast.');
    await expect(rows.nth(2)).toContainText(ravi.fullName);
  });

  await test.step('a change while waiting reaches the doctor', async () => {
    await page.goto('/TeleHealth');
    await expect(page.getByText(advice)).toBeInViewport();
    await page.getByRole('button', { name: 'Change it' }).click();
    await page.getByLabel(/^In your own words/).fill('It presses less now.');
    await page.getByRole('button', { name: 'Save for the doctor' }).click();
    await expect(page.getByText('Saved. The doctor can see it.')).toBeVisible();
    await expect(desk.getByText('It presses less now.')).toBeVisible();
  });

  await test.step('in the call the doctor sees the reason and the rule', async () => {
    await desk.getByRole('button', { name: 'Call next patient' }).click();
    const panel = desk.getByRole('complementary', { name: 'About the patient' });
    await expect(panel.getByText('It presses less now.')).toBeVisible();
    await expect(panel.getByText('Ticked a sign of an emergency')).toBeVisible();
    await expect(panel.getByText(/^Consent to video given on/)).toBeVisible();
    await desk.getByRole('button', { name: 'End call' }).click();
  });

  await test.step('what the patient agreed to is with the visit', async () => {
    await page.goto('/Consultation');
    await page
      .getByText(/^Consent to video given on/)
      .first()
      .click();
    await expect(page.getByText(/^The call is not recorded\./)).toBeVisible();
  });
  await asRavi('DELETE', '/queue');
  await context.close();
});

test('a patient who has read an earlier text, or was added by the clinic, is asked for the consent', async ({
  browser,
  page,
  product,
}) => {
  await signIn(page, ravi);
  await page.goto('/TeleHealth');

  await test.step('the consent to an earlier text is refused, and nobody joins by it', async () => {
    const earlier = { version: 'earlier', language: 'en' };
    await page.route('**/api/queue/consent', (route) =>
      route.request().method() === 'PUT' ? route.continue({ postData: earlier }) : route.continue(),
    );
    await sayReason(page);
    await page.getByLabel(/^NRIC or FIN/).fill(ravi.nric);
    await page.getByRole('button', { name: 'Join the queue' }).click();
    await expect(
      page
        .getByRole('alert')
        .getByText('What you agree to has changed. Read it again and tick it, then join.'),
    ).toBeVisible();
    await page.unroute('**/api/queue/consent');
  });

  const asRavi = await requesterFor(page, ravi);
  await asRavi('GET', `/join-queue-plato?nric=${ravi.nric}`);
  const context = await browser.newContext({ baseURL: product.url });
  const desk = await context.newPage();
  await signIn(desk, people.doctor);
  await desk.goto('/DoctorPage');
  await desk.getByRole('button', { name: 'Call next patient' }).click();
  const panel = desk.getByRole('complementary', { name: 'About the patient' });

  await test.step('the doctor is told that there is none, until the patient agrees', async () => {
    await page.goto('/TeleHealth');
    await page.getByRole('main').getByRole('link', { name: 'Join the call' }).click();
    await expect(panel.getByText('The patient has not agreed to be seen by video.')).toBeVisible();
    await panel.getByRole('button', { name: 'The patient agrees' }).click();
    await expect(panel.getByText('The patient has not agreed to be seen by video.')).toHaveCount(0);
    await expect(panel.getByRole('tab', { selected: true })).toBeFocused();
    await desk.getByRole('button', { name: 'End call' }).click();
  });

  await test.step('and it is with the visit', async () => {
    await page.goto('/Consultation');
    await expect(page.getByText(/^Consent to video given in the call on/)).toBeVisible();
  });
  await context.close();
});
