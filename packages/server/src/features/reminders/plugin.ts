import type { FastifyInstance } from 'fastify';
import { announceDue, scheduleMissing } from './announce.ts';
import { remindersHandlers } from './reminders.handlers.ts';

/** Registers reminders of doses and stock, and their channels. */
export async function remindersPlugin(app: FastifyInstance): Promise<void> {
  const { db, now, config, mailer } = app;
  app.addHandlers(remindersHandlers(app));
  app.addTask('housekeeping', (at) => scheduleMissing(db, at));
  app.addTask('reminders', () => announceDue(db, { now, ...(config.mail && { mailer }) }));
}
