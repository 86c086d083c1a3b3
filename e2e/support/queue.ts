import { expect, type Page } from '@playwright/test';

/** Says on the page to join the queue that it is no emergency, and why the patient comes, and agrees to the video. */
export async function sayReason(page: Page, reason = 'A follow-up that my doctor asked for'): Promise<void> {
  await page.getByText('None of these', { exact: true }).click();
  await page.getByLabel(/^What is the main reason/).selectOption(reason);
  // Not asked again once it was given.
  const consent = page.getByText('I have read this and want to see a doctor by video.');
  if (await consent.isVisible()) await consent.click();
}

/** Takes the signed-in patient, registered at the clinic under this NRIC, to the waiting room. */
export async function joinQueue(page: Page, { nric }: { nric: string }): Promise<void> {
  await page.goto('/TeleHealth');
  await sayReason(page);
  await page.getByLabel(/^NRIC or FIN/).fill(nric);
  await page.getByRole('button', { name: 'Join the queue' }).click();
  await page.waitForURL(/\/VideoCall\//);
}

/** Leaves the queue, so that the next test finds nobody waiting. */
export async function leaveQueue(page: Page): Promise<void> {
  await page.goto('/TeleHealth');
  await page.getByRole('button', { name: 'Leave the queue' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the queue' }).click();
  await expect(page.getByLabel(/^NRIC or FIN/)).toBeVisible();
}
