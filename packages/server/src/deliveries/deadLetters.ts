import { addMs, dayMs } from '@vitalane/time';
import { count, lte } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { deadLetter } from '../db/schema.ts';

const keptMs = 7 * dayMs;

/** Removes dead letters that are older than a week. */
export async function deleteOldDeadLetters(db: Database, now: Date): Promise<void> {
  await db.delete(deadLetter).where(lte(deadLetter.diedAt, addMs(now, -keptMs)));
}

/** Adds the metric of dead letters. Its value is the same on every process. */
export function watchDeadLetters(registry: Registry, db: Database): void {
  new Gauge({
    name: 'dead_letters',
    help: 'Mails and push messages of the last seven days that expired before they could be delivered',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      // Omits the metric when the database does not respond.
      const kinds = await countDeadLetters(db).catch(() => []);
      for (const { kind, total } of kinds) this.set({ kind }, total);
    },
  });
}

async function countDeadLetters(db: Database) {
  const found = await db
    .select({ kind: deadLetter.kind, total: count() })
    .from(deadLetter)
    .groupBy(deadLetter.kind);
  return deadLetter.kind.enumValues.map((kind) => ({
    kind,
    total: found.find((one) => one.kind === kind)?.total ?? 0,
  }));
}
