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
import { operationOf } from '../http/operationName.ts';
import { exportWithoutContents } from './exportWithoutContents.ts';

/** A collector that takes OTLP over HTTP, and the name under which it lists this installation. */
export interface TracesConfig {
  endpoint: string;
  serviceName: string;
}

/** Repeated attempts included. Shorter than the time that a server has to stop. */
const exportTimeoutMs = 3000;

/**
 * Makes a span of every answered request, in the trace that the caller names (`traceparent`) or in one of its own. A span
 * says which operation, how long and which status, and nothing of what was asked or by whom. Register routes afterwards.
 * `onError` receives why spans were lost.
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
  // `onError` has received what cannot be sent any more.
  app.addHook('onClose', () => provider.shutdown().catch(() => undefined));
}
