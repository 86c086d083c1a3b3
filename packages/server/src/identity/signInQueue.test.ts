import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/apiError.ts';
import { queueSignIn, signInsAtOnce } from './signInQueue.ts';

describe('300 sources that sign in concurrently', () => {
  it('are checked a few at a time, and refused without a query when too many wait', async () => {
    let running = 0;
    let maxRunning = 0;
    let checked = 0;
    const check = async () => {
      checked += 1;
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise(setImmediate);
      running -= 1;
    };
    const tries = Array.from({ length: 300 }, (_, n) => queueSignIn(`10.0.${n % 3}.${n}`, check));
    const answers = await Promise.allSettled(tries);
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(maxRunning).toBe(signInsAtOnce);
    expect(checked).toBe(200 + signInsAtOnce);
    expect(refusals).toHaveLength(100 - signInsAtOnce);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(ApiError);
      expect(refusal).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 5 });
    }
  });
});
