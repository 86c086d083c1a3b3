import type { FastifyInstance } from 'fastify';
import { reportHandlers } from './reports.handlers.ts';

/** Reports about a person’s values, and their PDF. */
export async function reportsPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(reportHandlers());
}
