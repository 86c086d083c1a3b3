import type { FastifyInstance } from 'fastify';
import { addDelivery } from '../deliveries/addDelivery.ts';
import { deleteOldMails, deliverMails } from './delivery.ts';
import { deleteOldSendings } from './quota.ts';

/** Delivers mails with a mail server. Without one they stay in the database for a week. */
export async function mailPlugin(app: FastifyInstance): Promise<void> {
  const { db, now, config } = app;
  app.addTask('housekeeping', (at) => deleteOldSendings(db, at));
  if (!config.mail) {
    app.addTask('housekeeping', (at) => deleteOldMails(db, at));
    return;
  }
  // Loaded lazily: without a mail server nothing is sent.
  const { createSmtpTransport } = await import('./smtp.ts');
  const transport = createSmtpTransport(config.mail);
  addDelivery(app, 'mail', () => deliverMails(db, { transport, now }));
}
