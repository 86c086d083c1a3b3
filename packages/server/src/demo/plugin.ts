import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createDemoProvider, demoClientId, demoPeople } from '../identity/demoProvider.ts';
import { createIdentityProvider } from '../identity/identityProvider.ts';
import { OUTBOX_PATH, registerOutboxPage } from '../mail/outboxPage.ts';
import { linkDemoIdentity } from './profile.ts';

/** Adds a page of queued mails in demo mode, and an identity provider unless one is configured. */
export const demoPlugin = fp(async (app: FastifyInstance) => {
  const { config, db } = app;
  if (!config.isDemo) return;
  registerOutboxPage(app, db);
  if (!config.mail) app.clientConfig.demoOutbox = OUTBOX_PATH;
  if (!config.identityProvider) await addDemoProvider(app);
});

async function addDemoProvider(app: FastifyInstance): Promise<void> {
  const { config, db, now } = app;
  const { publicUrl, allowedOrigins } = config;
  const { issuer, keys, register } = createDemoProvider({
    publicUrl,
    origins: [publicUrl, ...allowedOrigins],
  });
  await register(app);
  for (const { subject, email } of demoPeople)
    await linkDemoIdentity(db, { issuer, subject, email, now: now() });
  const provider = { name: 'Vitalane demo ID', issuer, clientId: demoClientId };
  app.identityProvider = createIdentityProvider(provider, keys);
  app.clientConfig.identityProvider = provider;
}
