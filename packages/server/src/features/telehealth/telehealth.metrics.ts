import { count, eq } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import { consultation } from '../../db/schema.ts';
import { listWaiting } from './queue.queries.ts';

/**
 * Adds metrics of the queue and the open calls of the whole clinic, read for each request of `/metrics`, equal
 * on every process. Omits them when the database does not respond.
 */
export function watchClinic(
  registry: Registry,
  { db, now, clinicTimeZone }: { db: Database; now: () => Date; clinicTimeZone: string },
): void {
  addGauge('queue_patients_waiting', 'Patients who wait today, in the whole clinic', async () => {
    return (await listWaiting(db, { now: now(), clinicTimeZone })).length;
  });
  addGauge('calls_open', 'Consultations that are in a call, in the whole clinic', () => countCalls(db));

  function addGauge(name: string, help: string, read: () => Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        await read().then(
          (value) => this.set(value),
          () => this.remove(),
        );
      },
    });
  }
}

async function countCalls(db: Database): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(consultation)
    .where(eq(consultation.status, 'in_call'));
  return row?.total ?? 0;
}
