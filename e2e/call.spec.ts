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
      // Before the sockets are back, an end would reach only the other side and not the server.
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
  await patient.getByRole('button', { name: 'End call' }).click();
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
  await doctor.context().close();
});
