import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStores } from './stores.ts';

const refusal = { code: 'not_found', message: 'There is no such thing.', requestId: 'r' };

/** Returns the given responses in order; each waits until the test releases it. */
function answers<T>(...given: (T | { refused: unknown })[]) {
  const remaining = [...given];
  return vi.fn(async () => {
    const answer = remaining.shift();
    if (answer && typeof answer === 'object' && 'refused' in answer) throw answer.refused;
    return answer as T;
  });
}

function watch<T>(call: () => Promise<T>) {
  const observer = new QueryObserver<T>(createStores(), { queryKey: ['get', '/feature'], queryFn: call });
  cleanUp.push(observer.subscribe(() => undefined));
  return observer;
}

const cleanUp: (() => void)[] = [];
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const stop of cleanUp.splice(0)) stop();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('"Every feature store holds a loading flag, a last error (empty at first) and one slot per response"', () => {
  it('"Request sets loading on"; "Success stores the response and clears loading"', async () => {
    const store = watch(answers(['diagnosis']));
    expect(store.getCurrentResult()).toMatchObject({ isFetching: true, error: null, data: undefined });
    await settle();
    expect(store.getCurrentResult()).toMatchObject({ isFetching: false, error: null, data: ['diagnosis'] });
  });

  it('"Failure stores the error and clears loading"', async () => {
    const store = watch(answers({ refused: refusal }));
    await settle();
    expect(store.getCurrentResult()).toMatchObject({ isFetching: false, error: refusal, data: undefined });
  });

  it('keeps its data when a later request fails, and clears the error when the next succeeds', async () => {
    const store = watch(answers<string[]>(['old'], { refused: refusal }, ['new']));
    await settle();
    await store.refetch();
    expect(store.getCurrentResult()).toMatchObject({ error: refusal, data: ['old'] });
    await store.refetch();
    expect(store.getCurrentResult()).toMatchObject({ error: null, data: ['new'] });
  });

  it('"the health form list request does not set loading": a visible list stays during a refetch', async () => {
    const store = watch(answers(['form 1'], ['form 1', 'form 2']));
    await settle();
    const renewal = store.refetch();
    expect(store.getCurrentResult()).toMatchObject({ isPending: false, isLoading: false, data: ['form 1'] });
    await renewal;
    expect(store.getCurrentResult().data).toEqual(['form 1', 'form 2']);
  });

  it('"’Update recommendation list’ replaces the whole state with only the recommendation response"', async () => {
    const first = {
      items: [
        { uuid: 'r1', status: 'open' },
        { uuid: 'r2', status: 'open' },
      ],
      asOf: '2026-01-01',
    };
    const second = { items: [{ uuid: 'r2', status: 'done' }] };
    const store = watch<object>(answers<object>(first, second));
    await settle();
    await store.refetch();
    expect(store.getCurrentResult().data).toEqual(second);
  });

  it('retries after a lost connection, never after a refusal', async () => {
    const lost = answers<string>({ refused: new TypeError('Failed to fetch') }, 'found');
    const store = watch(lost);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.getCurrentResult().data).toBe('found');
    const refused = answers<string>({ refused: refusal }, 'never asked');
    watch(refused);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refused).toHaveBeenCalledOnce();
  });
});
