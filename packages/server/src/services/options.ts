import type { Cluster } from '../cluster/cluster.ts';
import type { Config, Secrets } from '../config/config.ts';
import type { Exchange } from '../contract/conformance.ts';
import type { CallLimits } from '../contract/rateLimits.ts';
import type { Database, PoolFigures } from '../db/database.ts';

/** The settings that a server is built from. Opening the database and listening have further ones. */
export type ServerConfig = Omit<
  Config,
  'port' | 'host' | 'databaseUrl' | 'redisUrl' | 'secrets' | 'shutdownDelayMs' | 'outdatedSettings'
>;

/** What a server is built from. Every plugin receives it. */
export interface ServerOptions {
  db: Database;
  /** Returns how many connections to the database are in use; absent where there is no pool. */
  pool?: (() => PoolFigures) | undefined;
  secrets: Secrets;
  /** What the processes of one installation share; absent for a single process. */
  cluster?: Cluster;
  config: ServerConfig;
  /** How often calls are accepted; those of the product when absent. */
  limits?: CallLimits;
  /** Returns the current time; replaced in tests. */
  now?: () => Date;
  /** Receives every answer to a call of the contract. */
  onAnswer?: (exchange: Exchange) => void;
  /** Receives log lines instead of standard output. */
  log?: { write(line: string): void };
}
