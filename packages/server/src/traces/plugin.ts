import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Traces requests if a collector is configured. Must be registered before the routes. */
export const tracesPlugin = fp(async (app: FastifyInstance) => {
  const { traces } = app.config;
  if (!traces) return;
  // Loaded lazily, because most servers send no traces.
  const { traceRequests } = await import('./traceRequests.ts');
  await traceRequests(app, traces, (err) => app.log.warn({ err }, 'failed to export traces'));
});
