import type { ServerResponse } from 'node:http';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Names and values of the headers of every response. */
export type SecurityHeaders = readonly (readonly [name: string, value: string])[];

/**
 * Returns the security headers: scripts, styles and connections from this origin only, no framing, camera and
 * microphone for the app. An identity provider is an allowed connection; `same-origin-allow-popups` keeps its
 * popup working.
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
  // In older browsers 'self' does not include sockets of the same host.
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
        // Blocks text as script or markup. The only Trusted Types policy of the app is for the URL of its
        // service worker.
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

/** Adds the headers to every response. */
export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    setSecurityHeaders(reply.raw, headers);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // A handler's cache header has priority.
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
    done();
  });
}

/** Sets the headers on the raw response, because some responses bypass the framework. */
export function setSecurityHeaders(answer: ServerResponse, headers: SecurityHeaders): void {
  for (const [name, value] of headers) answer.setHeader(name, value);
}

const permissions = 'camera=(self), microphone=(self), display-capture=(self), geolocation=()';
/** Headers that every response already has. */
const defaultHeaders = ['content-type', 'content-length', 'date', 'connection'];

/** Returns the headers of helmet. They are the same for all responses, so they are computed once. */
async function headersOf(options: FastifyHelmetOptions): Promise<SecurityHeaders> {
  const once = fastify();
  await once.register(helmet, options);
  const { headers } = await once.inject('/');
  await once.close();
  const fixed = Object.entries(headers).filter(([name]) => !defaultHeaders.includes(name));
  return [
    ...fixed.map(([name, value]) => [name, String(value)] as const),
    ['permissions-policy', permissions],
  ];
}
