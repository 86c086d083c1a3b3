import type { Browser, BrowserContext, Page } from '@playwright/test';
import { people, signIn } from './support/people.ts';
import { expect, testWith } from './support/product.ts';
import { joinQueue } from './support/queue.ts';
import { untilNextMinute } from './support/waits.ts';

/** Server with a no-show grace period of two seconds, and until the next full minute, instead of three minutes. */
const test = testWith({ NO_SHOW_GRACE_SECONDS: '2' });

const mei = people.patient;
const ravi = {
  email: 'ravi.kumar@demo.vitalane.example',
  fullName: 'Ravi Kumar',
  nric: 'S7654321F',
};
const siti = {
  email: 'siti.hassan@demo.vitalane.example',
  fullName: 'Siti Aminah binte Hassan',
  nric: 'S9112345B',
};

interface Person {
  page: Page;
  context: BrowserContext;
}

async function enter(browser: Browser, baseURL: string, who: { email: string }): Promise<Person> {
  const context = await browser.newContext({ baseURL, timezoneId: 'Asia/Singapore' });
  const page = await context.newPage();
  await signIn(page, who);
  return { page, context };
}

const remoteVideo = (page: Page) => page.getByLabel(/^Video of (?!.*\(you\))/);
const rowOf = (page: Page, { fullName }: { fullName: string }) =>
  page.getByRole('table', { name: 'Queue' }).getByRole('row', { name: fullName });

const about = (desk: Page) => desk.getByRole('complementary', { name: 'About the patient' });

test('the doctor opens the record, confirms the identity and writes a note that the patient reads once it is finished', {
  tag: '@main',
}, async ({ browser, product }) => {
  const patient = await enter(browser, product.url, mei);
  await joinQueue(patient.page, mei);
  const doctor = await enter(browser, product.url, people.doctor);
  const desk = doctor.page;
  const panel = about(desk);

  await test.step('the queue says who waits with which devices; the next patient is called', async () => {
    await desk.goto('/DoctorPage');
    await expect(rowOf(desk, mei)).toContainText('Both work');
    await expect(rowOf(desk, mei)).toContainText('A follow-up that my doctor asked for');
    await desk.getByRole('button', { name: 'Call next patient' }).click();
    await desk.waitForURL(/\/VideoCall\//);
    await expect(remoteVideo(desk)).toBeVisible();
  });

  await test.step('beside the video: the record, once it is opened', async () => {
    await expect(panel.getByText('A follow-up that my doctor asked for')).toBeVisible();
    await panel.getByRole('tab', { name: 'Record' }).click();
    await expect(panel.getByText('Penicillin (rash)')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Open the record' }).click();
    await expect(panel.getByText('Penicillin (rash)')).toBeVisible();
    await expect(panel.getByText(/Your average of 7 days, \d+\/\d+ mmHg, is /)).toBeVisible();
    await expect(panel.getByText(/^Average of 30 days \d+\/\d+ mmHg$/)).toBeVisible();
    await expect(remoteVideo(desk)).toBeVisible();
  });

  await test.step('the identity is compared with a masked number and confirmed', async () => {
    await panel.getByRole('tab', { name: 'Identity' }).click();
    await expect(panel).toContainText('567D');
    await expect(panel).not.toContainText(mei.nric);
    await panel.getByRole('button', { name: 'Identity confirmed' }).click();
    await expect(panel.getByText(/^You confirmed the identity at \d\d:\d\d\.$/)).toBeVisible();
  });

  await test.step('the note is saved while it is typed and survives a reload', async () => {
    await panel.getByRole('tab', { name: 'Note and plan' }).click();
    await panel.getByRole('textbox', { name: 'Note' }).fill('Morning readings are above the target.');
    await expect(panel.getByText('Saved as a draft', { exact: true })).toBeVisible();
    await panel.getByRole('textbox', { name: 'Plan' }).fill('Measure twice a day for a week.');
    // At once: unsaved input is sent when the page closes.
    await desk.reload();
    await expect(remoteVideo(desk)).toBeVisible();
    await panel.getByRole('tab', { name: 'Note and plan' }).click();
    await expect(panel.getByRole('textbox', { name: 'Note' })).toHaveValue(
      'Morning readings are above the target.',
    );
    await expect(panel.getByRole('textbox', { name: 'Plan' })).toHaveValue('Measure twice a day for a week.');
  });

  await test.step('the doctor ends the call just after typing; the note is a draft that the patient does not see', async () => {
    await panel.getByRole('textbox', { name: 'Plan' }).fill('Measure twice a day for two weeks.');
    await desk.getByRole('button', { name: 'End call' }).click();
    await desk.waitForURL(`${product.url}/DoctorPage`);
    await patient.page.waitForURL(`${product.url}/Consultation`);
    await expect(desk.getByRole('link', { name: 'Finish note for Tan Mei Ling' })).toBeVisible();
    await expect(patient.page.getByText('Morning readings are above the target.')).toHaveCount(0);
  });

  await test.step('finished, it is what the patient reads', async () => {
    await desk.getByRole('link', { name: 'Finish note for Tan Mei Ling' }).click();
    await desk.getByRole('button', { name: 'Finish note' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Finish note' }).click();
    await expect(desk.getByText('Finished. The patient can read it.')).toBeVisible();
    await patient.page.reload();
    await expect(patient.page.getByText('Morning readings are above the target.')).toBeVisible();
    await expect(patient.page.getByText('Measure twice a day for two weeks.')).toBeVisible();
  });

  await test.step('what the doctor adds later is told to the patient and stands under the note', async () => {
    await desk.getByRole('textbox', { name: 'New addendum' }).fill('Potassium is normal.');
    await desk.getByRole('button', { name: 'Add to the note' }).click();
    await expect(desk.getByText('Potassium is normal.')).toBeVisible();
    await expect(desk.getByRole('textbox', { name: 'New addendum' })).toHaveValue('');
    await patient.page.reload();
    await expect(patient.page.getByText('Potassium is normal.')).toBeVisible();
  });

  for (const { context } of [patient, doctor]) await context.close();
});

test('of two patients in the queue one drops out of the call and is called again, the other is a no-show', async ({
  browser,
  product,
}) => {
  test.slow(true, 'A call gives the other side up after half a minute.');
  const dropping = await enter(browser, product.url, mei);
  await joinQueue(dropping.page, mei);
  const absent = await enter(browser, product.url, ravi);
  await joinQueue(absent.page, ravi);
  const doctor = await enter(browser, product.url, people.doctor);
  const desk = doctor.page;

  await test.step('the one who waits longest is called, and drops out', async () => {
    await desk.goto('/DoctorPage');
    await expect(rowOf(desk, ravi)).toContainText('Both work');
    await absent.context.close();
    await desk.getByRole('button', { name: 'Call next patient' }).click();
    await expect(remoteVideo(desk)).toBeVisible();
    await dropping.page.close();
    await expect(desk.getByText('Reconnecting…')).toBeVisible();
  });

  await test.step('the doctor calls again, and the patient returns to the call', async () => {
    await desk.goto('/DoctorPage');
    await rowOf(desk, mei).getByRole('button', { name: 'Call again: Tan Mei Ling' }).click();
    await expect(about(desk).getByText('The patient is not in the call.')).toBeVisible();
    const back = await dropping.context.newPage();
    await back.goto('/Consultation');
    await back.getByRole('main').getByRole('link', { name: 'Join the call' }).click();
    for (const page of [desk, back]) await expect(remoteVideo(page)).toBeVisible();
    await desk.getByRole('button', { name: 'End call' }).click();
    await desk.waitForURL(`${product.url}/DoctorPage`);
  });

  await test.step('the next does not come; a no-show leaves no note to finish', async () => {
    await desk.getByRole('button', { name: 'Call next patient' }).click();
    await expect(desk.getByText('User not joined')).toBeVisible();
    await expect(about(desk).getByText('The patient is not in the call.')).toBeVisible();
    const didNotCome = about(desk).getByRole('button', { name: 'Patient did not come: Ravi Kumar' });
    await expect(didNotCome).toBeVisible(untilNextMinute);
    await didNotCome.click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Patient did not come' }).click();
    await desk.waitForURL(`${product.url}/DoctorPage`);
    await expect(desk.getByText('Nobody is waiting')).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Finish note for Ravi Kumar' })).toHaveCount(0);
  });

  for (const { context } of [dropping, doctor]) await context.close();
});

test('a doctor finds a patient by name, and opens another record with a reason that the patient sees', async ({
  browser,
  page,
  product,
}) => {
  const reason = 'Brought to the clinic unconscious.';
  await signIn(page, people.doctor);
  await page.goto('/DoctorPage');

  await test.step('a patient whom the doctor has attended is found by a part of the name', async () => {
    await page.getByRole('searchbox', { name: 'Name or part of it' }).fill('mei');
    await page.getByRole('button', { name: 'Search' }).click();
    const table = page.getByRole('table', { name: 'Your patients' });
    await expect(table.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: 'Open record of Tan Mei Ling' }).click();
    await expect(page.getByText('Penicillin (rash)')).toBeVisible();
    expect(page.url()).not.toContain(mei.nric);
    await page.getByRole('link', { name: 'Patients', exact: true }).last().click();
  });

  await test.step('anybody else needs a number and a reason', async () => {
    await page.getByRole('button', { name: 'Open another record' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The patient is shown your name and your reason');
    await dialog.getByRole('textbox', { name: 'NRIC or FIN' }).fill('S9999999Z');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await dialog.getByRole('button', { name: 'Open record' }).click();
    await expect(dialog.getByText('Patient Records Not Found').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'NRIC or FIN' }).fill(siti.nric);
    await dialog.getByRole('button', { name: 'Open record' }).click();
    await expect(page.getByText('You opened this record with a reason.')).toBeVisible();
    await expect(page.getByText(siti.fullName)).toBeVisible();
    expect(page.url()).not.toContain(siti.nric);
  });

  await test.step('the patient reads who it was, and why', async () => {
    const patient = await enter(browser, product.url, siti);
    await patient.page.goto('/Security');
    await expect(patient.page.getByText('Opened your record without treating you').first()).toBeVisible();
    await expect(patient.page.getByText(reason).first()).toBeVisible();
    await expect(patient.page.getByText('Dr Priya Nair').first()).toBeVisible();
    await patient.context.close();
  });
});

test('after an outage the desk loads by itself what it could not load', async ({ page: desk, product }) => {
  await signIn(desk, people.doctor);
  const availability = '**/api/check-doctor-availability';
  await desk.route(availability, (route) => route.abort());
  await desk.goto('/DoctorPage');
  await expect(desk.getByText('Your availability could not be loaded')).toBeVisible();
  await desk.unroute(availability);
  await product.kill();
  await product.start();
  await expect(desk.getByRole('switch')).toBeVisible();
  await expect(desk.getByText('Your availability could not be loaded')).toHaveCount(0);
});
