import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue, showToast } from './toastQueue.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a toast goes by itself after 5000 ms', () => {
  const queue = createToastQueue();
  showToast(queue, { type: 'success', message: 'Password change successfully' });
  expect(queue.visibleToasts.map(({ timeout }) => timeout)).toEqual([5000]);
});

test('a toast can stay longer', () => {
  const queue = createToastQueue();
  showToast(queue, { type: 'warning', message: 'The call has ended.', timeOut: 8000 });
  expect(queue.visibleToasts.map(({ timeout }) => timeout)).toEqual([8000]);
});

test('three are on show at once, and the next comes when one goes', () => {
  const queue = createToastQueue();
  for (const message of ['one', 'two', 'three']) showToast(queue, { type: 'info', message });
  const fourth = showToast(queue, { type: 'info', message: 'four' });
  expect(queue.visibleToasts).toHaveLength(3);
  queue.close(fourth);
  expect(queue.visibleToasts).toHaveLength(3);
});
