import { failed, loading, ready } from '@vitalane/ui';
import { describe, expect, it } from 'vitest';
import { joinRemote, toRemote } from './remote.ts';

const refusal = { code: 'not_allowed', message: 'You may not see this.', requestId: 'r' };

describe('remote data of a query', () => {
  it('is "loading" until the first response', () => {
    expect(toRemote({ data: undefined, error: null, isPending: true })).toEqual({ status: 'loading' });
  });

  it('is a failure while offline, never endless loading', () => {
    const paused = { data: undefined, error: null, isPending: true, fetchStatus: 'paused' } as const;
    expect(toRemote(paused)).toEqual({
      status: 'failed',
      message: 'This cannot be shown while you are offline.',
    });
  });

  it('is the data', () => {
    expect(toRemote({ data: [1], error: null, isPending: false })).toEqual({
      status: 'ready',
      data: [1],
      isStale: false,
    });
  });

  it('is the old data marked as stale when a refetch fails', () => {
    expect(toRemote({ data: [1], error: new TypeError('x'), isPending: false })).toMatchObject({
      status: 'ready',
      isStale: true,
    });
  });

  it('is a failure, never "none", without a response', () => {
    expect(toRemote({ data: undefined, error: new TypeError('x'), isPending: false })).toEqual({
      status: 'failed',
      message: 'Network error. Please try again.',
    });
  });

  it('is "forbidden" when the server refuses access', () => {
    expect(toRemote({ data: undefined, error: refusal, isPending: false })).toEqual({ status: 'forbidden' });
  });
});

describe('joined remote data', () => {
  const add = (a: number, b: number) => a + b;

  it('are shown when both are loaded', () => {
    expect(joinRemote(ready(1), ready(2, { isStale: true }), add)).toEqual(ready(3, { isStale: true }));
  });

  it('wait for each other and fail together', () => {
    expect(joinRemote(ready(1), loading, add)).toEqual(loading);
    expect(joinRemote(loading, ready(1), add)).toEqual(loading);
    expect(joinRemote(ready(1), failed('Network error. Please try again.'), add)).toEqual(
      failed('Network error. Please try again.'),
    );
  });
});
