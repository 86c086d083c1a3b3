import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on the server reports “not ready” and ends each connection after its answer. */
    startDraining(): void;
  }
}

/** Adds {@link FastifyInstance.startDraining}. Returns a function that tells whether it was called. */
export function addDraining(app: FastifyInstance): () => boolean {
  let isDraining = false;
  app.decorate('startDraining', () => {
    isDraining = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  return () => isDraining;
}
