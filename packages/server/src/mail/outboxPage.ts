import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { mailOutbox } from '../db/schema.ts';
import { escapeHtml } from './copy.ts';

/** Path of the page. */
export const OUTBOX_PATH = '/dev/outbox';
const maxShown = 50;

/**
 * Adds `/dev/outbox`, which shows the mails of demo mode. Must not be registered otherwise, because it shows
 * the codes of all accounts.
 */
export function registerOutboxPage(app: FastifyInstance, db: Database): void {
  app.get(OUTBOX_PATH, async (_request, reply) => {
    const mails = await db.select().from(mailOutbox).orderBy(desc(mailOutbox.sentAt)).limit(maxShown);
    const list = mails.map(toArticle).join('\n');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(list));
  });
}

function toArticle({ recipient, subject, text, sentAt }: typeof mailOutbox.$inferSelect): string {
  const at = sentAt.toISOString();
  const body = escapeHtml(text).replaceAll(
    /https?:\/\/[^\s&<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}, <time datetime="${at}">${at}</time></p>
<pre>${body}</pre>
</article>`;
}

function page(list: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails of the demo</title>
</head>
<body>
<main>
<h1>Mails of the demo</h1>
<p>No mail leaves a demo. What would have been sent is here, newest first.</p>
${list || '<p>There are no mails yet.</p>'}
</main>
</body>
</html>
`;
}
