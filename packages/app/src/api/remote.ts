import type { UseQueryResult } from '@tanstack/react-query';
import { failed, forbidden, loading, type Remote, ready } from '@vitalane/ui';
import { failureMessages } from '@vitalane/ui/messages';
import { codeOf, messageOf } from './errors.ts';

type Answer<T> = Pick<UseQueryResult<T, unknown>, 'data' | 'error' | 'isPending'> &
  Partial<Pick<UseQueryResult<T, unknown>, 'fetchStatus'>>;

/** Returns what a screen shows of a query. Old data stay when a newer answer could not be loaded. */
export function toRemote<T>({ data, error, isPending, fetchStatus }: Answer<T>): Remote<T> {
  if (data !== undefined) return ready(data, { isStale: error !== null });
  // Not asked for, because the browser says that there is no network; it is as soon as there is one.
  if (isPending && fetchStatus === 'paused') return failed(failureMessages.offline);
  if (isPending) return loading;
  return codeOf(error) === 'not_allowed' ? forbidden : failed(messageOf(error));
}

/** Returns what a screen shows of two answers that only together say something: the first that is missing decides. */
export function joinRemote<A, B, C>(one: Remote<A>, other: Remote<B>, join: (a: A, b: B) => C): Remote<C> {
  if (one.status !== 'ready') return one;
  if (other.status !== 'ready') return other;
  return ready(join(one.data, other.data), { isStale: Boolean(one.isStale || other.isStale) });
}
