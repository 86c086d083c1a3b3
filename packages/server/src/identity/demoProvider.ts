import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTVerifyGetKey } from 'jose';
import type Provider from 'oidc-provider';
import { escapeHtml } from '../mail/copy.ts';
import { DemoProviderStore } from './demoProviderStore.ts';

/** Path of the demo's provider below the public origin. */
const demoProviderPath = '/demo-idp';

/** Client id of the app at the demo's provider. */
export const demoClientId = 'vitalane-demo';

/** A fictitious person of the demo's provider. */
interface DemoPerson {
  subject: string;
  name: string;
  email: string;
  hint: string;
}

/** A person with a demo account, and one without. */
export const demoPeople: readonly DemoPerson[] = [
  {
    subject: 'demo-ravi-kumar',
    name: 'Ravi Kumar',
    email: 'ravi.kumar@demo.vitalane.example',
    hint: 'has a Vitalane account',
  },
  {
    subject: 'demo-nurul-aisyah',
    name: 'Nurul Aisyah',
    email: 'nurul.aisyah@demo.vitalane.example',
    hint: 'is new to Vitalane',
  },
];

/** An identity provider for demos. It requires no proof, so it is never for real people. */
export interface DemoProvider {
  issuer: string;
  /** Keys that verify its ID tokens. */
  keys: JWTVerifyGetKey;
  /** Registers its pages and endpoints. */
  register(app: FastifyInstance): Promise<void>;
}

interface OpenedProvider {
  provider: Provider;
  /** Answers a request below the mount point. */
  answer: ReturnType<Provider['callback']>;
  keys: JWTVerifyGetKey;
}

/**
 * Creates the provider. Browsers may be redirected to any page of the given origins. Its library and its key
 * are loaded at the first use, because most starts of a demo never need them.
 */
export function createDemoProvider({
  publicUrl,
  origins,
}: {
  publicUrl: string;
  origins: readonly string[];
}): DemoProvider {
  const issuer = `${publicUrl}${demoProviderPath}`;
  let opened: Promise<OpenedProvider> | undefined;
  const open = () => {
    opened ??= openProvider(issuer, origins);
    return opened;
  };
  return {
    issuer,
    keys: async (header, token) => (await open()).keys(header, token),
    register: (app) => registerProvider(app, open),
  };
}

async function openProvider(issuer: string, origins: readonly string[]): Promise<OpenedProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'demo', alg: 'RS256', use: 'sig' };
  const { kty, n, e, kid, alg, use } = key;
  const provider = await createProvider(issuer, { key, origins });
  const keys = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg, use }] });
  return { provider, answer: provider.callback(), keys };
}

async function createProvider(
  issuer: string,
  { key, origins }: { key: object; origins: readonly string[] },
): Promise<Provider> {
  const { default: Provider } = await import('oidc-provider');
  const isOurs = (address: string) => URL.canParse(address) && origins.includes(new URL(address).origin);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: demoClientId,
        token_endpoint_auth_method: 'none',
        application_type: 'web',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: origins.map((origin) => `${origin}/oidc-callback`),
      },
    ],
    adapter: DemoProviderStore,
    jwks: { keys: [key] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The app reads the address from the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, origin) => isOurs(origin),
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true },
    },
    interactions: { url: (_ctx, { uid }) => `${demoProviderPath}/interaction/${uid}` },
    cookies: { keys: [crypto.randomUUID()] },
    ttl: {
      AuthorizationCode: 60,
      IdToken: 3600,
      AccessToken: 600,
      Interaction: 600,
      Session: 60,
      Grant: 600,
    },
    findAccount: (_ctx, subject) => findPerson(subject),
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.Client.prototype.redirectUriAllowed = isOurs;
  return provider;
}

function findPerson(subject: string) {
  const person = demoPeople.find((candidate) => candidate.subject === subject);
  if (!person) return undefined;
  const { email, name } = person;
  return { accountId: subject, claims: () => ({ sub: subject, email, email_verified: true, name }) };
}

async function registerProvider(app: FastifyInstance, open: () => Promise<OpenedProvider>): Promise<void> {
  await app.register(async (scope) => {
    // The provider parses bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.get(`${demoProviderPath}/interaction/:uid`, async (request, reply) => {
      const { provider } = await open();
      const { uid } = await provider.interactionDetails(request.raw, reply.raw);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(choicePage(uid));
    });
    scope.get<{ Params: { subject: string } }>(
      `${demoProviderPath}/interaction/:uid/as/:subject`,
      async (request, reply) => {
        const { subject } = request.params;
        const { provider } = await open();
        reply.hijack();
        await provider.interactionFinished(request.raw, reply.raw, { login: { accountId: subject } });
      },
    );
    scope.all(`${demoProviderPath}/*`, async (request, reply) => {
      const { answer } = await open();
      reply.hijack();
      void answer(underMount(request.raw), reply.raw);
    });
  });
}

/** Rewrites a request for the provider, with its own paths and its mount point. */
function underMount(request: IncomingMessage): IncomingMessage {
  const originalUrl = request.url ?? '/';
  return Object.assign(request, { originalUrl, url: originalUrl.slice(demoProviderPath.length) || '/' });
}

function choicePage(uid: string): string {
  const choices = demoPeople.map(
    ({ subject, name, email, hint }) =>
      `<li><a href="${demoProviderPath}/interaction/${encodeURIComponent(uid)}/as/${subject}">${escapeHtml(name)}</a>, ${escapeHtml(email)}, ${hint}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vitalane demo ID</title>
</head>
<body>
<main>
<h1>Vitalane demo ID</h1>
<p>This stands in for a real identity provider. Who do you want to be?</p>
<ul>
${choices.join('\n')}
</ul>
</main>
</body>
</html>
`;
}
