import type { FastifyInstance } from 'fastify';
import { profileHandlers } from './profile.handlers.ts';

/** The profile of a person, and who opened the record. */
export async function profilePlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(profileHandlers(app));
}
