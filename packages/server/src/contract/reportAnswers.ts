import type { FastifyInstance } from 'fastify';
import type { Exchange } from './conformance.ts';

/** Calls `onAnswer` with every response of an operation as it is sent. */
export function reportAnswers(app: FastifyInstance, onAnswer: (exchange: Exchange) => void): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined) return;
    const contentType = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
    onAnswer({
      operationId,
      status: reply.statusCode,
      contentType,
      payload: typeof payload === 'string' ? payload : '',
    });
  });
}
