import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadData } from './router.ts';
import type { Page } from './routes.tsx';

const pageWithData = (preload: () => Promise<unknown>): Page => Object.assign(() => null, { preload });

describe('what a page shows first', () => {
  afterEach(() => vi.useRealTimers());

  it('is there before the page is drawn', async () => {
    let answer: string | undefined;
    await preloadData([
      pageWithData(async () => {
        answer = 'readings';
      }),
    ]);
    expect(answer).toBe('readings');
  });

  it('is not waited for longer than 0.3 s', async () => {
    vi.useFakeTimers();
    const drawn = vi.fn();
    void preloadData([pageWithData(() => new Promise(() => {}))]).then(drawn);
    await vi.advanceTimersByTimeAsync(299);
    expect(drawn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(drawn).toHaveBeenCalledOnce();
  });

  it('is not waited for by a page that draws at once', async () => {
    const waiting = pageWithData(() => new Promise(() => {}));
    const call: Page = Object.assign(() => null, { drawsAtOnce: true });
    await expect(preloadData([waiting, call])).resolves.toBeUndefined();
  });

  it('may fail: the page says so itself', async () => {
    await expect(
      preloadData([pageWithData(() => Promise.reject(new Error('offline')))]),
    ).resolves.toBeUndefined();
  });

  it('is nothing for a page without data', async () => {
    await expect(preloadData([() => null])).resolves.toBeUndefined();
  });
});
