import type { FastifyInstance } from 'fastify';
import { healthRecordHandlers } from './record.handlers.ts';

/** The health record. */
export async function recordPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(healthRecordHandlers(app));
}
