import { afterEach, describe, expect, it, vi } from 'vitest';
import { askFirst } from './router.ts';
import type { Page } from './routes.tsx';

const pageThatAsks = (ask: () => Promise<unknown>): Page => Object.assign(() => null, { ask });

describe('what a page shows first', () => {
  afterEach(() => vi.useRealTimers());

  it('is there before the page is drawn', async () => {
    let answer: string | undefined;
    await askFirst([
      pageThatAsks(async () => {
        answer = 'readings';
      }),
    ]);
    expect(answer).toBe('readings');
  });

  it('is not waited for longer than 0.3 s', async () => {
    vi.useFakeTimers();
    const drawn = vi.fn();
    void askFirst([pageThatAsks(() => new Promise(() => {}))]).then(drawn);
    await vi.advanceTimersByTimeAsync(299);
    expect(drawn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(drawn).toHaveBeenCalledOnce();
  });

  it('may fail: the page says so itself', async () => {
    await expect(
      askFirst([pageThatAsks(() => Promise.reject(new Error('offline')))]),
    ).resolves.toBeUndefined();
  });

  it('is nothing for a page without data', async () => {
    await expect(askFirst([() => null])).resolves.toBeUndefined();
  });
});
