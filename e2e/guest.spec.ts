import type { Browser, Page } from '@playwright/test';
import type { Product } from '../tools/product.ts';
import { expectMovingPicture, otherPerson } from './support/media.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

async function freshPage(browser: Browser, product: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, timezoneId: 'Asia/Singapore' });
  return await context.newPage();
}

/** Creates a link as the doctor and enters its call; returns the link. */
async function openCall(doctor: Page): Promise<string> {
  await signIn(doctor, people.doctor);
  await doctor.goto('/DoctorPage');
  const card = doctor.getByRole('region', { name: 'Call with a guest' });
  const [made] = await Promise.all([
    doctor.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/guest-links'),
    ),
    // The lists above may still load, and move the button away from a pointer.
    card.getByRole('button', { name: 'Make a link' }).press('Enter'),
  ]);
  const { roomId } = await made.json();
  // The newest is first; earlier ones may exist.
  const newest = card.getByLabel('Link to send').first();
  await expect(newest).toHaveValue(new RegExp(roomId));
  const link = await newest.inputValue();
  await card.getByRole('link', { name: 'Open call' }).first().click();
  await doctor.waitForURL(/\/VideoCall\//);
  await expect(doctor.getByText('User not joined')).toBeVisible();
  return link;
}

async function knock(guest: Page, link: string, name: string, location = ''): Promise<void> {
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Video call with Dr Priya Nair');
  await guest.getByLabel('Your name').fill(name);
  await guest.getByLabel(/^Where are you now\?/).fill(location);
  await guest.getByRole('button', { name: 'Ask to join' }).click();
  await expect(guest.getByText('... please wait for the other participant to join')).toBeVisible();
}

test('a doctor admits a guest with a link, who returns after a reload, and a third participant is refused', {
  tag: '@main',
}, async ({ browser, page: doctor, product }) => {
  const link = await openCall(doctor);
  const guest = await freshPage(browser, product);
  const received: string[] = [];
  guest.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => received.push(String(payload))),
  );
  const referers: (string | undefined)[] = [];
  guest.on('request', (request) => referers.push(request.headers().referer));

  await test.step('the guest checks the camera, says who they are and waits', async () => {
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Check camera and microphone' }).click();
    await expect(guest.getByText('Your camera works.')).toBeVisible();
    await expect(guest.getByText('Your microphone works.')).toBeVisible();
    await knock(guest, link, 'Lim Wei Jie', 'At work, level 8');
    await expect(
      guest.getByText("If you're the only one here, make sure to check your settings or try reconnecting."),
    ).toBeVisible();
  });

  await test.step('the doctor lets the guest in, and both see each other', async () => {
    await doctor.getByRole('button', { name: 'Let in Lim Wei Jie' }).click();
    for (const side of [doctor, guest]) await expectMovingPicture(side, otherPerson);
    await expect(doctor.getByLabel('Video of Lim Wei Jie', { exact: true })).toBeVisible();
    await expect(guest.getByLabel('Video of Dr Priya Nair', { exact: true })).toBeVisible();
    await expect(doctor.getByText('asks to join')).toHaveCount(0);
    await expect(doctor.getByRole('complementary', { name: 'About the patient' })).toContainText(
      'At work, level 8',
    );
  });

  await test.step('a third person finds the call full', async () => {
    const third = await freshPage(browser, product);
    await third.goto(link);
    await expect(
      third.getByRole('heading', { name: 'Two people are in this call already', level: 1 }),
    ).toBeVisible();
    await third.context().close();
  });

  await test.step('the guest reloads the page and is back without asking again', async () => {
    await guest.reload();
    for (const side of [guest, doctor]) await expectMovingPicture(side, otherPerson);
    await expect(guest.getByLabel('Video of Dr Priya Nair', { exact: true })).toBeVisible();
  });

  await test.step('so is a guest who reloads after the server was killed and started again', async () => {
    await product.kill();
    await product.start();
    await guest.reload();
    for (const side of [guest, doctor]) await expectMovingPicture(side, otherPerson);
  });

  await test.step('the guest was shown no e-mail address, and the link went nowhere else', async () => {
    expect(received.join('')).not.toContain('@demo');
    expect(await guest.content()).not.toContain(people.doctor.email);
    expect(referers.filter((referer) => referer)).toEqual([]);
  });

  await test.step('the doctor ends the call for both', async () => {
    await doctor.getByRole('button', { name: 'End call' }).click();
    await expect(guest.getByText('The call has ended.')).toBeVisible();
    await doctor.waitForURL('**/DoctorPage');
    // Without a previous page, guests go to `/`, which redirects to the sign-in page.
    await guest.waitForURL('**/login');
  });

  await test.step('the seat is gone with the call: the guest has to ask again', async () => {
    await guest.goto(link);
    await expect(guest.getByRole('button', { name: 'Ask to join' })).toBeVisible();
  });
  expect(product.output).not.toContain(new URL(link).pathname.split('/')[2]);
  await guest.context().close();
});

test('a refused guest may ask again, and can end the call', async ({ browser, page: doctor, product }) => {
  const link = await openCall(doctor);
  const guest = await freshPage(browser, product);
  await knock(guest, link, 'Wei');
  await doctor.getByRole('button', { name: 'Refuse Wei' }).click();
  await expect(guest.getByText('Dr Priya Nair has not let you in')).toBeVisible();
  await guest.getByLabel('Your name').fill('Lim Wei Jie, son of Mdm Tan');
  await guest.getByRole('button', { name: 'Ask again' }).click();
  await doctor.getByRole('button', { name: 'Let in Lim Wei Jie, son of Mdm Tan' }).click();
  await expectMovingPicture(guest, otherPerson);
  await guest.getByRole('button', { name: 'End call' }).click();
  await expect(guest.getByText('Call has ended. Thank you!')).toBeVisible();
  await expect(doctor.getByText('The call has ended.')).toBeVisible();
  await doctor.waitForURL('**/DoctorPage');
  await guest.context().close();
});

test('an unknown, expired or withdrawn link shows the reason', async ({ browser, page: doctor, product }) => {
  const link = await openCall(doctor);
  const guest = await freshPage(browser, product);
  const closed = guest.getByRole('heading', { name: 'This link does not work any more', level: 1 });

  await test.step('unknown', async () => {
    await guest.goto(`/Video-Call/${'A'.repeat(32)}`);
    await expect(closed).toBeVisible();
  });

  await test.step('withdrawn while the guest waits in the lobby', async () => {
    await knock(guest, link, 'Lim Wei Jie');
    await doctor.goto('/DoctorPage');
    await doctor.getByRole('button', { name: 'Withdraw link' }).first().click();
    await doctor.getByRole('alertdialog').getByRole('button', { name: 'Withdraw link' }).click();
    await expect(closed).toBeVisible();
    await guest.goto(link);
    await expect(closed).toBeVisible();
  });

  await guest.context().close();
});
