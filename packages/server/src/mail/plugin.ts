import type { FastifyInstance } from 'fastify';
import { addDelivery } from '../deliveries/addDelivery.ts';
import { createSmtpTransport, deliverMails, forgetOldMails } from './delivery.ts';
import { forgetOldSendings } from './quota.ts';

/** Delivers mails with a mail server. Without one they stay in the database for a week. */
export async function mailPlugin(app: FastifyInstance): Promise<void> {
  const { db, now, config } = app;
  app.addTask('housekeeping', (at) => forgetOldSendings(db, at));
  if (!config.mail) {
    app.addTask('housekeeping', (at) => forgetOldMails(db, at));
    return;
  }
  const transport = createSmtpTransport(config.mail);
  addDelivery(app, 'mail', () => deliverMails(db, { transport, now }));
}
