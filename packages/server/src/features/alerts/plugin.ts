import type { FastifyInstance } from 'fastify';
import { alertsHandlers } from './alerts.handlers.ts';

/** Registers health alerts. */
export async function alertsPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(alertsHandlers());
}
