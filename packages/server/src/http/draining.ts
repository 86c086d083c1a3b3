import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the server report “not ready” and close each connection after its response. */
    startDraining(): void;
  }
}

/** Adds {@link FastifyInstance.startDraining}. Returns a function that returns whether it was called. */
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
