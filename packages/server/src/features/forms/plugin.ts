import type { FastifyInstance } from 'fastify';
import { formsHandlers } from './forms.handlers.ts';

/** Registers health forms with laboratory values. */
export async function formsPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(formsHandlers(app));
}
