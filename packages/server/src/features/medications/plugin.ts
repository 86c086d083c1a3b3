import type { FastifyInstance } from 'fastify';
import { medicationsHandlers } from './medications.handlers.ts';

/** Registers medicines and the catalogue. */
export async function medicationsPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(medicationsHandlers());
}
