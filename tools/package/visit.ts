import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../browser.ts';

/** Uses the example product in a browser as its customer does; returns its problems. */
export async function visit(url: string): Promise<string[]> {
  const browser = await chromium.launch(await launchOptions('full'));
  try {
    return [...(await collectPrescription(browser, url)), ...(await followTheme(browser, url))];
  } finally {
    await browser.close();
  }
}

const ownAccent = 'rgb(122, 46, 107)';

async function collectPrescription(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`The page failed: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`The console has an error: ${message.text()}`);
  });
  await page.goto(url);
  await page.getByRole('img', { name: 'Northside Pharmacy' }).waitFor();
  await signIn(page);
  await page.getByRole('link', { name: 'Northside Pharmacy, home' }).waitFor();
  await page.getByRole('heading', { name: 'Blood pressure at the counter' }).waitFor();
  const button = page.getByRole('button', { name: 'Make it ready' });
  const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  if (colour !== ownAccent) problems.push(`The product's own accent has no effect: the button is ${colour}.`);
  await button.click();
  await page.getByText('Enter the six digits of your prescription.').waitFor();
  await page.getByRole('textbox', { name: 'Prescription number' }).fill('402518');
  await button.click();
  const ready = page.getByText('Prescription 402518 will be ready in one hour.');
  await ready.waitFor();
  await page.getByRole('button', { name: 'Cancel the collection' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel the collection?' });
  await dialog.getByRole('button', { name: 'Cancel the collection' }).click();
  await ready.waitFor({ state: 'detached' });
  const font = await page.evaluate(() => document.fonts.check('16px "Atkinson Hyperlegible Next Variable"'));
  if (!font) problems.push('The bundled font was not loaded.');
  return problems;
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('mei.tan@demo.vitalane.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('a pass phrase');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A page that says nothing follows the system; one that chooses a theme has that one. */
async function followTheme(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ colorScheme: 'dark' });
  await page.goto(url);
  await signIn(page);
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const bySystem = await scheme();
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  const chosen = await scheme();
  return [
    ...(bySystem === 'dark' ? [] : [`In a dark system the page is ${bySystem}.`]),
    ...(chosen === 'light' ? [] : [`After the switch to the light theme the page is ${chosen}.`]),
  ];
}
