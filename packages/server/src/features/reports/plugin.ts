import type { FastifyInstance } from 'fastify';
import { reportHandlers } from './reports.handlers.ts';

/** Registers reports and their PDF. */
export async function reportsPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(reportHandlers());
}
