/** One request, as a collector gets it. */
export interface Span {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  startMs: number;
  endMs: number;
  attributes: Readonly<Record<string, string | number>>;
  hasFailed: boolean;
}

/** A collector that takes OTLP over HTTP, and the name under which it lists this installation. */
export interface TracesConfig {
  endpoint: string;
  serviceName: string;
}

/** Sends spans away without anybody waiting for it. */
export interface SpanExporter {
  add(span: Span): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

const [mostWaiting, everyMs, timeoutMs] = [2048, 5000, 5000];
const [kindServer, statusError] = [2, 2];

/**
 * Makes a {@link SpanExporter} for OTLP in JSON. A collector that does not answer costs the spans of those seconds, which
 * `onError` is told, and nothing else.
 */
export function createOtlpExporter(
  { endpoint, serviceName }: TracesConfig,
  onError: (error: unknown) => void,
): SpanExporter {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const resource = { attributes: encode({ 'service.name': serviceName }) };
  let waiting: Span[] = [];

  async function flush(): Promise<void> {
    if (waiting.length === 0) return;
    const spans = waiting.map(toOtlp);
    waiting = [];
    const body = { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'vitalane' }, spans }] }] };
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error('The collector refused');
    } catch (error) {
      onError(error);
    }
  }

  const timer = setInterval(() => void flush(), everyMs).unref();
  return {
    add(span) {
      if (waiting.length < mostWaiting) waiting.push(span);
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

function toOtlp({ startMs, endMs, attributes, hasFailed, ...span }: Span): object {
  return {
    ...span,
    kind: kindServer,
    startTimeUnixNano: toNanoseconds(startMs),
    endTimeUnixNano: toNanoseconds(endMs),
    attributes: encode(attributes),
    status: hasFailed ? { code: statusError } : {},
  };
}

/** As text: nanoseconds since 1970 are more than a number holds. */
function toNanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms * 1000)) * 1000n);
}

function encode(attributes: Readonly<Record<string, string | number>>): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
}
