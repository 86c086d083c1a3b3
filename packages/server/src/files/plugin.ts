import type { FastifyInstance } from 'fastify';

/** Removes orphaned files. */
export async function filesPlugin({ addTask, db, files }: FastifyInstance): Promise<void> {
  addTask('housekeeping', (now) => files.sweep(db, now));
}
