import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { meterActor } from './meter.ts';
import type { WireMessage } from './signalling.types.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the meter of a call sends what it measures, and nothing else', () => {
  const sent: WireMessage[] = [];
  const meter = createActor(meterActor({ send: (message) => sent.push(message) })).start();
  meter.send({ type: 'meter.linked', remoteId: 'z' });
  vi.advanceTimersByTime(1500);
  meter.send({ type: 'meter.path', path: 'direct' });
  meter.send({ type: 'meter.count', kind: 'rebuild' });
  expect(sent).toEqual([
    { event: 'call:measured', payload: { kind: 'setup', seconds: 1.5, path: 'direct' } },
    { event: 'call:measured', payload: { kind: 'rebuild' } },
  ]);
});
