import type { FastifyInstance } from 'fastify';
import { healthHandlers } from './health.handlers.ts';

/** Score, targets, recommendations, notices and units. */
export async function healthPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(healthHandlers());
}
