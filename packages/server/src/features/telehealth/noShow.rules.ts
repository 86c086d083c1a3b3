import { addMs } from '@vitalane/time';
import type { ConsultationRow } from '../../authorisation/openPlaces.queries.ts';

type Attendance = Pick<ConsultationRow, 'status' | 'calledAt' | 'endedAt' | 'metAt' | 'identityConfirmed'>;

/**
 * Returns whether the patient was in the call: the two were in the room together, or the doctor checked the
 * identity.
 */
export function hasCome({ metAt, identityConfirmed }: Attendance): boolean {
  return metAt !== null || identityConfirmed;
}

/** Returns when the doctor may record a no-show; `null` when it does not apply. */
export function noShowFrom(row: Attendance, graceMs: number): Date | null {
  const { status, calledAt, endedAt } = row;
  if (hasCome(row) || calledAt === null) return null;
  return status === 'in_call' ? addMs(calledAt, graceMs) : endedAt;
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
