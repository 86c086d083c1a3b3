import { describe, expect, it } from 'vitest';
import { pollDelayMs } from './poll.ts';

describe('the poll interval', () => {
  it.each([
    [{ isHidden: false, failures: 0, jitter: 0 }, 15_000],
    [{ isHidden: true, failures: 0, jitter: 0 }, 60_000],
    [{ isHidden: false, failures: 1, jitter: 0 }, 30_000],
    [{ isHidden: false, failures: 2, jitter: 0 }, 60_000],
    [{ isHidden: false, failures: 9, jitter: 0 }, 60_000],
    [{ isHidden: true, failures: 9, jitter: 0 }, 240_000],
    [{ isHidden: false, failures: 0, jitter: 0.2 }, 18_000],
    [{ isHidden: false, failures: 0, jitter: -0.2 }, 12_000],
  ])('%o asks again after %i ms', (facts, delayMs) => {
    expect(pollDelayMs(facts)).toBe(delayMs);
  });
});
