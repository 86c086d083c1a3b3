import type { FastifyInstance } from 'fastify';
import type { Exchange } from './conformance.ts';

/** Calls `onResponse` with every response of an operation as it is sent. */
export function reportResponses(app: FastifyInstance, onResponse: (exchange: Exchange) => void): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined) return;
    const contentType = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
    onResponse({
      operationId,
      status: reply.statusCode,
      contentType,
      payload: typeof payload === 'string' ? payload : '',
    });
  });
}
