import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadData } from './router.ts';
import type { Page } from './routes.tsx';

const pageWithData = (preload: () => Promise<unknown>): Page => Object.assign(() => null, { preload });

describe('first data of a page', () => {
  afterEach(() => vi.useRealTimers());

  it('is loaded before the page is drawn', async () => {
    let answer: string | undefined;
    await preloadData([
      pageWithData(async () => {
        answer = 'readings';
      }),
    ]);
    expect(answer).toBe('readings');
  });

  it('delays drawing by at most 0.3 s', async () => {
    vi.useFakeTimers();
    const drawn = vi.fn();
    void preloadData([pageWithData(() => new Promise(() => {}))]).then(drawn);
    await vi.advanceTimersByTimeAsync(299);
    expect(drawn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(drawn).toHaveBeenCalledOnce();
  });

  it('does not delay a page that draws at once', async () => {
    const waiting = pageWithData(() => new Promise(() => {}));
    const call: Page = Object.assign(() => null, { drawsAtOnce: true });
    await expect(preloadData([waiting, call])).resolves.toBeUndefined();
  });

  it('may fail: the page reports it itself', async () => {
    await expect(
      preloadData([pageWithData(() => Promise.reject(new Error('offline')))]),
    ).resolves.toBeUndefined();
  });

  it('is empty for a page without data', async () => {
    await expect(preloadData([() => null])).resolves.toBeUndefined();
  });
});
