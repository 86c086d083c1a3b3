import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createLocalCluster } from '../cluster/cluster.ts';
import { countedBlobs } from '../files/countedBlobs.ts';
import { createFiles } from '../files/files.ts';
import { openBlobs } from '../files/openBlobs.ts';
import { createAccessTokens } from '../identity/accessTokens.ts';
import { createIdentityProvider } from '../identity/identityProvider.ts';
import { createNricVault } from '../identity/nric.ts';
import { createMailer } from '../mail/mail.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { watchConnections } from '../metrics/state.ts';
import { pushKeys } from '../push/keys.ts';
import type { ServerOptions } from './options.ts';
import './services.ts';

/** Decorates the instance with the services that features share. */
export const servicesPlugin = fp(async (app: FastifyInstance, options: ServerOptions) => {
  const { db, config, secrets, pool, cluster = createLocalCluster(), now = () => new Date() } = options;
  const { identityProvider } = config;
  const metrics = createMetrics();
  watchConnections(metrics.registry, { cluster, pool });
  app.decorate('config', config);
  app.decorate('db', db);
  app.decorate('cluster', cluster);
  app.decorate('metrics', metrics);
  app.decorate('now', now);
  app.decorate('tokens', createAccessTokens(secrets.tokenSecret));
  app.decorate('nric', createNricVault(secrets));
  app.decorate('mailer', createMailer(now));
  app.decorate('files', createFiles(countedBlobs(await openBlobs(config), metrics)));
  app.decorate('identityProvider', identityProvider && createIdentityProvider(identityProvider));
  app.decorate('clientConfig', {
    identityProvider: identityProvider ?? null,
    pushPublicKey: (await pushKeys(db, config.push.keys)).publicKey,
    clinicalRecordYears: config.clinicalRecordYears,
    demoOutbox: null,
    hasAddressSearch: false,
    hasTextGeneration: false,
    imageService: null,
  });
});
