import type { ErrorCode } from '@vitalane/contract';
import { addMs, minuteMs } from '@vitalane/time';
import type { ConsultationRow } from '../../authorisation/openPlaces.queries.ts';

/** Upper limit of the messages of one consultation. */
const maxMessages = 500;

/** Upper limit of the files of one consultation. */
const maxFiles = 20;

/** How long after the call a message still arrives that was typed without a connection. */
const lateMs = 10 * minuteMs;

/** Side of a consultation. */
export type Side = 'patient' | 'doctor';

/** Returns why a message cannot be stored with a consultation; `null` when it can. */
export function refusalOfMessage(visit: ConsultationRow, now: Date): ErrorCode | null {
  const isUnderWay = visit.status !== 'waiting' && visit.doctorId !== null && !isLate(visit, now);
  if (!isUnderWay) return 'visit_over';
  return visit.messageCount >= maxMessages ? 'visit_full' : null;
}

/** As {@link refusalOfMessage}, for a file. The patient's files also arrive before the doctor opens the call. */
export function refusalOfFile(visit: ConsultationRow, from: Side, now: Date): ErrorCode | null {
  const isBefore = from === 'patient' && visit.status === 'waiting';
  const refusal = isBefore ? null : refusalOfMessage(visit, now);
  return refusal ?? (visit.fileCount >= maxFiles ? 'visit_files_full' : null);
}

function isLate({ endedAt }: ConsultationRow, now: Date): boolean {
  return endedAt !== null && now > addMs(endedAt, lateMs);
}
