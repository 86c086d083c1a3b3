import type { ClientConfig } from '@vitalane/contract';
import type { Cluster } from '../cluster/cluster.ts';
import type { Database } from '../db/database.ts';
import type { Files } from '../files/files.ts';
import type { AccessTokens } from '../identity/accessTokens.ts';
import type { IdentityProvider } from '../identity/identityProvider.ts';
import type { NricVault } from '../identity/nric.ts';
import type { Mailer } from '../mail/mail.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { LivePushes } from './livePushes.ts';
import type { ServerConfig } from './options.ts';

/**
 * Services that features share. Each is a decorator of the Fastify instance, so a feature passes `app` to its
 * handlers.
 */
export interface Services {
  config: ServerConfig;
  /** The database. Handlers must use that of their call, which may be a transaction. */
  db: Database;
  cluster: Cluster;
  metrics: Metrics;
  /** Returns the current time. Handlers must use the time of their call. */
  now: () => Date;
  tokens: AccessTokens;
  nric: NricVault;
  mailer: Mailer;
  files: Files;
  /** Identity provider for sign-in. */
  identityProvider: IdentityProvider | undefined;
  /** Configuration for the app. A feature sets its own members when it is registered. */
  clientConfig: ClientConfig;
  /** Decorated by the telehealth plugin, which opens the sockets. */
  live: LivePushes;
}

declare module 'fastify' {
  interface FastifyInstance extends Services {}
}
