import type { FastifyInstance } from 'fastify';
import { lookupsHandlers } from './lookups.handlers.ts';

/** Registers lists to choose from. */
export async function lookupsPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(lookupsHandlers());
}
