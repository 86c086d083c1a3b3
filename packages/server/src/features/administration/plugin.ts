import type { FastifyInstance } from 'fastify';
import { administrationHandlers } from './administration.handlers.ts';

/** Accounts and the audit trail, for administrators. */
export async function administrationPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(administrationHandlers(app));
}
