import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchGathering } from './rtcGathering.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class FakeConnection extends EventTarget {
  localDescription: RTCSessionDescription | null = null;
  #iceTransportPolicy: RTCIceTransportPolicy;

  constructor(iceTransportPolicy: RTCIceTransportPolicy) {
    super();
    this.#iceTransportPolicy = iceTransportPolicy;
  }

  getConfiguration = (): RTCConfiguration => ({ iceTransportPolicy: this.#iceTransportPolicy });

  takeOffer(): void {
    this.dispatchEvent(new Event('signalingstatechange'));
  }

  answer(): void {
    const description = { type: 'answer', sdp: 'v=0' } as const;
    this.localDescription = { ...description, toJSON: () => description };
    this.dispatchEvent(new Event('signalingstatechange'));
  }
}

function startWatch(iceTransportPolicy: RTCIceTransportPolicy = 'all') {
  const connection = new FakeConnection(iceTransportPolicy);
  const report = vi.fn();
  watchGathering(connection, report);
  return { connection, report };
}

test('gathering without a candidate is reported 1.5 s after the local description, once', () => {
  const { connection, report } = startWatch();
  connection.takeOffer();
  vi.advanceTimersByTime(5000);
  connection.answer();
  vi.advanceTimersByTime(1499);
  expect(report).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  connection.answer();
  vi.advanceTimersByTime(60_000);
  expect(report).toHaveBeenCalledTimes(1);
});

// The browser ends a gathering, also one without a candidate, with the same event.
test('a candidate or the end of gathering ends the watch', () => {
  const { connection, report } = startWatch();
  connection.answer();
  vi.advanceTimersByTime(1499);
  connection.dispatchEvent(new Event('icecandidate'));
  connection.answer();
  vi.advanceTimersByTime(60_000);
  expect(report).not.toHaveBeenCalled();
});

test('a connection that may use relays only is not watched, because a relay may answer later', () => {
  const { connection, report } = startWatch('relay');
  connection.answer();
  vi.advanceTimersByTime(60_000);
  expect(report).not.toHaveBeenCalled();
});
