import { Counter, Histogram, type Registry } from 'prom-client';

const paths = ['direct', 'relay'] as const;
const repairs = ['restart', 'rebuild'] as const;
const enders = ['patient', 'doctor', 'guest', 'no_show', 'empty', 'outdated'] as const;

/** Who or what ended a call. `empty`: both had left it. `outdated`: nobody ended it within half a day. */
export type CallEnder = (typeof enders)[number];

/**
 * Metrics of calls. All but `ended` are measured by browsers: each of the two pages of a call counts what it sees, and
 * loses what it sees while it is disconnected.
 */
export interface CallMetrics {
  setupSeconds: Histogram<'path'>;
  repairs: Counter<'kind'>;
  freezes: Counter;
  failures: Counter;
  ended: Counter<'by'>;
}

/** Creates the metrics of calls, with every label at zero: a rate misses an event that begins its series. */
export function createCallMetrics(registry: Registry): CallMetrics {
  const registers = [registry];
  const metrics: CallMetrics = {
    setupSeconds: new Histogram({
      name: 'call_setup_seconds',
      help: 'Time from when a page knows of the other member until it is connected, by path of the media',
      labelNames: ['path'],
      buckets: [0.25, 0.5, 1, 1.5, 2, 3, 5, 8, 15, 30, 60],
      registers,
    }),
    repairs: new Counter({
      name: 'call_repairs_total',
      help: 'ICE restarts and new connections that pages needed for a broken path',
      labelNames: ['kind'],
      registers,
    }),
    freezes: new Counter({
      name: 'call_freezes_total',
      help: 'Frozen pictures that pages repaired while the path worked',
      registers,
    }),
    failures: new Counter({
      name: 'call_failures_total',
      help: 'Connections that pages gave up after half a minute',
      registers,
    }),
    ended: new Counter({
      name: 'calls_ended_total',
      help: 'Consultations and calls with guests that ended, by who or what ended them',
      labelNames: ['by'],
      registers,
    }),
  };
  for (const path of paths) metrics.setupSeconds.zero({ path });
  for (const kind of repairs) metrics.repairs.inc({ kind }, 0);
  for (const by of enders) metrics.ended.inc({ by }, 0);
  return metrics;
}
