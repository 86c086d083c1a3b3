import type { FastifyInstance } from 'fastify';
import { deleteOldNonces } from '../../identity/account.queries.ts';
import { accountHandlers } from './account.handlers.ts';

/** Registers sign-up, sign-in, sessions, passwords and the second factor. */
export async function accountPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(accountHandlers(app));
  app.addTask('housekeeping', (now) => deleteOldNonces(app.db, now));
}
