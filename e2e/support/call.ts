import type { Browser, Page } from '@playwright/test';
import type { Product } from '../../tools/product.ts';
import { expectMovingPicture, otherPerson } from './media.ts';
import { people, signIn } from './people.ts';
import { joinQueue } from './queue.ts';

/**
 * Connects the patient and the doctor, each in a browser window, in one call. Both see each other. `prepare` receives
 * the doctor's page before it is opened.
 */
export async function startCall(
  patient: Page,
  browser: Browser,
  product: Product,
  prepare: (doctor: Page) => Promise<unknown> = async () => undefined,
): Promise<Page> {
  await signIn(patient, people.patient);
  await joinQueue(patient, people.patient);
  const context = await browser.newContext({ baseURL: product.url, timezoneId: 'Asia/Singapore' });
  const doctor = await context.newPage();
  await prepare(doctor);
  await signIn(doctor, people.doctor);
  await doctor.goto('/DoctorPage');
  await doctor.getByRole('button', { name: 'Open call with Tan Mei Ling' }).click();
  for (const side of [patient, doctor]) await expectMovingPicture(side, otherPerson);
  return doctor;
}

/** Ends the call, so that the next test finds nobody in a consultation. */
export async function endCall(doctor: Page): Promise<void> {
  await doctor.getByRole('button', { name: 'End call' }).click();
  await doctor.waitForURL('**/DoctorPage');
  await doctor.context().close();
}
