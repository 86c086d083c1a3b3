// A browser on the product, in which somebody may be signed in.
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

/** Signs a visitor in; nothing for nobody. */
export async function enter(context: BrowserContext, visitor: Visitor): Promise<void> {
  if (visitor === 'nobody') return;
  const page = await context.newPage();
  await signIn(page, people[visitor]);
  await page.close();
}
