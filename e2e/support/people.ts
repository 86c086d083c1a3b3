import type { Page } from '@playwright/test';

/** Demo accounts that `npm start` prints. */
export const people = {
  patient: { email: 'mei.tan@demo.vitalane.example', fullName: 'Tan Mei Ling', nric: 'S1234567D' },
  doctor: { email: 'priya.nair@demo.vitalane.example', fullName: 'Dr Priya Nair' },
  admin: { email: 'admin@demo.vitalane.example', fullName: 'Alex Lim' },
  otherPatient: { email: 'siti.hassan@demo.vitalane.example', fullName: 'Siti Aminah binte Hassan' },
} as const;

/** Passphrase of every demo account. */
export const passphrase = 'sunrise-over-marina-bay';

/** Signs an account in through the sign-in page. */
export async function signIn(page: Page, person: { email: string }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
