import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetries } from './lazyPart.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('retries with backoff until it succeeds', async () => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < 4) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  });
  const loaded = loadWithRetries(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4001);
  await expect(loaded).resolves.toBe('part');
});
