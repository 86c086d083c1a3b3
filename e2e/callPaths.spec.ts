import { setTimeout as pause } from 'node:timers/promises';
import { Product } from '../tools/product.ts';
import { startCall } from './support/call.ts';
import { expectMovingPicture, otherPerson } from './support/media.ts';
import { startOwnBrowser } from './support/ownBrowser.ts';
import { expect, test } from './support/product.ts';
import { canCreateNetworks, createTwoNetworks } from './support/twoNetworks.ts';

const asleepMs = 30_000;
const settleMs = 1000;

test('a call goes on after the device of one side was asleep for 30 s', async ({
  page: patient,
  product,
}) => {
  const device = await startOwnBrowser();
  try {
    const doctor = await startCall(patient, device.browser, product);
    device.sleep();
    await expect(patient.getByText('Reconnecting…')).toBeVisible();
    await pause(asleepMs);
    device.wake();
    for (const side of [patient, doctor]) await expectMovingPicture(side, otherPerson);
    await doctor.getByRole('button', { name: 'End call' }).click();
    await patient.waitForURL('**/Consultation');
  } finally {
    await device.close();
  }
});

test('a call goes on when one side changes from one network to another', async ({ browser }) => {
  test.skip(!canCreateNetworks(), 'needs Linux, root and `ip`');
  const networks = createTwoNetworks();
  const product = await Product.create({ HOST: '0.0.0.0' });
  const { namespace, serverAddress: localhost } = networks;
  const device = await startOwnBrowser({ namespace, localhost });
  try {
    await product.start();
    const context = await device.browser.newContext({
      baseURL: `http://localhost:${product.port}`,
      permissions: ['camera', 'microphone'],
    });
    const patient = await context.newPage();
    const doctor = await startCall(patient, browser, product);
    networks.leaveFirst();
    // Until frames that had already arrived are shown.
    await pause(settleMs);
    for (const side of [doctor, patient]) await expectMovingPicture(side, otherPerson);
    await doctor.getByRole('button', { name: 'End call' }).click();
    await patient.waitForURL('**/Consultation');
  } finally {
    await device.close();
    await product.dispose();
    networks.remove();
  }
});
