import { hourMs } from '@vitalane/time';
import type { FieldMessages } from '../shared/errors.ts';
import type { OutboxItem, Outcome } from './outbox.types.ts';

/** The server stores a key for 24 hours; one hour allows for clock differences and pending responses. */
const KEY_LIFE_MS = 23 * hourMs;

/** Returns whether sending the item again could duplicate it. */
export function isUncertain(item: OutboxItem<unknown>, nowMs: number): boolean {
  return item.sentAt !== null && item.refusal === null && nowMs - item.sentAt > KEY_LIFE_MS;
}

/** Returns whether the item can be changed or discarded: the server cannot have it, because it is unsent or refused. */
export function canChange({ sentAt, refusal }: OutboxItem<unknown>): boolean {
  return refusal !== null || sentAt === null;
}

/** Returns the item after an attempt; `null` when it is done. */
export function itemAfter<Request>(item: OutboxItem<Request>, outcome: Outcome): OutboxItem<Request> | null {
  switch (outcome.kind) {
    case 'stored':
      return null;
    case 'refused':
      return { ...item, refusal: { code: outcome.code, message: outcome.message, fields: outcome.fields } };
    case 'unreached':
    case 'deferred':
    case 'rejected':
      return item;
    default:
      return outcome satisfies never;
  }
}

/** Server codes that concern the session or account, not the entry. */
const sessionCodes: readonly string[] = [
  'account_inactive',
  'second_factor_required',
  'second_factor_missing',
  'too_many_requests',
];

const laterStatuses: readonly number[] = [408, 425, 429];

/** Returns the outcome of a response for the item that was sent. `body` is the server's error, if any. */
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
  if (status >= 500) return { kind: 'deferred' };
  if (status < 400 || laterStatuses.includes(status)) return { kind: 'unreached' };
  if (code && sessionCodes.includes(code)) return { kind: 'unreached' };
  return { kind: 'refused', code: 'refused', message, fields };
}
