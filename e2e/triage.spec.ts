import { requesterFor } from './support/caller.ts';
import { people, signIn } from './support/people.ts';
import { expect, testWith } from './support/product.ts';

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
    await page.route('**/api/queue/reason', (route) => route.abort());
    await join.click();
    await expect(page.getByText('You have not joined the queue')).toBeVisible();
    await expect(page.getByLabel(/^In your own words/)).toHaveValue('It presses since breakfast.');
    await page.unroute('**/api/queue/reason');
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
    await desk.getByRole('button', { name: 'End call' }).click();
  });
  await context.close();
});
