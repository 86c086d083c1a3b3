import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * What a browser may do with our pages: scripts, styles and connections from here only, nobody may frame us, camera and
 * microphone are ours. Sign-in with an identity provider connects to it, too. `same-origin-allow-popups` keeps the sign-in popup of an identity provider working.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { isProduction, identityProvider }: Pick<Config, 'isProduction' | 'identityProvider'>,
): Promise<void> {
  const provider = identityProvider ? [new URL(identityProvider.issuer).origin] : [];
  const headers = await headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'media-src': ["'self'", 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", 'ws:', ...provider],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        // No text becomes script or markup: the app has one policy, for the address of its service worker.
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['vitalane'],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: isProduction && { maxAge: 31_536_000, includeSubDomains: true },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    // On the bare answer: the pages of the demo's identity provider are written past the framework.
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // What a handler says about caching goes first.
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
    done();
  });
}

const permissions = 'camera=(self), microphone=(self), display-capture=(self), geolocation=()';
/** What every answer has anyway. */
const ofTheAnswer = ['content-type', 'content-length', 'date', 'connection'];

/** Helmet works its headers out anew for each answer. Ours are the same for all, so it is asked once. */
async function headersOf(options: FastifyHelmetOptions): Promise<readonly (readonly [string, string])[]> {
  const once = fastify();
  await once.register(helmet, options);
  const { headers } = await once.inject('/');
  await once.close();
  const fixed = Object.entries(headers).filter(([name]) => !ofTheAnswer.includes(name));
  return [
    ...fixed.map(([name, value]) => [name, String(value)] as const),
    ['permissions-policy', permissions],
  ];
}
