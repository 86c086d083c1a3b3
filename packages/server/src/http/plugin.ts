import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { registerBodyParsers } from './bodies.ts';
import { watchConnections } from './connections.ts';
import { addDraining } from './draining.ts';
import { sendError } from './errorHandler.ts';
import { logRequests } from './logging.ts';
import { registerOperations } from './operations.ts';
import { createUploadSpace } from './uploadSpace.ts';

/** Registers what every request uses: error handler, log, body parsers and limits. Adds the pages for operators. */
export const httpPlugin = fp(async (app: FastifyInstance) => {
  const { db, cluster, config, metrics } = app;
  const connections = watchConnections(app.server);
  app.addHook('preClose', async () => connections.closeIdle());
  const isDraining = addDraining(app);
  app.setErrorHandler(sendError);
  logRequests(app);
  await registerBodyParsers(app, createUploadSpace(metrics.registry));
  await app.register(rateLimit, { global: false, ...cluster.limitOptions });
  registerOperations(app, { db, metrics, metricsToken: config.metricsToken, isDraining });
});
