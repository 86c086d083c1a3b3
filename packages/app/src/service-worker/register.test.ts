import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker, workerPath } from './register.ts';

// The files of a worker share timers and globals.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('The service worker is installed after the page has loaded, and not during a call', () => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  const page = new EventTarget();
  const place = { pathname: '/VideoCall/room-1' };
  const register = vi.fn(() => Promise.resolve());
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', place);
  vi.stubGlobal('navigator', { serviceWorker: { register } });

  registerWorker();
  page.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  expect(register).not.toHaveBeenCalled();

  place.pathname = '/Home';
  vi.advanceTimersByTime(5_000);
  expect(register).toHaveBeenCalledExactlyOnceWith(workerPath);
});
