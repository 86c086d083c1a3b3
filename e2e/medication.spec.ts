import { newPatient, statements } from './support/caller.ts';
import { timeBoxes } from './support/fields.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { untilWorkerAnswers } from './support/waits.ts';

test('a medicine without reminders is saved without times, and times are proposed with reminders', async ({
  page,
}) => {
  await signIn(page, people.otherPatient);
  await page.goto('/Medication');
  await page.getByRole('link', { name: 'Add medicine' }).click();
  await page.getByRole('combobox', { name: 'Medicine' }).fill('Vitamin drops');
  await page.keyboard.press('Tab');
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await page.getByLabel('How you take it').selectOption('Oral');
  await page.getByLabel('What you count it in').selectOption('tablet');
  await next.click();
  await page.getByLabel('How much at a time').fill('1');
  await page.getByRole('combobox', { name: 'How often' }).selectOption('Once daily');
  await next.click();
  const wanted = page.getByText('Remind me', { exact: true });
  await wanted.click();
  await expect(timeBoxes(page, 'Time 1').hour).toHaveValue('08');
  await expect(timeBoxes(page, 'Time 1').minute).toHaveValue('00');
  await wanted.click();
  await expect(timeBoxes(page, 'Time 1').group).toHaveCount(0);
  await next.click();
  await expect(page.getByText('Step 5 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Save medicine' }).click();
  await expect(page.getByText('Your medicine is saved.')).toBeVisible();
  const saved = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const { items } = await (await fetch('/api/users/medications', { headers })).json();
    return items.find(({ name }: { name: string }) => name === 'Vitamin drops');
  });
  expect(saved).toMatchObject({ reminder: false, times: [] });
});

test('a patient adds a medicine in five steps, takes a dose, undoes it and sees the remaining stock', {
  tag: '@main',
}, async ({ page }) => {
  const medicine = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Paracetamol syrup' }) });
  await signIn(page, people.patient);

  await test.step('the five steps', async () => {
    await page.goto('/Medication');
    await page.getByRole('link', { name: 'Add medicine' }).click();
    await expect(page.getByText('Step 1 of 5')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Enter the name of the medicine.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Medicine' }).fill('Paracetamol syrup');
    await expect(
      page.getByText('Not in our list. You can keep the name as you typed it.').first(),
    ).toBeVisible();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Next' }).click();

    await expect(page.getByText('Step 2 of 5')).toBeVisible();
    await page.getByLabel('How you take it').selectOption('Oral');
    await page.getByLabel('What you count it in').selectOption('tablet');
    await page.getByLabel('What it is for').fill('Fever');
    await page.getByRole('button', { name: 'Next' }).click();

    await expect(page.getByText('Step 3 of 5')).toBeVisible();
    await page.getByLabel('How much at a time').fill('2');
    await page.getByRole('combobox', { name: 'How often' }).selectOption('Once daily');
    await page.getByLabel('A full pack holds').fill('30');
    await page.getByLabel('You have left').fill('20');
    await page.reload();
    await expect(page.getByText('Step 1 of 5')).toBeVisible();
    for (const step of [2, 3]) {
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
    }
    await expect(page.getByLabel('You have left')).toHaveValue('20');
    await page.getByRole('button', { name: 'Next' }).click();

    await expect(page.getByText('Step 4 of 5')).toBeVisible();
    // Without a time the dose can be taken at any hour of the day.
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Step 5 of 5')).toBeVisible();
    await page.getByRole('button', { name: 'Save medicine' }).click();
    await expect(page.getByText('Your medicine is saved.')).toBeVisible();
    await expect(medicine.getByText('20 tablets left')).toBeVisible();
    await page.reload();
    await expect(medicine.getByText('20 tablets left')).toBeVisible();
    await expect(page.getByText('Your medicine is saved.')).toHaveCount(0);
  });

  await test.step('taking today’s dose, and a second one that day is asked about', async () => {
    await page.getByRole('button', { name: 'Take now: Paracetamol syrup' }).click();
    await expect(page.getByText('Dose recorded')).toBeVisible();
    await expect(medicine.getByText('18 tablets left')).toBeVisible();
    await medicine.getByRole('button', { name: 'Record a dose' }).click();
    await expect(page.getByText('Every dose so far is recorded.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Record dose' }).click();
    await page.getByRole('button', { name: 'No, do not record' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(medicine.getByText('18 tablets left')).toBeVisible();
  });

  await test.step('undoing it puts it back', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(medicine.getByText('20 tablets left')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take now: Paracetamol syrup' })).toBeVisible();
  });

  await test.step('changing and deleting it', async () => {
    await medicine.getByRole('link', { name: 'Edit: Paracetamol syrup' }).click();
    await expect(page.getByLabel('What it is for')).toHaveValue('Fever');
    await page.getByLabel('What it is for').fill('Headache');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(medicine.getByText('For fever')).toBeVisible();
    await medicine.getByRole('button', { name: 'Delete: Paracetamol syrup' }).click();
    await page.getByRole('button', { name: 'Delete medicine' }).click();
    await expect(medicine).toHaveCount(0);
  });

  await test.step('a test message is told as delivered where it arrived, and nowhere else', async () => {
    await page.getByRole('button', { name: 'Send a test message' }).click();
    await expect(page.getByText('A test message is on its way. It can take a minute.')).toBeVisible();
    const channel = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(channel('Under the bell')).toContainText(/Last delivered today at \d\d:\d\d\./);
    await expect(channel('On your devices')).toContainText('Off on all your devices.');
    await expect(channel('By mail')).toContainText('Vitalane sends no reminders by mail here.');
  });

  await test.step('an allergy is added and its medicines warn of it', async () => {
    await page.getByRole('link', { name: 'Drug allergies' }).click();
    await page.getByLabel('Medicine or ingredient').fill('Latex');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Latex', { exact: true })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Remove Latex' }).click();
    await expect(
      page.getByText(
        'You removed an allergy to Latex. Do you no longer have it, or was it added by mistake?',
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'I no longer have it' }).click();
    await expect(page.getByText('Latex', { exact: true })).toHaveCount(0);
    await page.goto('/HealthRecord');
    await page.getByText(/^What you do not have/).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Latex' })).toContainText('In the past');
  });
});

test('a dose taken on one device is told on another, which skips it only after asking', async ({
  page,
  browser,
  product,
}) => {
  const { person, call } = await newPatient(page, 'two.devices@example.com');
  const vitamin = { name: 'Vitamin D', route: 'Oral', unit: 'tablet', dose: 1, quantity: 30, remaining: 30 };
  await call('POST', '/users/medications', { ...vitamin, frequency: 'Once daily', reminder: false });
  const context = await browser.newContext({ baseURL: product.url });
  const other = await context.newPage();
  for (const device of [page, other]) {
    await signIn(device, person);
    await device.goto('/Medication');
    await expect(device.getByRole('button', { name: 'Take now: Vitamin D' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Take now: Vitamin D' }).click();
  await expect(page.getByText('29 tablets left')).toBeVisible();

  const skip = async () => {
    await other.getByRole('button', { name: 'More: Vitamin D' }).click();
    await other.getByRole('menuitem', { name: 'Skip' }).click();
  };
  await skip();
  const question = other.getByRole('alertdialog', { name: 'This dose was taken' });
  await expect(question).toContainText(
    /was recorded as taken at \d\d:\d\d on Chrome on Linux\. Is that wrong\?/,
  );
  await question.getByRole('button', { name: 'I did not take it' }).click();
  await expect(other.getByText('Skipped')).toBeVisible();
  await expect(other.getByText('30 tablets left')).toBeVisible();
  await context.close();
});

test('a group named without a medicine leads to its medicines, until one of them is in the list', async ({
  page,
}) => {
  const { person } = await newPatient(
    page,
    'group.of.medicines@example.com',
    statements('present', 'blood_pressure_medicine'),
  );
  await signIn(page, person);
  await page.goto('/Medication');
  const groups = page.getByRole('region', { name: 'Without a name and times' });
  await expect(groups.getByText('Medicine for blood pressure')).toBeVisible();
  await groups.getByRole('link', { name: /^Add its name and times/ }).click();
  await expect(page.getByRole('option', { name: /^Losartan 50 mg/ }).first()).toBeVisible();
  await page.keyboard.type('norvasc');
  await page
    .getByRole('option', { name: /^Amlodipine 5 mg/ })
    .first()
    .click();
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await page.getByLabel('How much at a time').fill('1');
  await page.getByRole('combobox', { name: 'How often' }).selectOption('Once daily');
  await next.click();
  await next.click();
  await page.getByRole('button', { name: 'Save medicine' }).click();
  await expect(page.getByRole('heading', { name: 'Amlodipine 5 mg' })).toBeVisible();
  await expect(groups).toHaveCount(0);
});

test('a penicillin allergy is shown before amoxicillin is saved, and needs a reason', async ({ page }) => {
  await signIn(page, people.patient);
  await page.goto('/DrugAllergies');
  await page.getByLabel('Medicine or ingredient').fill('penicilin');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('penicilin', { exact: true })).toBeVisible();

  await page.goto('/MedicationStepper');
  await page.getByRole('combobox', { name: 'Medicine' }).fill('amoxicillin 500');
  await page
    .getByRole('option', { name: /^Amoxicillin 500 mg/ })
    .first()
    .click();
  const warning = page.getByText(/Recorded allergy: penicilin\. Amoxicillin is one of the penicillins\./);
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('How much at a time').fill('1');
  await page.getByRole('combobox', { name: 'How often' }).selectOption('Three times daily');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByText('Step 5 of 5')).toBeVisible();
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Save medicine' }).click();
  const reason = page.getByLabel(/If you take it all the same, say why/);
  await expect(page.getByText(/If you take it all the same, say why\.$/)).toBeVisible();
  await expect(reason).toBeFocused();
  await reason.fill('My doctor tested me');
  await page.getByRole('button', { name: 'Save medicine' }).click();
  await expect(page.getByText('Your medicine is saved.')).toBeVisible();
  const medicine = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Amoxicillin 500 mg' }) });
  await expect(medicine.getByText('You take it because: My doctor tested me')).toBeVisible();
  await expect(medicine.getByText('You have not said how much is left')).toBeVisible();

  await medicine.getByRole('button', { name: 'Delete: Amoxicillin 500 mg' }).click();
  await page.getByRole('button', { name: 'Delete medicine' }).click();
  await page.goto('/DrugAllergies');
  await page.getByRole('button', { name: 'Remove penicilin' }).click();
  await page.getByRole('button', { name: 'It was added by mistake' }).click();
  await expect(page.getByText('penicilin', { exact: true })).toHaveCount(0);
});

test('a push message becomes a notification that can be answered, with the app’s own service worker', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, permissions: ['notifications'] });
  const page = await context.newPage();
  await page.goto('/login');
  // The page registers its worker itself.
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  const devTools = await context.newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === scope);
      if (own) resolve(own.registrationId);
    });
    void devTools.send('ServiceWorker.enable');
  });
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
    });

  await test.step('the message is shown while nobody is signed in', async () => {
    const message = {
      title: 'Time for your medicine',
      body: 'Amlodipine 5 mg: 1 tablet, 08:00.',
      tag: 'reminder-1',
      key: 'A'.repeat(43),
    };
    await devTools.send('ServiceWorker.deliverPushMessage', {
      origin: product.url,
      registrationId,
      data: JSON.stringify(message),
    });
    const { key: _, ...words } = message;
    await expect.poll(shown, untilWorkerAnswers).toEqual([words]);
  });

  await test.step('an answer that the server does not take is not passed off as recorded', async () => {
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(async () => {
      // Neither the protocol nor Playwright can click a notification: this is the event that a click sends.
      const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
      const [notification] = await registration.getNotifications();
      const Click = Reflect.get(globalThis, 'NotificationEvent');
      globalThis.dispatchEvent(new Click('notificationclick', { notification, action: 'taken' }));
    });
    await expect.poll(shown).toMatchObject([{ title: 'Your answer was not recorded', tag: 'reminder-1' }]);
  });
  await context.close();
});
