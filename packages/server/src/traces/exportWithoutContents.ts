import { ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** Attributes without personal data or input. The library also records the URL with its query. */
const exported = ['http.request.method', 'http.route', 'http.response.status_code'];

/** Exports spans without content of requests: removes other attributes, events, and error messages. */
export function exportWithoutContents(
  exporter: SpanExporter,
  onError: (error: unknown) => void,
): SpanExporter {
  return {
    export(spans, onResult) {
      exporter.export(spans.map(withoutContents), (result) => {
        if (result.code === ExportResultCode.FAILED) onError(result.error);
        onResult(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

function withoutContents(span: ReadableSpan): ReadableSpan {
  const { name, kind, startTime, endTime, duration, ended, resource, instrumentationScope } = span;
  return {
    ...{ name, kind, startTime, endTime, duration, ended, resource, instrumentationScope },
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
    status: { code: span.status.code },
    attributes: Object.fromEntries(Object.entries(span.attributes).filter(([key]) => exported.includes(key))),
    links: [],
    events: [],
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
