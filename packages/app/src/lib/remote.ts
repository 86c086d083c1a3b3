import type { UseQueryResult } from '@tanstack/react-query';
import { failed, forbidden, loading, type Remote, ready } from '@vitalane/ui';
import { failureMessages } from '@vitalane/ui/messages';
import { codeOf, messageOf } from './errors.ts';

type Answer<T> = Pick<UseQueryResult<T, unknown>, 'data' | 'error' | 'isPending'> &
  Partial<Pick<UseQueryResult<T, unknown>, 'fetchStatus'>>;

/** Returns the remote data of a query. Keeps old data when a refetch fails. */
export function toRemote<T>({ data, error, isPending, fetchStatus }: Answer<T>): Remote<T> {
  if (data !== undefined) return ready(data, { isStale: error !== null });
  // The query is paused because the browser is offline; it resumes with the connection.
  if (isPending && fetchStatus === 'paused') return failed(failureMessages.offline);
  if (isPending) return loading;
  return codeOf(error) === 'not_allowed' ? forbidden : failed(messageOf(error));
}

/** Joins two responses into one. The first missing response decides the state. */
export function joinRemote<A, B, C>(one: Remote<A>, other: Remote<B>, join: (a: A, b: B) => C): Remote<C> {
  if (one.status !== 'ready') return one;
  if (other.status !== 'ready') return other;
  return ready(join(one.data, other.data), { isStale: Boolean(one.isStale || other.isStale) });
}
