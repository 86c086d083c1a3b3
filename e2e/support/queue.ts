import { expect, type Page } from '@playwright/test';

/** Takes the signed-in patient, registered at the clinic under this NRIC, to the waiting room. */
export async function joinQueue(page: Page, { nric }: { nric: string }): Promise<void> {
  await page.goto('/TeleHealth');
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
