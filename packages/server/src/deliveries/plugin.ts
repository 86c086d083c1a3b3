import type { FastifyInstance } from 'fastify';
import { deleteOldDeadLetters, watchDeadLetters } from './deadLetters.ts';

/** Reports dead letters as a metric for a week. */
export async function deliveriesPlugin(app: FastifyInstance): Promise<void> {
  const { db, metrics } = app;
  watchDeadLetters(metrics.registry, db);
  app.addTask('housekeeping', (at) => deleteOldDeadLetters(db, at));
}
