import type { Page } from '@playwright/test';
import { expectMovingPicture, otherPerson } from './support/media.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { sayReason } from './support/queue.ts';

/** Counts every track and peer connection of the page, so that a test can check that all are closed. */
async function watchMedia(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const peers: RTCPeerConnection[] = [];
    const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
    const Native = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Native {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        peers.push(this);
      }
    };
    Object.assign(window, { openTracks: tracks, openPeers: peers });
  });
}

type Watched = typeof globalThis & { openTracks: MediaStreamTrack[]; openPeers: RTCPeerConnection[] };

function liveTracks(page: Page): Promise<number> {
  return page.evaluate(
    () => (globalThis as Watched).openTracks.filter((track) => track.readyState === 'live').length,
  );
}

function openPeers(page: Page): Promise<number> {
  return page.evaluate(
    () => (globalThis as Watched).openPeers.filter((peer) => peer.connectionState !== 'closed').length,
  );
}

/** Returns the audio energy received over the peer connection. */
function soundReceived(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let energy = 0;
    for (const peer of (globalThis as Watched).openPeers) {
      const stats = await peer.getStats();
      for (const report of stats.values())
        if (report.type === 'inbound-rtp' && report.kind === 'audio') energy += report.totalAudioEnergy ?? 0;
    }
    return energy;
  });
}

/** Returns whether media flow directly between the two browsers. */
function selectedPath(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const peer = (globalThis as Watched).openPeers.find((one) => one.connectionState === 'connected');
    if (!peer) return 'none';
    const stats = [...(await peer.getStats()).values()];
    const pair = stats.find((report) => report.type === 'candidate-pair' && report.nominated);
    return stats.find((report) => report.id === pair?.localCandidateId)?.candidateType ?? 'none';
  });
}

test('a patient uses the diary, joins the queue and sees the doctor by video', { tag: '@main' }, async ({
  browser,
  page,
  product,
}) => {
  await watchMedia(page);
  const console_: string[] = [];
  page.on('pageerror', (error) => console_.push(String(error)));

  await test.step('the patient signs in and sees the shell and Home', async () => {
    await signIn(page, people.patient);
    await expect(page).toHaveURL(`${product.url}/Home`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mei Ling');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    for (const [name, path] of [
      ['Home', '/Home'],
      ['Diary', '/Diary'],
      ['Medicine', '/Medication'],
      ['Health Vision', '/Reports'],
      ['Teleconsult', '/TeleHealth'],
    ] as const)
      await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await expect(page.getByRole('banner').getByText('Tan Mei Ling')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  await test.step('the theme switch changes the whole page and is remembered', async () => {
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  await test.step('a blood pressure added in the Diary is in the list and on the chart', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Diary' }).click();
    await page.getByRole('button', { name: 'Add blood pressure' }).click();
    await page.getByLabel(/Upper number/).fill('104');
    await page.getByLabel(/Lower number/).fill('66');
    await page.getByRole('button', { name: 'Save reading' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '104/66' })).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).first().click();
    await expect(
      page
        .getByRole('table')
        .getByRole('row', { name: /104.*66/ })
        .first(),
    ).toBeVisible();
  });

  await test.step('the entry is still there after the server was killed and started again', async () => {
    await product.kill();
    await product.start();
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: '104/66' })).toBeVisible();
  });

  await test.step('the patient joins the queue with the NRIC and waits', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Teleconsult' }).click();
    await sayReason(page);
    await page.getByLabel(/NRIC/).fill(people.patient.nric);
    await page.getByRole('button', { name: 'Join the queue' }).click();
    await page.waitForURL(/\/VideoCall\/[\w-]{20,}$/);
    expect(page.url()).not.toContain(people.patient.nric);
    await expect(page.getByRole('heading', { name: 'Consultation', level: 1 })).toBeVisible();
    await expect(page.getByText('... please wait for the doctor to join')).toBeVisible();
    await expect(page.getByText('Do get your ID ready to show for verification.')).toBeVisible();
    await expect(page.getByText('There is 1 patient in queue.', { exact: true })).toBeVisible();
    await expect(
      page.getByText('No doctor is online at the moment. You keep your place in the queue.'),
    ).toBeVisible();
  });

  const context = await browser.newContext({ baseURL: product.url, timezoneId: 'Asia/Singapore' });
  const doctor = await context.newPage();
  doctor.on('pageerror', (error) => console_.push(String(error)));
  await watchMedia(doctor);

  await test.step('the doctor sees the patient in the list and opens the call', async () => {
    await signIn(doctor, people.doctor);
    await doctor.goto('/DoctorPage');
    const queue = doctor.getByRole('region', { name: 'Queue', exact: true });
    const row = queue.getByRole('row', { name: /Tan Mei Ling/ });
    await expect(row).toContainText('567D');
    await expect(row).not.toContainText(people.patient.nric);
    await row.getByRole('button', { name: /Open call/ }).click();
    await doctor.waitForURL(/\/VideoCall\//);
  });

  await test.step('both see and hear each other over a direct peer connection', async () => {
    for (const side of [page, doctor]) {
      await expectMovingPicture(side, otherPerson);
      await expect.poll(() => soundReceived(side)).toBeGreaterThan(0);
      expect(['host', 'prflx']).toContain(await selectedPath(side));
    }
  });

  await test.step('camera and microphone are switched off and on without ending the call', async () => {
    await page.getByRole('button', { name: 'Turn off camera' }).click();
    await expect(page.getByText('Please turn on your video', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Turn off microphone' }).click();
    await expect(page.getByText('Please turn on your Video and Microphone', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Turn on camera' }).click();
    await expect(page.getByText('Please turn on your Microphone', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Turn on microphone' }).click();
    await expect(page.getByText(/Please turn on your/)).toHaveCount(0);
    await expectMovingPicture(doctor, otherPerson);
  });

  await test.step('ending the call stops every track and leads each to their own page', async () => {
    await doctor.getByRole('button', { name: 'End call' }).click();
    await expect(doctor.getByText('Call has ended. Thank you!')).toBeVisible();
    await expect(page.getByText('The call has ended.')).toBeVisible();
    await doctor.waitForURL(`${product.url}/DoctorPage`);
    await page.waitForURL(`${product.url}/Consultation`);
    await expect(page.getByText('Call has ended. Thank you!')).toHaveCount(0);
    for (const side of [page, doctor]) {
      await expect.poll(() => liveTracks(side)).toBe(0);
      await expect.poll(() => openPeers(side)).toBe(0);
    }
    await expect(page.getByRole('row', { name: /Dr Priya Nair/ }).first()).toContainText('Today');
    const queue = doctor.getByRole('region', { name: 'Queue', exact: true });
    await expect(queue.getByRole('row', { name: /Tan Mei Ling/ })).toHaveCount(0);
  });

  await test.step('signing out leaves nothing of the session behind', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${product.url}/login`);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).toEqual(['theme']);
  });

  await context.close();
  expect(console_).toEqual([]);
});
