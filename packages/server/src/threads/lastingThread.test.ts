import { afterEach, expect, it } from 'vitest';
import { createLastingThread, type LastingThread } from './lastingThread.ts';
import { JobTimeout } from './runInWorker.ts';

/** Returns which job it is for this thread; fails or never answers when it is told to. */
const counting = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let jobs = 0;
    parentPort.on('message', (job) => {
      if (job === 'fail') throw new Error('on purpose');
      jobs += 1;
      if (job !== 'hang') parentPort.postMessage(job + ' ' + jobs);
    });
  `)}`,
);
const limits = { timeLimitMs: 20_000, heapMegabytes: 64, idleMs: 60_000 };

let thread: LastingThread;
afterEach(() => thread.close());

it('does one job after the other in the same thread', async () => {
  thread = createLastingThread(counting, limits);
  expect(await Promise.all([thread.run('a'), thread.run('b')])).toEqual(['a 1', 'b 2']);
});

it('says why a job failed and does the next one in a new thread', async () => {
  thread = createLastingThread(counting, limits);
  await thread.run('a');
  await expect(thread.run('fail')).rejects.toThrow('on purpose');
  expect(await thread.run('b')).toBe('b 1');
});

it('gives up a job that takes too long', async () => {
  thread = createLastingThread(counting, { ...limits, timeLimitMs: 1 });
  await expect(thread.run('hang')).rejects.toThrow(JobTimeout);
});

it('begins anew after it was ended', async () => {
  thread = createLastingThread(counting, limits);
  await thread.run('a');
  await thread.close();
  expect(await thread.run('b')).toBe('b 1');
});
