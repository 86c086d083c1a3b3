import type { Browser, Locator, Page } from '@playwright/test';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

const declarations = [
  'I have checked that this list is correct.',
  'I have no new allergy or side effect.',
  'I hold a prescription or agree that a doctor checks this order.',
  'The address and the price are right.',
];

const orderHeadings = (page: Page) => page.getByRole('heading', { name: /^Order V-/ });

async function tickDeclarations(page: Page): Promise<void> {
  for (const name of declarations) await page.getByRole('checkbox', { name }).check({ force: true });
}

/** Returns the number of the patient's orders, and the newest order number. */
async function myOrders(page: Page): Promise<{ count: number; newest: string }> {
  await page.goto('/MyOrder');
  await expect(orderHeadings(page).first()).toBeVisible();
  return {
    count: await orderHeadings(page).count(),
    newest: (await orderHeadings(page).first().textContent()) ?? '',
  };
}

test('a lost response and a double click place one order, and nothing looks ordered before its confirmation', {
  tag: '@main',
}, async ({ page }) => {
  await signIn(page, people.patient);
  const before = await myOrders(page);
  await page.getByRole('link', { name: 'Order medicines' }).click();
  await page.getByRole('checkbox', { name: /Atorvastatin 20 mg/ }).check({ force: true });
  await page.getByLabel('How much Atorvastatin 20 mg?').fill('30');

  await test.step('without the declarations nothing is sent', async () => {
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText('Tick that the list is correct.').first()).toBeVisible();
    await tickDeclarations(page);
  });

  await test.step('when the answer is lost, the form stays and says that nothing is confirmed', async () => {
    await page.route('**/api/orders', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Your order is not confirmed. Network error. Please try again.',
    );
    await expect(page).toHaveURL(/\/PlaceOrder$/);
    await expect(page.getByText('Medication Order Successfully')).toHaveCount(0);
    await expect(page.getByLabel('How much Atorvastatin 20 mg?')).toHaveValue('30');
    await page.unroute('**/api/orders');
  });

  await test.step('a double click then gives the one order', async () => {
    await page.getByRole('button', { name: 'Place order' }).dblclick();
    await page.waitForURL('**/MyOrder');
    await expect(page.getByText('Medication Order Successfully')).toBeVisible();
    await expect(orderHeadings(page)).toHaveCount(before.count + 1);
    await page.reload();
    await expect(orderHeadings(page)).toHaveCount(before.count + 1);
  });

  await test.step('its details say only what has happened', async () => {
    await page
      .getByRole('link', { name: /^See details/ })
      .first()
      .click();
    const events = page.getByRole('list', { name: 'Status of the order' }).getByRole('listitem');
    await expect(events).toHaveCount(1);
    await expect(events).toContainText(/Order placed\s*Today \d\d:\d\d/);
  });
});

test('an order is repeated to an address that is added during the order', async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/MyOrder');
  await page
    .getByRole('link', { name: /^See details/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Order again' }).click();
  await expect(page.getByText(/at today’s prices/)).toBeVisible();
  await expect(page.getByLabel(/^How much/).first()).not.toHaveValue('');

  await page.goto('/PlaceOrder');
  await page.getByRole('checkbox', { name: /Losartan 100 mg/ }).check({ force: true });
  await page.getByLabel('How much Losartan 100 mg?').fill('45');
  await page.getByRole('link', { name: 'Add an address' }).click();
  await page.getByRole('combobox', { name: /Find your address/ }).pressSequentially('outram');
  await page.getByRole('option', { name: /Singapore General Hospital/ }).click();
  await page.getByLabel(/^Unit number/).fill('#02-10');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address Save Successfully')).toBeVisible();

  await page.waitForURL('**/PlaceOrder');
  await expect(page.getByLabel('How much Losartan 100 mg?')).toHaveValue('45');
  await page
    .getByRole('radio', { name: /Singapore General Hospital, Outram Road, #02-10/ })
    .check({ force: true });
  await tickDeclarations(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/MyOrder');
  await page
    .getByRole('link', { name: /^See details/ })
    .first()
    .click();
  await expect(page.getByText('Singapore General Hospital, Outram Road, #02-10')).toBeVisible();
});

test('an address is typed when the search fails, then edited, made the default and deleted', async ({
  page,
}) => {
  await signIn(page, people.patient);
  await page.route('**/api/address-search**', (route) => route.abort('connectionreset'));
  await page.goto('/DeliveryInfo');
  await page.getByRole('link', { name: 'Add address' }).click();
  await page.getByLabel('Block and street').fill('5 Simei Street 3');
  await page.getByLabel('Postal code').fill('99');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByLabel('Postal code')).toHaveAccessibleDescription(/six digits/);
  await page.getByLabel('Postal code').fill('990001');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByLabel('Postal code')).toHaveAccessibleDescription(/Check the first two digits/);
  await page.getByLabel('Postal code').fill('529896');
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.waitForURL('**/DeliveryInfo');

  const card = page.getByRole('listitem').filter({ hasText: '5 Simei Street 3' });
  await card.getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel(/^Unit number/).fill('#03-07');
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.waitForURL('**/DeliveryInfo');
  await expect(card).toContainText('5 Simei Street 3, #03-07');
  await card.getByRole('button', { name: /^Make default/ }).click();
  await expect(card.getByText('Default', { exact: true })).toBeVisible();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
  await expect(card).toHaveCount(0);
});

/** Uploads the prescriptions that the newest order waits for, and releases them as a doctor, while the admin's row waits. */
async function releasePrescriptions(
  { page, browser, product }: { page: Page; browser: Browser; product: { url: string } },
  { row, number }: { row: Locator; number: string },
): Promise<void> {
  await expect(row).toContainText('Waits for a prescription');
  await expect(row.getByRole('button', { name: /^(Confirm|Check)/ })).toHaveCount(0);
  await page
    .getByRole('link', { name: /^See details/ })
    .first()
    .click();
  const photo = { name: 'prescription.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await expect(page.getByText(/^A doctor checks your prescription/)).toBeVisible();

  const context = await browser.newContext({ baseURL: product.url, timezoneId: 'Asia/Singapore' });
  const doctor = await context.newPage();
  await signIn(doctor, people.doctor);
  await doctor.goto('/OrderDesk');
  const checks = doctor.getByRole('button', { name: new RegExp(`^Check prescription.*${number}$`) });
  await expect(checks.first()).toBeVisible();
  for (let left = await checks.count(); left > 0; left -= 1) {
    await checks.first().click();
    await doctor.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
    await expect(checks).toHaveCount(left - 1);
  }
  await context.close();
  await page.goto('/MyOrder');
}

test('the order desk advances orders, cancels with a reason, and is forbidden to patients', {
  tag: '@main',
}, async ({ browser, page, product }) => {
  await signIn(page, people.patient);
  await page.goto('/OrderDesk');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not allowed|do not have access/i);
  const { newest } = await myOrders(page);
  const number = newest.replace('Order ', '');

  const context = await browser.newContext({ baseURL: product.url, timezoneId: 'Asia/Singapore' });
  const desk = await context.newPage();
  await signIn(desk, { email: 'admin@demo.vitalane.example' });
  await desk.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).click();
  const row = desk.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText('Tan Mei Ling');
  await releasePrescriptions({ page, browser, product }, { row, number });
  await desk.reload();
  await row.getByRole('button', { name: /^Confirm/ }).click();
  await desk.getByRole('button', { name: 'Confirm order' }).click();
  await expect(desk.getByText(`Order ${number} is confirmed.`)).toBeVisible();
  await desk.getByRole('tab', { name: 'To dispatch' }).click();
  await row.getByRole('button', { name: /^Cancel order/ }).click();
  await desk.getByRole('textbox', { name: 'Reason' }).fill('Out of stock until May.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(desk.getByText(`Order ${number} is cancelled.`)).toBeVisible();
  await context.close();

  await page
    .getByRole('link', { name: /^See details/ })
    .first()
    .click();
  const events = page.getByRole('list', { name: 'Status of the order' }).getByRole('listitem');
  await expect(events).toHaveCount(3);
  await expect(events.nth(1)).toContainText('Order confirmed');
  await expect(events.nth(2)).toContainText('Reason: Out of stock until May.');
});
