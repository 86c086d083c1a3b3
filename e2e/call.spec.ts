import type { Locator, Page } from '@playwright/test';
import { startCall } from './support/call.ts';
import { expectMovingPicture, isRememberedVideo, otherPerson, rememberVideo } from './support/media.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/product.ts';

/** Returns the patient's row in the doctor's queue. */
function inQueue(doctor: Page): Locator {
  const queue = doctor.getByRole('region', { name: 'Queue', exact: true });
  return queue.getByRole('row', { name: new RegExp(people.patient.fullName) });
}

/** Ends the call, so that the next test finds nobody in a consultation. */
async function endCall(doctor: Page): Promise<void> {
  await doctor.getByRole('button', { name: 'End call' }).click();
  await doctor.waitForURL('**/DoctorPage');
  await doctor.context().close();
}

/** Resolves when a connection that the page opens from now on has joined its room. */
function rejoined(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('room:joined')) resolve();
      }),
    );
  });
}

test('a call goes on over the same connection while the server is replaced five times', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product);
  const sides = [patient, doctor];
  for (const side of sides) await rememberVideo(side, otherPerson);

  for (const time of ['first', 'second', 'third', 'fourth', 'fifth']) {
    await test.step(`the server is gone and comes back for the ${time} time`, async () => {
      const backInRoom = sides.map(rejoined);
      await product.kill();
      for (const side of sides) await expectMovingPicture(side, otherPerson);
      await product.start();
      // Before the sockets are back, an end would reach the server only later.
      await Promise.all(backInRoom);
      for (const side of sides) await expectMovingPicture(side, otherPerson);
      for (const side of sides) expect(await isRememberedVideo(side, otherPerson)).toBe(true);
    });
  }

  await test.step('the service is back in the call: what one ends, the server ends for both', async () => {
    await doctor.getByRole('button', { name: 'End call' }).click();
    await expect(patient.getByText('The call has ended.')).toBeVisible();
    await doctor.waitForURL('**/DoctorPage');
    await patient.waitForURL('**/Consultation');
    await expect(inQueue(doctor)).toHaveCount(0);
  });

  await doctor.context().close();
});

test('the patient can end the call, too', async ({ browser, page: patient, product }) => {
  const doctor = await startCall(patient, browser, product);
  const end = patient.getByRole('button', { name: 'End call' });
  // A phone held sideways.
  await patient.setViewportSize({ width: 844, height: 390 });
  await patient.evaluate(() => scrollTo(0, 0));
  await expect(end).toBeInViewport({ ratio: 1 });
  await end.click();
  await expect(patient.getByText('Call has ended. Thank you!')).toBeVisible();
  await expect(doctor.getByText('The call has ended.')).toBeVisible();
  await doctor.waitForURL('**/DoctorPage');
  await patient.waitForURL('**/Consultation');
  await expect(inQueue(doctor)).toHaveCount(0);
  await expect(patient.getByRole('row', { name: /Dr Priya Nair/ }).first()).toContainText('Today');
  await doctor.context().close();
});

test('a patient whose place in the queue cannot be read sees the doctor all the same', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product);
  await patient.route(/\/api\/queue/, (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'too_many_requests', message: 'Try again later.', fields: [] },
    }),
  );
  await patient.reload();
  for (const side of [patient, doctor]) await expectMovingPicture(side, otherPerson);
  await doctor.getByRole('button', { name: 'End call' }).click();
  await patient.waitForURL('**/Consultation');
  await doctor.context().close();
});

test('a call goes on while the record beside it cannot be loaded, and the record follows', async ({
  browser,
  page: patient,
  product,
}) => {
  const chunk = '**/assets/CallPanel-*.js';
  const doctor = await startCall(patient, browser, product, (page) =>
    page.route(chunk, (route) => route.abort()),
  );
  await expectMovingPicture(doctor, otherPerson);
  await doctor.unroute(chunk);
  await expect(doctor.getByRole('tab', { name: 'Identity' })).toBeVisible();
  await expectMovingPicture(doctor, otherPerson);
  await endCall(doctor);
});

test('the Back button does not end a call without asking', async ({ browser, page: patient, product }) => {
  const doctor = await startCall(patient, browser, product);
  const question = patient.getByRole('alertdialog', { name: 'Leave the call?' });
  const pressBack = () => patient.evaluate(() => history.back());

  await test.step('staying keeps the call, each time', async () => {
    for (let press = 0; press < 2; press += 1) {
      await pressBack();
      await question.getByRole('button', { name: 'Stay in the call' }).click();
      await expect(question).toHaveCount(0);
      await expectMovingPicture(patient, otherPerson);
    }
  });

  await test.step('leaving shows the page before, and the banner leads back', async () => {
    await pressBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await patient.waitForURL('**/TeleHealth');
    await patient.getByRole('main').getByRole('link', { name: 'Join the call' }).click();
    for (const side of [patient, doctor]) await expectMovingPicture(side, otherPerson);
  });
  await endCall(doctor);

  await test.step('after the call Back does not return to it', async () => {
    await patient.waitForURL('**/Consultation');
    await pressBack();
    await expect(question).toHaveCount(0);
    await expect(patient).not.toHaveURL(/\/VideoCall\//);
  });
});

test('a link does not end a call without asking', async ({ browser, page: patient, product }) => {
  const doctor = await startCall(patient, browser, product);
  const question = patient.getByRole('alertdialog', { name: 'Leave the call?' });
  const diary = patient.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Diary' });

  await test.step('staying keeps the call', async () => {
    await diary.click();
    await question.getByRole('button', { name: 'Stay in the call' }).click();
    await expect(question).toHaveCount(0);
    await expectMovingPicture(patient, otherPerson);
  });

  await test.step('leaving tells the doctor, and the banner leads back', async () => {
    await diary.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await patient.waitForURL('**/Diary');
    await expect(
      doctor.getByText('The other person has left the page or lost the connection.'),
    ).toBeVisible();
    await patient.getByRole('link', { name: 'Join the call' }).click();
    for (const side of [patient, doctor]) await expectMovingPicture(side, otherPerson);
  });
  await endCall(doctor);
});
