import { failed, loading, ready } from '@vitalane/ui';
import { describe, expect, it } from 'vitest';
import { joinRemote, toRemote } from './remote.ts';

const refusal = { code: 'not_allowed', message: 'You may not see this.', requestId: 'r' };

describe('what a screen is told of an answer', () => {
  it('is "loading" until the first answer', () => {
    expect(toRemote({ data: undefined, error: null, isPending: true })).toEqual({ status: 'loading' });
  });

  it('is a failure, never an endless wait, while there is no network', () => {
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

  it('is the old data, marked so, when a newer answer could not be had', () => {
    expect(toRemote({ data: [1], error: new TypeError('x'), isPending: false })).toMatchObject({
      status: 'ready',
      isStale: true,
    });
  });

  it('is a failure, never "none", when there was no answer', () => {
    expect(toRemote({ data: undefined, error: new TypeError('x'), isPending: false })).toEqual({
      status: 'failed',
      message: 'Network error. Please try again.',
    });
  });

  it('is "forbidden" when the server says so', () => {
    expect(toRemote({ data: undefined, error: refusal, isPending: false })).toEqual({ status: 'forbidden' });
  });
});

describe('two answers that only together say something', () => {
  const add = (a: number, b: number) => a + b;

  it('are shown when both have come', () => {
    expect(joinRemote(ready(1), ready(2, { isStale: true }), add)).toEqual(ready(3, { isStale: true }));
  });

  it('wait for each other, and fail together', () => {
    expect(joinRemote(ready(1), loading, add)).toEqual(loading);
    expect(joinRemote(loading, ready(1), add)).toEqual(loading);
    expect(joinRemote(ready(1), failed('Network error. Please try again.'), add)).toEqual(
      failed('Network error. Please try again.'),
    );
  });
});
