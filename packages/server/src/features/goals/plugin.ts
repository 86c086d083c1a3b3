import type { FastifyInstance } from 'fastify';
import { goalHandlers } from './goals.handlers.ts';

/** Registers goals that doctors set for their patients. */
export async function goalsPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(goalHandlers(app));
}
