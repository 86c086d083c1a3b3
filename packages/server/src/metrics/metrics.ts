import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type CallMetrics, createCallMetrics } from './callMetrics.ts';

/** Metrics of `/metrics`, besides those of the process and of {@link watchState}. */
export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'operation' | 'status'>;
  idempotentReplays: Counter;
  fileBytes: Counter<'direction'>;
  socketsConnected: Gauge;
  relayed: Counter<'event'>;
  dropped: Counter<'reason'>;
  calls: CallMetrics;
  jobRuns: Counter<'job' | 'result'>;
  jobLastDone: Gauge<'job'>;
  deliveriesFailed: Counter<'kind'>;
}

/** Creates the metrics of one server. Labels are internal names: never an address, an account or input. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time until a request was answered or aborted, by operation of the contract and class of status',
      labelNames: ['operation', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    idempotentReplays: new Counter({
      name: 'http_idempotent_replays_total',
      help: 'Repeated requests that got the answer of the first',
      registers,
    }),
    fileBytes: new Counter({
      name: 'file_bytes_total',
      help: 'Bytes of people’s files that were stored or read',
      labelNames: ['direction'],
      registers,
    }),
    socketsConnected: new Gauge({
      name: 'sockets_connected',
      help: 'Socket connections that are open on this process',
      registers,
    }),
    relayed: new Counter({
      name: 'call_events_relayed_total',
      help: 'Call events passed on',
      labelNames: ['event'],
      registers,
    }),
    dropped: new Counter({
      name: 'call_events_dropped_total',
      help: 'Call events refused',
      labelNames: ['reason'],
      registers,
    }),
    calls: createCallMetrics(registry),
    jobRuns: new Counter({
      name: 'job_runs_total',
      help: 'Turns of the work in the background, done or failed',
      labelNames: ['job', 'result'],
      registers,
    }),
    jobLastDone: new Gauge({
      name: 'job_last_done_timestamp_seconds',
      help: 'When each kind of work in the background was last done on this process',
      labelNames: ['job'],
      registers,
    }),
    deliveriesFailed: new Counter({
      name: 'deliveries_failed_total',
      help: 'Mails and push messages that could not be delivered; they are tried again',
      labelNames: ['kind'],
      registers,
    }),
  };
}
