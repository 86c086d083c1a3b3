import type { FastifyInstance } from 'fastify';
import { documentsHandlers } from './documents.handlers.ts';

/** Registers documents and files. */
export async function documentsPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(documentsHandlers(app));
}
