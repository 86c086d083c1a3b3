import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recoverQueries, retryIntervalMs } from './recovery.ts';
import { createStores } from './stores.ts';

const lost = new TypeError('Failed to fetch');
const refusal = { code: 'not_found', message: 'There is no such thing.', requestId: 'r' };

const cleanUp: (() => void)[] = [];
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const stop of cleanUp.splice(0)) stop();
  vi.useRealTimers();
});

function start({ error, isUp }: { error: unknown; isUp: () => boolean }) {
  const queryClient = createStores();
  const reach = vi.fn(async () => {
    if (!isUp()) throw lost;
  });
  cleanUp.push(recoverQueries(queryClient, { reach }));
  const queryFn = async () => {
    if (!isUp()) throw error;
    return 'found';
  };
  const observer = new QueryObserver<string>(queryClient, { queryKey: ['get', '/feature'], queryFn });
  cleanUp.push(observer.subscribe(() => undefined));
  return { observer, reach };
}

it('refetches failed queries when the server responds again', async () => {
  let isUp = false;
  const { observer, reach } = start({ error: lost, isUp: () => isUp });
  await vi.advanceTimersByTimeAsync(4 * retryIntervalMs);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  isUp = true;
  await vi.advanceTimersByTimeAsync(retryIntervalMs);
  expect(observer.getCurrentResult().data).toBe('found');
  reach.mockClear();
  await vi.advanceTimersByTimeAsync(4 * retryIntervalMs);
  expect(reach).not.toHaveBeenCalled();
});

it('does not refetch refused queries', async () => {
  const { observer, reach } = start({ error: refusal, isUp: () => false });
  await vi.advanceTimersByTimeAsync(4 * retryIntervalMs);
  expect(observer.getCurrentResult().status).toBe('error');
  expect(reach).not.toHaveBeenCalled();
});
