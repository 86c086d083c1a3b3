import type { Page } from '@playwright/test';
import { endCall, startCall } from './support/call.ts';
import { expectMovingPicture, otherPerson } from './support/media.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/product.ts';

const screenOfOther = /^Screen of/;

const share = (page: Page) => page.getByRole('button', { name: 'Share your screen' }).click();
const stop = (page: Page) => page.getByRole('button', { name: 'Stop sharing your screen' }).click();

/** Fails unless a page shows the moving screen of the other side, and their moving picture beside it. */
async function expectScreen(page: Page): Promise<void> {
  await expect(page.getByLabel(screenOfOther)).toBeVisible();
  await expectMovingPicture(page, screenOfOther);
  await expectMovingPicture(page, otherPerson);
}

test('a screen is shared over a lost connection and by both sides, and is gone when it is stopped', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product);
  await share(doctor);
  await expect(doctor.getByText('You are sharing your screen')).toBeVisible();
  await expectScreen(patient);
  await expect(patient.getByText(`Screen of ${people.doctor.fullName}`)).toBeVisible();

  await test.step('the connection of the patient is lost, and comes back with the screen', async () => {
    await patient.context().setOffline(true);
    await patient.context().setOffline(false);
    await expectScreen(patient);
  });
  await test.step('the patient is gone for longer than a reload takes, and sees it again', async () => {
    const call = patient.url();
    await patient.goto('about:blank');
    await expect(doctor.getByText(/^The other person has left the page/)).toBeVisible();
    await expect(doctor.getByRole('button', { name: 'Stop sharing your screen' })).toBeEnabled();
    await patient.goto(call);
    await expectScreen(patient);
  });
  await test.step('the patient shares one as well', async () => {
    await share(patient);
    await expectScreen(doctor);
    await expectScreen(patient);
  });
  await test.step('stopping needs no service', async () => {
    await doctor.context().setOffline(true);
    await stop(doctor);
    await expect(patient.getByLabel(screenOfOther)).toHaveCount(0);
    await expectMovingPicture(patient, otherPerson);
    await doctor.context().setOffline(false);
  });
  await test.step('and it is shared again', async () => {
    await share(doctor);
    await expectScreen(patient);
    await stop(patient);
    await expect(doctor.getByLabel(screenOfOther)).toHaveCount(0);
  });
  await endCall(doctor);
});

test('both sides begin to share at the same moment, and each sees the screen of the other', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product);
  await Promise.all([share(patient), share(doctor)]);
  for (const side of [patient, doctor]) await expectScreen(side);
  await endCall(doctor);
});
