import type { ConsultationRow } from './queue.queries.ts';

/** From when the doctor of a call may mark that the patient did not come; null once it has ended. */
export function noShowFrom(
  { status, calledAt }: Pick<ConsultationRow, 'status' | 'calledAt'>,
  graceMs: number,
): Date | null {
  return status === 'in_call' && calledAt ? new Date(calledAt.getTime() + graceMs) : null;
}

/** Whether a no-show may be marked now: the patient is not there and has had the time to come. */
export function isNoShowAllowed(
  row: Pick<ConsultationRow, 'status' | 'calledAt'>,
  { now, graceMs, isPatientHere }: { now: Date; graceMs: number; isPatientHere: boolean },
): boolean {
  const from = noShowFrom(row, graceMs);
  return !isPatientHere && (from === null || now >= from);
}
