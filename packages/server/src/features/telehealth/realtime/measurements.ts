import type { CallMetrics } from '../../../metrics/callMetrics.ts';
import type { CallSocket, RealtimeContext } from './connection.ts';
import { measurement } from './events.ts';
import { maxMeasurements } from './limits.ts';

type Measurement = ReturnType<typeof measurement.parse>;

/**
 * Adds to the metrics what a seated page has measured of its call, and keeps nothing else of it. A page that invents
 * measurements falsifies at most {@link maxMeasurements} of them for each connection.
 */
export function serveMeasurements(
  socket: CallSocket,
  context: RealtimeContext,
  refuse: (reason: string) => void,
): void {
  const { metrics, log } = context;
  let received = 0;
  const take = async (payload: unknown) => {
    const message = measurement.safeParse(payload);
    if (!message.success) return refuse('malformed');
    received += 1;
    if (received > maxMeasurements) return metrics.dropped.inc({ reason: 'too_many' });
    // No refusal to record: the call may have ended while the message was on its way.
    if (!(await hasSeat(socket, context))) return metrics.dropped.inc({ reason: 'no_seat' });
    count(message.data, metrics.calls);
  };
  socket.on('call:measured', (payload) => {
    take(payload).catch((error: unknown) => {
      metrics.dropped.inc({ reason: 'unavailable' });
      log.warn({ err: error }, 'failed to count a measurement');
    });
  });
}

async function hasSeat(
  { data: { admission, memberId } }: CallSocket,
  { seats }: RealtimeContext,
): Promise<boolean> {
  return admission !== undefined && (await seats.holders(admission.room))[admission.seat] === memberId;
}

function count(measured: Measurement, { setupSeconds, repairs, freezes, failures }: CallMetrics): void {
  if (measured.kind === 'setup') setupSeconds.observe({ path: measured.path }, measured.seconds);
  else if (measured.kind === 'freeze') freezes.inc();
  else if (measured.kind === 'failure') failures.inc();
  else repairs.inc({ kind: measured.kind });
}
