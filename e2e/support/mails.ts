import type { Page } from '@playwright/test';

/** Returns the text of the newest mail to an address: the demo stores mails instead of sending them. */
export async function newestMail(page: Page, address: string): Promise<string> {
  const outbox = await page.request.get('/dev/outbox');
  const articles = (await outbox.text()).split('<article>').slice(1);
  const mail = articles.find((article) => article.includes(`To ${address},`));
  if (!mail) throw new Error(`No mail to ${address}`);
  return /<pre>([\s\S]*?)<\/pre>/.exec(mail)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';
}
