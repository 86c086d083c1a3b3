import type { FastifyInstance } from 'fastify';
import { profileHandlers } from './profile.handlers.ts';

/** Registers the profile, and the access log of the record. */
export async function profilePlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(profileHandlers(app));
}
