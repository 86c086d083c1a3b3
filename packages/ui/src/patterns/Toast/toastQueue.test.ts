import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue, showToast, type ToastQueue } from './toastQueue.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns a queue whose region has neither hover nor focus. */
function runningQueue(): ToastQueue {
  const queue = createToastQueue();
  queue.setRunning(true);
  return queue;
}

const shown = (queue: ToastQueue) => queue.visibleToasts.map(({ content }) => content.message);

test('a toast closes after 5000 ms', () => {
  const queue = runningQueue();
  showToast(queue, { type: 'success', message: 'Password change successfully' });
  vi.advanceTimersByTime(4999);
  expect(shown(queue)).toEqual(['Password change successfully']);
  vi.advanceTimersByTime(1);
  expect(shown(queue)).toEqual([]);
});

test('a toast supports a longer timeout', () => {
  const queue = runningQueue();
  showToast(queue, { type: 'warning', message: 'The call has ended.', timeOut: 8000 });
  vi.advanceTimersByTime(7999);
  expect(shown(queue)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown(queue)).toEqual([]);
});

test('the countdown pauses and resumes', () => {
  const queue = runningQueue();
  showToast(queue, { type: 'info', message: 'one' });
  vi.advanceTimersByTime(3000);
  queue.setRunning(false);
  vi.advanceTimersByTime(60_000);
  expect(shown(queue)).toEqual(['one']);
  queue.setRunning(true);
  vi.advanceTimersByTime(1999);
  expect(shown(queue)).toEqual(['one']);
  vi.advanceTimersByTime(1);
  expect(shown(queue)).toEqual([]);
});

test('the countdown starts only with a region', () => {
  const queue = createToastQueue();
  showToast(queue, { type: 'info', message: 'one' });
  vi.advanceTimersByTime(60_000);
  expect(shown(queue)).toEqual(['one']);
});

test('shows at most three toasts, newest first, and the next when one closes', () => {
  const queue = runningQueue();
  for (const message of ['one', 'two', 'three']) showToast(queue, { type: 'info', message });
  const fourth = showToast(queue, { type: 'info', message: 'four' });
  expect(shown(queue)).toEqual(['four', 'three', 'two']);
  queue.close(fourth);
  expect(shown(queue)).toEqual(['three', 'two', 'one']);
});

test('a displaced toast gets its full time again', () => {
  const queue = runningQueue();
  showToast(queue, { type: 'info', message: 'one' });
  vi.advanceTimersByTime(4000);
  const newer = ['two', 'three', 'four'].map((message) =>
    showToast(queue, { type: 'info', message, timeOut: 60_000 }),
  );
  vi.advanceTimersByTime(10_000);
  queue.close(newer[0] ?? '');
  vi.advanceTimersByTime(4999);
  expect(shown(queue)).toContain('one');
  vi.advanceTimersByTime(1);
  expect(shown(queue)).toEqual(['four', 'three']);
});

test('subscribers are notified of each change until they unsubscribe', () => {
  const queue = runningQueue();
  const onChange = vi.fn();
  const stop = queue.subscribe(onChange);
  showToast(queue, { type: 'info', message: 'one' });
  queue.clear();
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  showToast(queue, { type: 'info', message: 'two' });
  expect(onChange).toHaveBeenCalledTimes(2);
});
