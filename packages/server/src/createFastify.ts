import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { buildLazySerializer } from './contract/lazyCompilers.ts';
import { parsePairs } from './http/bodies.ts';
import { sendError } from './http/errorHandler.ts';
import { logOptions } from './http/logging.ts';
import {
  createSecurityHeaders,
  registerSecurityHeaders,
  setSecurityHeaders,
} from './http/securityHeaders.ts';
import { refuseUnreadable } from './http/unreadable.ts';
import type { ServerOptions } from './services/options.ts';

const bodyLimitBytes = 1024 * 1024;
const headerLimitBytes = 16 * 1024;
const longestPathParameter = 8 * 1024;
const headersTimeoutMs = 20_000;
const requestTimeoutMs = 60_000;

/** Creates a Fastify instance with the limits, log and security headers of the product, without routes. */
export async function createFastify({
  config,
  log,
}: Pick<ServerOptions, 'config' | 'log'>): Promise<FastifyInstance> {
  const { logLevel, trustProxy } = config;
  const headers = await createSecurityHeaders(config);
  const app = fastify({
    logger: { ...logOptions(logLevel), ...(log && { stream: log }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    schemaController: { compilersFactory: { buildSerializer: buildLazySerializer } },
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    http: { maxHeaderSize: headerLimitBytes, headersTimeout: headersTimeoutMs },
    // A HEAD request must not join a queue.
    exposeHeadRoutes: false,
    // The client signs out on 503, so a stopping server finishes its pending requests.
    return503OnClosing: false,
    routerOptions: { maxParamLength: longestPathParameter, querystringParser: parsePairs },
    // Runs before any hook, for an invalid URL.
    frameworkErrors(error, request, reply) {
      setSecurityHeaders(reply.raw, headers);
      if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
      sendError(error, request, reply);
    },
    clientErrorHandler(error, socket) {
      refuseUnreadable(error, socket, headers);
    },
  });
  registerSecurityHeaders(app, headers);
  return app;
}
