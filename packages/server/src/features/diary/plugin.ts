import type { FastifyInstance } from 'fastify';
import { diaryHandlers } from './diary.handlers.ts';

/** Registers diary entries. */
export async function diaryPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(diaryHandlers());
}
