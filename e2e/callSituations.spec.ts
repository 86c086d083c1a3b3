import type { Page } from '@playwright/test';
import { endCall, startCall } from './support/call.ts';
import { expectMovingPicture, otherPerson } from './support/media.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { joinQueue, leaveQueue } from './support/queue.ts';

const ownVideo = /^Video of .*\(you\)/;
const isGone = 'The other person has left the page or lost the connection.';
const desktop = { width: 1280, height: 800 };

/** Returns the share of the other picture that the own one covers. */
async function coveredShare(page: Page): Promise<number> {
  const own = await page.getByLabel(ownVideo).elementHandle();
  return await page.getByLabel(otherPerson).evaluate((video: HTMLVideoElement, self) => {
    const box = video.getBoundingClientRect();
    const scale = Math.min(box.width / video.videoWidth, box.height / video.videoHeight);
    const [width, height] = [video.videoWidth * scale, video.videoHeight * scale];
    const [left, top] = [box.left + (box.width - width) / 2, box.top + (box.height - height) / 2];
    const cover = self?.getBoundingClientRect() ?? new DOMRect();
    const overlapX = Math.min(left + width, cover.right) - Math.max(left, cover.left);
    const overlapY = Math.min(top + height, cover.bottom) - Math.max(top, cover.top);
    return (Math.max(0, overlapX) * Math.max(0, overlapY)) / (width * height);
  }, own);
}

/** Opens the waiting room as the patient. */
async function waitForDoctor(page: Page): Promise<void> {
  await signIn(page, people.patient);
  await joinQueue(page, people.patient);
}

test('the pictures keep their size and place while devices are off and while the page is offline', async ({
  browser,
  page: patient,
  product,
}) => {
  await patient.setViewportSize(desktop);
  const doctor = await startCall(patient, browser, product);
  const remote = patient.getByLabel(otherPerson);
  const end = patient.getByRole('button', { name: 'End call' });

  await test.step('muting moves nothing', async () => {
    const before = await remote.boundingBox();
    await patient.getByRole('button', { name: 'Turn off microphone' }).click();
    await expect(patient.getByText('Please turn on your Microphone')).toBeVisible();
    expect(await remote.boundingBox()).toEqual(before);
    await patient.getByRole('button', { name: 'Turn on microphone' }).click();
  });

  await test.step('the own picture covers little of the other one, on any screen', async () => {
    for (const side of [patient, doctor])
      for (const [width, height] of [
        [1280, 800],
        [1024, 768],
        [844, 390],
        [390, 844],
      ] as const) {
        await side.setViewportSize({ width, height });
        expect(await coveredShare(side), `${width}x${height}`).toBeLessThan(0.06);
      }
    await patient.setViewportSize(desktop);
  });

  await test.step('the banner of a lost connection cuts off no control', async () => {
    await patient.context().setOffline(true);
    await expect(patient.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
    await expect(end).toBeInViewport({ ratio: 1 });
    await expect(patient.getByLabel(ownVideo)).toBeInViewport({ ratio: 1 });
    await patient.context().setOffline(false);
  });
  await endCall(doctor);
});

test('the doctor keeps the name after a reload and in a second tab', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product);
  const named = `Video of ${people.doctor.fullName}`;
  await expect(patient.getByLabel(named)).toBeVisible();
  await patient.reload();
  await expectMovingPicture(patient, otherPerson);
  await expect(patient.getByLabel(named)).toBeVisible();
  const tab = await patient.context().newPage();
  await tab.goto(patient.url());
  await expectMovingPicture(tab, otherPerson);
  await expect(tab.getByLabel(named)).toBeVisible();
  await endCall(doctor);
});

test('somebody without camera and microphone is shown with name and state', async ({
  browser,
  page: patient,
  product,
}) => {
  await patient.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Requested device not found', 'NotFoundError'));
  });
  await waitForDoctor(patient);
  await expect(
    patient.getByText('Failed to access camera. Please ensure it is connected and try again.'),
  ).toBeVisible();
  await expect(patient.getByRole('listitem').filter({ hasText: 'plugged in' })).toBeVisible();
  await patient.getByRole('button', { name: 'Continue without camera and microphone' }).click();
  const context = await browser.newContext({ baseURL: product.url, timezoneId: 'Asia/Singapore' });
  const doctor = await context.newPage();
  await signIn(doctor, people.doctor);
  await doctor.goto('/DoctorPage');
  await doctor.getByRole('button', { name: 'Open call with Tan Mei Ling' }).click();
  await expectMovingPicture(patient, otherPerson);
  const stage = doctor.getByRole('region', { name: 'Video call with Tan Mei Ling' });
  await expect(stage.getByText('Tan Mei Ling', { exact: true })).toBeVisible();
  await expect(stage.getByText('Camera is off')).toBeVisible();
  await expect(stage.getByText('Microphone is off')).toBeAttached();
  await endCall(doctor);
});

test('a waiting room that is left says nothing of a call', async ({ page: patient }) => {
  await waitForDoctor(patient);
  await patient.getByRole('button', { name: 'End call' }).click();
  await patient.waitForURL('**/Consultation');
  await expect(patient.getByRole('heading', { name: 'You are in the queue' })).toBeVisible();
  await expect(patient.getByText('Call has ended. Thank you!')).toHaveCount(0);
  await leaveQueue(patient);
});

test('a call that the doctor has ended calls the patient no more', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product);
  await patient.evaluate(() => {
    const look = () => {
      if (document.body.textContent.includes('is ready for you')) Object.assign(window, { wasCalled: true });
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  const placeIsGone = patient.waitForResponse(
    async (response) => response.url().endsWith('/api/queue') && (await response.json()).place === null,
  );
  await endCall(doctor);
  await patient.waitForURL('**/Consultation');
  await placeIsGone;
  expect(await patient.evaluate(() => Reflect.get(window, 'wasCalled'))).toBeUndefined();
});

test('a picture that stops although the connection works comes back by itself', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product, (page) =>
    page.addInitScript(() => {
      const Native = RTCPeerConnection;
      window.RTCPeerConnection = class extends Native {
        constructor(configuration?: RTCConfiguration) {
          super(configuration);
          Object.assign(window, { latestPeer: this });
        }
      };
    }),
  );
  // A rollback on the side that answered stops media in Chromium: docs/chromium-rollback.md.
  await doctor.evaluate(async () => {
    const peer: RTCPeerConnection = Reflect.get(window, 'latestPeer');
    await peer.setLocalDescription(await peer.createOffer());
    await peer.setLocalDescription({ type: 'rollback' });
  });
  for (const side of [patient, doctor]) await expectMovingPicture(side, otherPerson);
  await endCall(doctor);
});

test('a camera that is refused and then allowed opens with one press', async ({ page: patient }) => {
  await patient.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (constraints) =>
      Reflect.get(window, 'isAllowed')
        ? open(constraints)
        : Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await waitForDoctor(patient);
  await expect(
    patient.getByText('Your browser does not let this page use the camera and the microphone.'),
  ).toBeVisible();
  await patient.evaluate(() => Object.assign(window, { isAllowed: true }));
  await patient.getByRole('button', { name: 'Try again' }).click();
  await expect(patient.getByText('... please wait for the doctor to join')).toBeVisible();
  await expectMovingPicture(patient, ownVideo);
  await leaveQueue(patient);
});

test('a call goes on when the network of one side changes twice', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product);
  for (const time of ['first', 'second'])
    await test.step(`the ${time} change`, async () => {
      await patient.evaluate(() => dispatchEvent(new Event('online')));
      for (const side of [patient, doctor]) await expectMovingPicture(side, otherPerson);
    });
  await endCall(doctor);
});

test('when the other tab crashes, the page says so, and who is awaited', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product);
  const room = doctor.url();
  const devtools = await doctor.context().newCDPSession(doctor);
  // The answer never comes: the page is gone.
  devtools.send('Page.crash').catch(() => undefined);
  await expect(patient.getByText(isGone)).toBeVisible();
  const doctorAgain = await doctor.context().newPage();
  await doctorAgain.goto(room);
  for (const side of [patient, doctorAgain]) await expectMovingPicture(side, otherPerson);
  await endCall(doctorAgain);
});

test('a tab that closes in a call asks first, and tells the other side', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product);
  const room = doctor.url();
  const doctorAgain = await doctor.context().newPage();
  const asked = doctor.waitForEvent('dialog');
  await doctor.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await expect(patient.getByText(isGone)).toBeVisible();
  await doctorAgain.goto(room);
  for (const side of [patient, doctorAgain]) await expectMovingPicture(side, otherPerson);
  await test.step('so does one whose page is closed by the browser, which asks nobody', async () => {
    const doctorLast = await doctorAgain.context().newPage();
    await doctorAgain.close();
    await expect(patient.getByText(isGone)).toBeVisible();
    await doctorLast.goto(room);
    await expectMovingPicture(patient, otherPerson);
    await endCall(doctorLast);
  });
});

test('the record that the doctor has opened in the call is open after a reload', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product);
  const record = doctor.getByRole('tabpanel', { name: 'Record' });
  await doctor.getByRole('tab', { name: 'Record' }).click();
  await record.getByRole('button', { name: 'Open the record' }).click();
  await expect(record.getByText(people.patient.fullName)).toBeVisible();
  await doctor.reload();
  await expect(record.getByText(people.patient.fullName)).toBeVisible();
  await expectMovingPicture(doctor, otherPerson);
  await endCall(doctor);
});

test('a doctor whose patient is gone ends the call and finishes the note', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product);
  const { fullName } = people.patient;
  const back = await patient.context().newPage();
  await patient.close();
  await doctor.getByRole('button', { name: 'End call' }).click();
  await doctor.waitForURL('**/DoctorPage');

  await test.step('the note can be finished', async () => {
    // Newest first: other journeys leave notes of the same patient.
    await doctor
      .getByRole('link', { name: `Finish note for ${fullName}` })
      .first()
      .click();
    await doctor.getByRole('button', { name: 'Finish note' }).click();
    await doctor.getByRole('alertdialog').getByRole('button', { name: 'Finish note' }).click();
    await expect(doctor.getByText('Finished. The patient can read it.')).toBeVisible();
  });

  await test.step('the patient may join the queue again', async () => {
    await back.goto('/TeleHealth');
    await expect(back.getByRole('button', { name: 'Join the queue' })).toBeVisible();
  });
  await doctor.context().close();
});

test('an end that the server does not hear is kept, and no page offers the call until the server has it', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product, (page) =>
    page.routeWebSocket(/socket\.io/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (!String(message).includes('end:call')) server.send(message);
      });
    }),
  );
  const ends = '**/api/end-call';
  await doctor.context().route(ends, (route) => route.abort());
  await doctor.getByRole('button', { name: 'End call' }).click();
  await doctor.waitForURL('**/DoctorPage');
  await patient.waitForURL('**/Consultation');

  await test.step('neither side is offered the call again', async () => {
    await expect(doctor.getByText('Nobody is waiting')).toBeVisible();
    for (const path of ['/TeleHealth', '/Home', '/Consultation']) {
      await patient.goto(path);
      await expect(patient.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(patient.getByRole('link', { name: 'Join the call' })).toHaveCount(0);
      await expect(patient.getByText('The doctor is ready for you')).toHaveCount(0);
    }
  });

  await test.step('another tab of the doctor sends it', async () => {
    const tab = await doctor.context().newPage();
    await doctor.close();
    const isConfirmed = tab.waitForResponse(ends);
    await tab.context().unroute(ends);
    await tab.goto('/DoctorPage');
    expect((await isConfirmed).status()).toBe(204);
    await expect.poll(() => tab.evaluate(() => localStorage.getItem('endedCalls'))).toBeNull();
    await tab.reload();
    await expect(tab.getByText('Nobody is waiting')).toBeVisible();
    await tab.context().close();
  });
});
