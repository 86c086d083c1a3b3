import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors/apiError.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { operationOf } from './operationName.ts';
import { onRequestEnd } from './requestEnd.ts';

/** Adds `/health/live`, `/health/ready` and `/metrics`, for operators. Metrics are not public: see {@link mayRead}. */
export function registerOperations(
  app: FastifyInstance,
  options: { db: Database; metrics: Metrics; metricsToken: string | undefined; isDraining: () => boolean },
): void {
  const { db, metrics, metricsToken, isDraining } = options;
  onRequestEnd(app, (request, reply, end) => {
    const operation = operationOf(request);
    const status = end === 'answered' ? `${Math.floor(reply.statusCode / 100)}xx` : end;
    metrics.requestSeconds.observe({ operation, status }, reply.elapsedTime / 1000);
  });
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const isReady = !isDraining() && (await isDatabaseReachable(db));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new ApiError('not_found');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/**
 * Returns whether a request may read metrics: with the token if one is configured, else only from this machine
 * and not through a proxy.
 */
function mayRead(request: FastifyRequest, metricsToken: string | undefined): boolean {
  if (metricsToken !== undefined) {
    const given = Buffer.from(request.headers.authorization ?? '');
    const expected = Buffer.from(`Bearer ${metricsToken}`);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '');
  return isLocal && request.headers['x-forwarded-for'] === undefined;
}

async function isDatabaseReachable(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
