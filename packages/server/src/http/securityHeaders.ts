import type { ServerResponse } from 'node:http';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** The headers of every answer: name and value. */
export type SecurityHeaders = readonly (readonly [name: string, value: string])[];

/**
 * Returns what a browser may do with our pages: scripts, styles and connections from here only, no framing, camera and
 * microphone for us. Sign-in with an identity provider connects to it, too; `same-origin-allow-popups` keeps its popup
 * working.
 */
export async function createSecurityHeaders({
  isProduction,
  identityProvider,
  publicUrl,
  allowedOrigins,
}: Pick<
  Config,
  'isProduction' | 'identityProvider' | 'publicUrl' | 'allowedOrigins'
>): Promise<SecurityHeaders> {
  const provider = identityProvider ? [new URL(identityProvider.issuer).origin] : [];
  // Older browsers do not take 'self' to mean sockets of the same host.
  const sockets = [publicUrl, ...allowedOrigins].map((origin) => origin.replace(/^http/, 'ws'));
  return await headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'media-src': ["'self'", 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...sockets, ...provider],
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
}

/** Puts the headers on every answer. */
export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    setSecurityHeaders(reply.raw, headers);
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

/** Puts the headers on the bare answer: some answers are written past the framework. */
export function setSecurityHeaders(answer: ServerResponse, headers: SecurityHeaders): void {
  for (const [name, value] of headers) answer.setHeader(name, value);
}

const permissions = 'camera=(self), microphone=(self), display-capture=(self), geolocation=()';
/** What every answer has anyway. */
const ofTheAnswer = ['content-type', 'content-length', 'date', 'connection'];

/** Helmet computes its headers for each answer. Ours are the same for all, so it is asked once. */
async function headersOf(options: FastifyHelmetOptions): Promise<SecurityHeaders> {
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
