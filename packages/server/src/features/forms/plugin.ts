import type { FastifyInstance } from 'fastify';
import { formsHandlers } from './forms.handlers.ts';

/** Health forms with laboratory values. */
export async function formsPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(formsHandlers(app));
}
