import type { Page } from '@playwright/test';
import { endCall, startCall } from './support/call.ts';
import { expectMovingPicture, isRememberedVideo, otherPerson, rememberVideo } from './support/media.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { joinQueue, leaveQueue } from './support/queue.ts';

const other = 'fake_device_2';
const doctorVideo = new RegExp(`^Video of ${people.doctor.fullName}$`);
const ownVideo = /^Video of .*\(you\)$/;

/** Returns the name of the camera whose picture the own video shows. */
const cameraInUse = (page: Page) =>
  page
    .getByLabel(ownVideo)
    .evaluate(({ srcObject }: HTMLVideoElement) =>
      srcObject instanceof MediaStream ? srcObject.getVideoTracks()[0]?.label : undefined,
    );

/** Returns the name of the speaker that plays the doctor's voice. Its id changes with each load of the page. */
const speakerInUse = (page: Page) =>
  page.getByLabel(doctorVideo).evaluate(async ({ sinkId }: HTMLVideoElement) => {
    const infos = await navigator.mediaDevices.enumerateDevices();
    return infos.find(({ kind, deviceId }) => kind === 'audiooutput' && deviceId === sinkId)?.label;
  });

test('another camera and speaker are chosen in a call, and again after a reload', async ({
  browser,
  page: patient,
  product,
}) => {
  const doctor = await startCall(patient, browser, product);
  await rememberVideo(doctor, otherPerson);
  await patient.getByRole('button', { name: 'Camera and sound' }).click();
  const dialog = patient.getByRole('dialog', { name: 'Camera, microphone and speaker' });
  const cameras = dialog.getByRole('combobox', { name: 'Camera' });
  expect(await cameraInUse(patient)).not.toBe(other);
  await cameras.selectOption(other);
  await expect.poll(() => cameraInUse(patient)).toBe(other);
  await dialog.getByRole('combobox', { name: 'Speaker' }).selectOption('Fake Audio Output 1');
  await dialog.getByRole('button', { name: 'Play a sound' }).click();
  await expect(dialog.getByText(/^You should hear two tones/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  // The same connection: nothing was negotiated again.
  await expectMovingPicture(doctor, otherPerson);
  expect(await isRememberedVideo(doctor, otherPerson)).toBe(true);
  await expect.poll(() => speakerInUse(patient)).toBe('Fake Audio Output 1');
  await patient.reload();
  await expectMovingPicture(patient, doctorVideo);
  expect(await cameraInUse(patient)).toBe(other);
  await expect.poll(() => speakerInUse(patient)).toBe('Fake Audio Output 1');
  await endCall(doctor);
});

test('a waiting patient checks the devices, and the doctor reads the result', async ({
  browser,
  page: patient,
  product,
}) => {
  await signIn(patient, people.patient);
  await joinQueue(patient, people.patient);
  await patient.goto('/TeleHealth');
  await patient.getByRole('button', { name: 'Check camera and microphone' }).click();
  await expect(patient.getByText('Your camera works.')).toBeVisible();
  await expect(patient.getByRole('combobox', { name: 'Microphone' })).toBeVisible();
  const context = await browser.newContext({ baseURL: product.url, timezoneId: 'Asia/Singapore' });
  const doctor = await context.newPage();
  await signIn(doctor, people.doctor);
  await doctor.goto('/DoctorPage');
  await expect(
    doctor.getByRole('row').filter({ hasText: people.patient.fullName }).getByText('Both work'),
  ).toBeVisible();
  await doctor.getByRole('button', { name: 'Check camera and sound' }).click();
  await expect(doctor.getByRole('dialog').getByText('Your camera works.')).toBeVisible();
  await leaveQueue(patient);
});
