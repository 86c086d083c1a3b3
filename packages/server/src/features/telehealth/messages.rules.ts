import type { ErrorCode } from '@vitalane/contract';
import { addMs, minuteMs } from '@vitalane/time';
import type { ConsultationRow } from '../../authorisation/openPlaces.queries.ts';

/** Upper limit of the messages of one consultation. */
const maxMessages = 500;

/** How long after the call a message still arrives that was typed without a connection. */
const lateMs = 10 * minuteMs;

/** Returns why a message cannot be stored with a consultation; `null` when it can. */
export function refusalOfMessage(
  { status, doctorId, endedAt, messageCount }: ConsultationRow,
  now: Date,
): ErrorCode | null {
  const isLate = endedAt !== null && now > addMs(endedAt, lateMs);
  if (status === 'waiting' || doctorId === null || isLate) return 'visit_over';
  return messageCount >= maxMessages ? 'visit_full' : null;
}
