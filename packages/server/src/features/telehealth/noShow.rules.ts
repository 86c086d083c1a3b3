import { addMs, minuteMs, toEpochMs } from '@vitalane/time';
import type { ConsultationRow } from '../../authorisation/openPlaces.queries.ts';

type Attendance = Pick<ConsultationRow, 'status' | 'calledAt' | 'metAt' | 'identityConfirmed' | 'noShow'>;

/**
 * Returns whether the patient was in the call: the two were in the room together, or the doctor checked the
 * identity.
 */
export function hasCome({ metAt, identityConfirmed }: Attendance): boolean {
  return metAt !== null || identityConfirmed;
}

/** Returns the instant, or the next full minute. */
function fullMinuteFrom(instant: Date): Date {
  const overMs = toEpochMs(instant) % minuteMs;
  return overMs === 0 ? instant : addMs(instant, minuteMs - overMs);
}

/**
 * Returns when the doctor may record a no-show; `null` when it does not apply or is recorded. In a call this is a
 * full minute, because the doctor reads the time in minutes. After the call it is at once.
 */
export function noShowFrom(row: Attendance, graceMs: number): Date | null {
  const { status, calledAt, noShow } = row;
  if (hasCome(row) || calledAt === null || noShow) return null;
  return status === 'in_call' ? fullMinuteFrom(addMs(calledAt, graceMs)) : calledAt;
}

/**
 * Returns whether a no-show may be recorded now: the patient never came, is absent, and the grace period has
 * ended.
 */
export function isNoShowAllowed(
  row: Attendance,
  { now, graceMs, isPatientHere }: { now: Date; graceMs: number; isPatientHere: boolean },
): boolean {
  const from = noShowFrom(row, graceMs);
  return !isPatientHere && from !== null && now >= from;
}
