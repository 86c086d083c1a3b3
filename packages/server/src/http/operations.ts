import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors.ts';

/** The figures that `/metrics` shows. */
export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  relayed: Counter<'event'>;
  dropped: Counter<'reason'>;
}

/** Makes the figures of one server. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer, by route pattern',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    relayed: new Counter({
      name: 'call_events_relayed_total',
      help: 'Call events passed on',
      labelNames: ['event'],
      registers,
    }),
    dropped: new Counter({
      name: 'call_events_dropped_total',
      help: 'Call events refused',
      labelNames: ['reason'],
      registers,
    }),
  };
}

/** Adds `/health/live`, `/health/ready` and `/metrics`, for operators. Metrics are not public: see {@link mayRead}. */
export function registerOperations(
  app: FastifyInstance,
  options: { db: Database; metrics: Metrics; metricsToken: string | undefined; isDraining: () => boolean },
): void {
  const { db, metrics, metricsToken, isDraining } = options;
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requestSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const isReady = !isDraining() && (await answers(db));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new ApiError('not_found');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** With the token where one is configured, else only from this machine and not through a proxy. */
function mayRead(request: FastifyRequest, metricsToken: string | undefined): boolean {
  if (metricsToken !== undefined) {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${metricsToken}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '');
  return isLocal && request.headers['x-forwarded-for'] === undefined;
}

async function answers(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
