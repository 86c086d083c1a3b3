// Browser for the product, with an optional signed-in account.
import { type BrowserContext, chromium } from 'playwright';
import { people, signIn } from '../../e2e/support/people.ts';
import { browserArgs, findBrowser } from '../../tools/browser.ts';
import type { Visitor } from './pages.ts';

/** Starts a browser. `args` are flags of Chromium. */
export async function launch(args: readonly string[] = []) {
  return await chromium.launch({
    executablePath: await findBrowser('full'),
    args: [...browserArgs, ...args],
  });
}

/** Signs a visitor in; does nothing for signed-out visitors. */
export async function enter(context: BrowserContext, visitor: Visitor): Promise<void> {
  if (visitor === 'nobody') return;
  const page = await context.newPage();
  await signIn(page, people[visitor]);
  await page.close();
}
