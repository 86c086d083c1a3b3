import type { Locator, Page } from '@playwright/test';
import { startCall } from './support/call.ts';
import { expectMovingPicture, longestGapMs, otherPerson, watchGaps } from './support/media.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/product.ts';

const longestAllowedGapMs = 1500;

/** The patient's row in the doctor's queue. */
function inQueue(doctor: Page): Locator {
  const queue = doctor.getByRole('region', { name: 'Queue', exact: true });
  return queue.getByRole('row', { name: new RegExp(people.patient.fullName) });
}

/** Settles when a page is let into its room by a connection that is made from now on. */
function rejoined(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('room:joined')) resolve();
      }),
    );
  });
}

test('a call goes on while the server is killed and started again, and nobody is signed out', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product);
  const sides = [patient, doctor];
  for (const side of sides) await watchGaps(side, otherPerson);

  const backInRoom = sides.map(rejoined);
  await test.step('the server is gone and comes back', async () => {
    await product.kill();
    for (const side of sides) await expectMovingPicture(side, otherPerson);
    await product.start();
    for (const side of sides) await expectMovingPicture(side, otherPerson);
  });

  await test.step('no picture stood still for more than 1.5 s', async () => {
    const gapsMs = await Promise.all(sides.map((side) => longestGapMs(side, otherPerson)));
    test
      .info()
      .annotations.push({ type: 'longest gap in ms', description: gapsMs.map(Math.round).join(', ') });
    for (const gapMs of gapsMs) expect(gapMs).toBeLessThan(longestAllowedGapMs);
  });

  await test.step('the service is back in the call: what one ends, the server ends for both', async () => {
    // Until the sockets are back a goodbye would reach the other side only, not the server.
    await Promise.all(backInRoom);
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
