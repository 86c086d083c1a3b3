import type { Cluster } from '../cluster/cluster.ts';
import type { Config, Secrets } from '../config/config.ts';
import type { Exchange } from '../contract/conformance.ts';
import type { CallLimits } from '../contract/rateLimits.ts';
import type { Database, PoolFigures } from '../db/database.ts';

/** Settings for building a server. Opening the database and listening use others. */
export type ServerConfig = Omit<
  Config,
  'port' | 'host' | 'databaseUrl' | 'redisUrl' | 'secrets' | 'shutdownDelayMs' | 'outdatedSettings'
>;

/** Options for building a server. Every plugin receives them. */
export interface ServerOptions {
  db: Database;
  /** Returns the numbers of database connections; absent without a pool. */
  pool?: (() => PoolFigures) | undefined;
  secrets: Secrets;
  /** Shared state of the processes of one installation; absent for a single process. */
  cluster?: Cluster;
  config: ServerConfig;
  /** Rate limits. Defaults to the limits of the product. */
  limits?: CallLimits;
  /** Returns the current time; replaced in tests. */
  now?: () => Date;
  /** Receives every response of an operation. */
  onResponse?: (exchange: Exchange) => void;
  /** Receives log lines instead of standard output. */
  log?: { write(line: string): void };
}
