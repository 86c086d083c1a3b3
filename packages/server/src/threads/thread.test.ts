import { afterEach, describe, expect, it } from 'vitest';
import { createThread, JobTimeout, runInThread, type Thread } from './thread.ts';

const counting = new URL('../../test/helpers/counting.worker.ts', import.meta.url);
const limits = { timeLimitMs: 60_000, heapMegabytes: 64, idleMs: 60_000 };

let thread: Thread;
afterEach(() => thread.close());

describe('a long-lived thread', () => {
  it('runs one job after the other', async () => {
    thread = createThread(counting, limits);
    expect(await Promise.all([thread.run('a'), thread.run('b')])).toEqual(['a 1', 'b 2']);
  });

  it('continues after a job that throws', async () => {
    thread = createThread(counting, limits);
    await thread.run('a');
    await expect(thread.run('throw')).rejects.toThrow('on purpose');
    expect(await thread.run('b')).toBe('b 2');
  });

  it('is replaced when a job exits it', async () => {
    thread = createThread(counting, limits);
    await thread.run('a');
    await expect(thread.run('exit')).rejects.toThrow('worker exited with code: 3');
    expect(await thread.run('b')).toBe('b 1');
  });

  it('is replaced when a job exceeds its memory limit', async () => {
    thread = createThread(counting, limits);
    await expect(thread.run('fill')).rejects.toThrow('memory limit');
    expect(await thread.run('b')).toBe('b 1');
  });

  it('starts again after it was closed', async () => {
    thread = createThread(counting, limits);
    await thread.run('a');
    await thread.close();
    expect(await thread.run('b')).toBe('b 1');
  });
});

it('stops a job that takes too long, including an endless loop', async () => {
  thread = createThread(counting, { ...limits, timeLimitMs: 1 });
  await expect(thread.run('loop')).rejects.toThrow(JobTimeout);
});

it('a job in its own thread has no state of the previous one', async () => {
  expect(await runInThread(counting, 'a', limits)).toBe('a 1');
  expect(await runInThread(counting, 'b', limits)).toBe('b 1');
});
