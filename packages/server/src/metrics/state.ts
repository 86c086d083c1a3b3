import { count, eq } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Cluster } from '../cluster/cluster.ts';
import type { Database, PoolFigures } from '../db/database.ts';
import { consultation } from '../db/schema.ts';
import { listWaiting } from '../features/telehealth/queue.queries.ts';

interface StateOptions {
  registry: Registry;
  cluster: Cluster;
  db: Database;
  /** Absent with the embedded database, which has no pool. */
  pool: (() => PoolFigures) | undefined;
  clinicTimeZone: string;
  now: () => Date;
}

/**
 * Adds what is looked up when somebody asks: the queue, open calls, connections to the database. The first two are those
 * of the whole clinic, the same on every process. A database that does not answer leaves them out.
 */
export function watchState({ registry, cluster, db, pool, clinicTimeZone, now }: StateOptions): void {
  const registers = [registry];
  clinicGauge({ name: 'queue_patients_waiting', help: 'Patients who wait today, in the whole clinic' }, () =>
    listWaiting(db, { now: now(), clinicTimeZone }).then((waiting) => waiting.length),
  );
  clinicGauge({ name: 'calls_open', help: 'Consultations that are in a call, in the whole clinic' }, () =>
    countCalls(db),
  );
  new Gauge({
    name: 'cluster_connected',
    help: 'Whether this process can reach the others: 1 or, while Redis is gone, 0',
    registers,
    collect() {
      this.set(Number(cluster.isConnected()));
    },
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to PostgreSQL: at work, idle, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, value] of Object.entries(pool?.() ?? {})) this.set({ state }, value);
    },
  });

  function clinicGauge(names: { name: string; help: string }, look: () => Promise<number>): void {
    new Gauge({
      ...names,
      registers,
      async collect() {
        await look().then(
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
