import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createIdentityProvider } from '../identity/identityProvider.ts';
import { OUTBOX_PATH, registerOutboxPage } from '../mail/outboxPage.ts';
import { linkDemoIdentity } from './profile.ts';

/** In demo mode: the mails that a mail server would have sent, and an identity provider where none is configured. */
export const demoPlugin = fp(async (app: FastifyInstance) => {
  const { config, db } = app;
  if (!config.isDemo) return;
  registerOutboxPage(app, db);
  if (!config.mail) app.clientConfig.demoOutbox = OUTBOX_PATH;
  if (!config.identityProvider) await addDemoProvider(app);
});

async function addDemoProvider(app: FastifyInstance): Promise<void> {
  const { config, db, now } = app;
  // Loaded here only: it is no part of a server for real people.
  const { createDemoProvider, demoClientId, demoPeople } = await import('../identity/demoProvider.ts');
  const { publicUrl, allowedOrigins } = config;
  const { issuer, keys, register } = await createDemoProvider({
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
