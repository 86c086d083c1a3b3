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

test('a toast goes by itself after 5000 ms', () => {
  const queue = runningQueue();
  showToast(queue, { type: 'success', message: 'Password change successfully' });
  vi.advanceTimersByTime(4999);
  expect(shown(queue)).toEqual(['Password change successfully']);
  vi.advanceTimersByTime(1);
  expect(shown(queue)).toEqual([]);
});

test('a toast can stay longer', () => {
  const queue = runningQueue();
  showToast(queue, { type: 'warning', message: 'The call has ended.', timeOut: 8000 });
  vi.advanceTimersByTime(7999);
  expect(shown(queue)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown(queue)).toEqual([]);
});

test('its time stands still while it is stopped, and goes on where it stopped', () => {
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

test('no time runs down before there is a region that shows it', () => {
  const queue = createToastQueue();
  showToast(queue, { type: 'info', message: 'one' });
  vi.advanceTimersByTime(60_000);
  expect(shown(queue)).toEqual(['one']);
});

test('three are on show at once, the newest first, and the next comes when one goes', () => {
  const queue = runningQueue();
  for (const message of ['one', 'two', 'three']) showToast(queue, { type: 'info', message });
  const fourth = showToast(queue, { type: 'info', message: 'four' });
  expect(shown(queue)).toEqual(['four', 'three', 'two']);
  queue.close(fourth);
  expect(shown(queue)).toEqual(['three', 'two', 'one']);
});

test('what had to wait has its whole time once it is on show again', () => {
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

test('whoever shows toasts hears of each change until it stops listening', () => {
  const queue = runningQueue();
  const heard = vi.fn();
  const stop = queue.subscribe(heard);
  showToast(queue, { type: 'info', message: 'one' });
  queue.clear();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  showToast(queue, { type: 'info', message: 'two' });
  expect(heard).toHaveBeenCalledTimes(2);
});
