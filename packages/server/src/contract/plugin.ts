import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { deleteOutdatedKeys } from '../idempotency/idempotency.ts';
import { createOperationResolver } from './bind.ts';
import type { Exchange } from './conformance.ts';
import { loadContract } from './contract.ts';
import type { Handlers } from './handlers.ts';
import { compileValidatorLazily } from './lazyCompilers.ts';
import type { CallLimits } from './rateLimits.ts';
import { reportResponses } from './reportResponses.ts';
import { routeSchema } from './routeSchema.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Registered handlers by `operationId`. */
    handlers: Partial<Handlers>;
    /** Registers the handlers of a feature. Throws when an operation already has a handler. */
    addHandlers(handlers: Partial<Handlers>): void;
  }
}

/** Collects the handlers of the features. */
export const handlersPlugin = fp(
  async (app: FastifyInstance, { onResponse }: { onResponse?: (exchange: Exchange) => void }) => {
    app.decorate('handlers', {});
    app.decorate('addHandlers', (handlers) => {
      const repeated = Object.keys(handlers).filter((id) => id in app.handlers);
      if (repeated.length > 0) throw new Error(`Two handlers for ${repeated.join(', ')}`);
      Object.assign(app.handlers, handlers);
    });
    app.decorateRequest('caller', null);
    app.setValidatorCompiler(compileValidatorLazily);
    app.addTask('housekeeping', (now) => deleteOutdatedKeys(app.db, now));
    if (onResponse) reportResponses(app, onResponse);
  },
);

/** Adds a route for each operation of the contract. Throws when an operation has no handler. */
export const routesPlugin = fp(async (app: FastifyInstance, { limits }: { limits?: CallLimits }) => {
  const { db, tokens, now, handlers, config, metrics } = app;
  const contract = loadContract();
  const bind = createOperationResolver({
    contract,
    handlers,
    db,
    tokens,
    requiresStaffSecondFactor: config.requiresStaffSecondFactor,
    limits,
    now,
    onReplay: () => metrics.idempotentReplays.inc(),
  });
  await app.register(
    async (api) => {
      for (const [path, operations] of Object.entries(contract.document.paths)) {
        for (const [method, operation] of Object.entries(operations)) {
          const route = bind(operation.operationId, method.toUpperCase(), path);
          api.route({ schema: routeSchema(operation), ...route });
        }
      }
    },
    { prefix: '/api' },
  );
});
