import { FastifyOtelInstrumentation } from '@fastify/otel';
import { propagation } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { TracesConfig } from '../config/config.ts';
import { operationOf } from '../http/operationName.ts';
import { exportWithoutContents } from './exportWithoutContents.ts';

/** Includes retries. Shorter than the time limit of a shutdown. */
const exportTimeoutMs = 3000;

/**
 * Creates a span of every request, in the trace of the caller (`traceparent`) or in a new one. A span contains
 * operation, duration and status, and no input or account. Must be registered before the routes. `onError`
 * receives the reason for lost spans.
 */
export async function traceRequests(
  app: FastifyInstance,
  { endpoint, serviceName }: TracesConfig,
  onError: (error: unknown) => void,
): Promise<void> {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = exportWithoutContents(
    new OTLPTraceExporter({ url, timeoutMillis: exportTimeoutMs }),
    onError,
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportTimeoutMs })],
  });
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const instrumentation = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    requestHook(span, request) {
      const operation = operationOf(request);
      span.updateName(operation).setAttribute('http.route', operation);
    },
  });
  instrumentation.setTracerProvider(provider);
  await app.register(instrumentation.plugin());
  // `onError` has received the reason for spans that can no longer be sent.
  app.addHook('onClose', () => provider.shutdown().catch(() => undefined));
}
