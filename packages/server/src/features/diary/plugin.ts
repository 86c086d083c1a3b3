import type { FastifyInstance } from 'fastify';
import { diaryHandlers } from './diary.handlers.ts';

/** Diary entries. */
export async function diaryPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(diaryHandlers());
}
