import type { FastifyInstance } from 'fastify';
import { administrationHandlers } from './administration.handlers.ts';

/** Registers accounts and the audit trail, for admins. */
export async function administrationPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(administrationHandlers(app));
}
