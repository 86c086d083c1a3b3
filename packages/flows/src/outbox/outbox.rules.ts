import { hourMs } from '@vitalane/time';
import type { FieldMessages } from '../shared/errors.ts';
import type { OutboxItem, Outcome } from './outbox.types.ts';

/** The server knows a key for 24 hours; an hour is left for clocks that differ and for answers on their way. */
export const KEY_LIFE_MS = 23 * hourMs;

/** Returns whether sending the item once more could double it. */
export function isUncertain(item: OutboxItem<unknown>, nowMs: number): boolean {
  return item.sentAt !== null && item.refusal === null && nowMs - item.sentAt > KEY_LIFE_MS;
}

/** Returns the item after a try; null when it is done. */
export function nextOf<Request>(item: OutboxItem<Request>, outcome: Outcome): OutboxItem<Request> | null {
  switch (outcome.kind) {
    case 'stored':
      return null;
    case 'refused':
      return { ...item, refusal: { code: outcome.code, message: outcome.message, fields: outcome.fields } };
    case 'unreached':
    case 'rejected':
      return item;
    default:
      return outcome satisfies never;
  }
}

/** Codes of the server that are about the person's session or account and not about the entry. */
const sessionCodes: readonly string[] = [
  'account_inactive',
  'second_factor_required',
  'second_factor_missing',
  'too_many_requests',
];

const laterStatuses: readonly number[] = [408, 425, 429];

/** Returns what a server's answer means for the item that was sent. `body` is the server's error, if it was one. */
export function outcomeOf(
  status: number,
  {
    code,
    message = null,
    fields = {},
  }: { code?: string; message?: string | null; fields?: FieldMessages } = {},
): Outcome {
  if (status >= 200 && status < 300) return { kind: 'stored' };
  if (status === 401 || status === 503) return { kind: 'rejected' };
  if (status >= 500 || status < 400 || laterStatuses.includes(status)) return { kind: 'unreached' };
  if (code && sessionCodes.includes(code)) return { kind: 'unreached' };
  return { kind: 'refused', code: 'refused', message, fields };
}
