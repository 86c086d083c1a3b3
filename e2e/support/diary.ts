import type { Locator, Page } from '@playwright/test';
import { dateBoxes, timeBoxes } from './fields.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Returns the time some minutes ago, in the format of the diary's form. */
export function minutesAgo(minutes: number): { date: string; time: string } {
  const at = new Date(Date.now() - minutes * minuteMs);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Singapore', ...options }).format(at);
  return { date: part({ dateStyle: 'short' }), time: part({ timeStyle: 'short' }) };
}

/** Returns the civil day some days ago in Singapore, YYYY-MM-DD. */
export function dayBefore(days: number): string {
  return minutesAgo((days * dayMs) / minuteMs).date;
}

/** Fills date and time, except the present minute: a minute may pass between filling and saving. */
async function fillMoment(form: Locator, minutes: number): Promise<void> {
  if (minutes === 0) return;
  const { date, time } = minutesAgo(minutes);
  await dateBoxes(form, /^Date/).day.fill(date);
  await timeBoxes(form, /^Time/).hour.fill(time);
}

/** Confirms a questioned value. */
export async function confirmTyped(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Yes, save it' }).click();
}

/** Adds a blood pressure (mmHg) in the diary, dated some minutes ago. */
export async function addReading(
  page: Page,
  [upper, lower]: readonly [number, number],
  minutes = 0,
): Promise<void> {
  await page.goto('/Diary');
  await page.getByRole('button', { name: 'Add blood pressure' }).click();
  const form = page.getByRole('form');
  await form.getByLabel(/^Upper number/).fill(String(upper));
  await form.getByLabel(/^Lower number/).fill(String(lower));
  await fillMoment(form, minutes);
  await form.getByRole('button', { name: 'Save reading' }).click();
  const done = page.getByRole('dialog').getByRole('button', { name: 'Done' });
  const confirm = page.getByRole('button', { name: 'Yes, save it' });
  // What is asked about depends on the patient.
  await done.or(confirm).waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await done.click();
}

/** Adds a blood sugar (mmol/L) in the diary, dated some minutes ago. */
export async function addSugar(page: Page, value: string, minutes = 0): Promise<void> {
  await page.goto('/Diary?kind=sugar');
  await page.getByRole('button', { name: 'Add blood sugar' }).click();
  const form = page.getByRole('form');
  await form.getByRole('textbox', { name: /^Blood sugar/ }).fill(value);
  await fillMoment(form, minutes);
  await form.getByText('Before a meal', { exact: true }).click();
  await form.getByRole('button', { name: 'Save entry' }).click();
  if (Number(value) < 4 || Number(value) >= 20) await confirmTyped(page);
  await page.getByRole('dialog', { name: 'Entry saved' }).getByRole('button', { name: 'Done' }).click();
}
