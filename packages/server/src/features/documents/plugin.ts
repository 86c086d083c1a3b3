import type { FastifyInstance } from 'fastify';
import { documentsHandlers } from './documents.handlers.ts';

/** Documents and files of a person. */
export async function documentsPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(documentsHandlers(app));
}
