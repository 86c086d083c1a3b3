import type { FastifyInstance } from 'fastify';
import { healthRecordHandlers } from './record.handlers.ts';

/** Registers the health record. */
export async function recordPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(healthRecordHandlers(app));
}
