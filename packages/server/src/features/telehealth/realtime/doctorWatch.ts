import { toEpochMs } from '@vitalane/time';
import { countDoctorsOnline, markDoctorsSeen } from '../queue.queries.ts';
import type { CallSocket, RealtimeContext } from './connection.ts';

/** Interval at which connected doctors are recorded. */
const seenEveryMs = 15_000;

/**
 * Returns a function to call periodically with the open connections. It records connected doctors, and calls
 * back when the number of doctors online has changed.
 */
export function createDoctorWatch({
  db,
  now,
  onChange,
}: Pick<RealtimeContext, 'db' | 'now'> & { onChange: () => Promise<void> }): (
  sockets: readonly CallSocket[],
) => Promise<void> {
  let seenAtMs = Number.NEGATIVE_INFINITY;
  let lastCount: number | undefined;
  return async (sockets) => {
    const at = now();
    if (Math.abs(toEpochMs(at) - seenAtMs) >= seenEveryMs) {
      seenAtMs = toEpochMs(at);
      const doctors = sockets.flatMap(({ data: { caller } }) =>
        caller?.role === 'ROLE_DOCTOR' ? [caller.accountId] : [],
      );
      await markDoctorsSeen(db, [...new Set(doctors)], at);
    }
    const count = await countDoctorsOnline(db, at);
    if (lastCount !== undefined && count !== lastCount) await onChange();
    lastCount = count;
  };
}
