import type { FastifyInstance } from 'fastify';
import { healthHandlers } from './health.handlers.ts';

/** Registers score, targets, recommendations, notices and units. */
export async function healthPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(healthHandlers());
}
