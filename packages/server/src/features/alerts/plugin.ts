import type { FastifyInstance } from 'fastify';
import { alertsHandlers } from './alerts.handlers.ts';

/** Alerts about values that need action. */
export async function alertsPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(alertsHandlers());
}
