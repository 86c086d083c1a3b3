import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { operationOf } from '../http/operationName.ts';
import type { SpanExporter } from './otlp.ts';

const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Makes a span of every answered request, in the trace that the caller names (`traceparent`) or in one of its own. It says
 * which operation, how long and which status, and nothing of what was asked or by whom.
 */
export function traceRequests(app: FastifyInstance, exporter: SpanExporter): void {
  app.addHook('onResponse', async (request, reply) => {
    const [, traceId, parentSpanId, flags = '01'] =
      traceparent.exec(String(request.headers.traceparent ?? '')) ?? [];
    if (!isSampled(flags)) return;
    const [operation, endMs] = [operationOf(request), Date.now()];
    exporter.add({
      traceId: traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      parentSpanId,
      name: operation,
      startMs: endMs - reply.elapsedTime,
      endMs,
      attributes: {
        'http.request.method': request.method,
        'http.route': operation,
        'http.response.status_code': reply.statusCode,
      },
      hasFailed: reply.statusCode >= 500,
    });
  });
  app.addHook('onClose', () => exporter.close());
}

/** Whether the caller keeps this trace. */
function isSampled(flags: string): boolean {
  return (Number.parseInt(flags, 16) & 1) === 1;
}
