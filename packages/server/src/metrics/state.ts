import { Gauge, type Registry } from 'prom-client';
import type { Cluster } from '../cluster/cluster.ts';
import type { PoolFigures } from '../db/database.ts';

/**
 * Adds metrics of this process's connections to others and to the database, read for each request of
 * `/metrics`.
 */
export function watchConnections(
  registry: Registry,
  // The embedded database has no pool.
  { cluster, pool }: { cluster: Cluster; pool: (() => PoolFigures) | undefined },
): void {
  const registers = [registry];
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
}
