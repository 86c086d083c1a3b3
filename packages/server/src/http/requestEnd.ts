import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How a request ended: its answer was sent, or its connection closed before that. */
export type RequestEnd = 'answered' | 'aborted';

/**
 * Calls `listener` once for each request when it ends. Fastify's `onResponse` never runs for a request whose
 * connection closes before the answer.
 */
export function onRequestEnd(
  app: FastifyInstance,
  listener: (request: FastifyRequest, reply: FastifyReply, end: RequestEnd) => void,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    let isEnded = false;
    const end = (how: RequestEnd) => {
      if (!isEnded) listener(request, reply, how);
      isEnded = true;
    };
    reply.raw.once('finish', () => end('answered'));
    reply.raw.once('close', () => end('aborted'));
    done();
  });
}
