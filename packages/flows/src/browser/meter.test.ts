import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { SignallingCommand } from '../call/call.types.ts';
import { meterActor } from './meter.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the meter of a call sends what it measures, and nothing else', () => {
  const sent: SignallingCommand[] = [];
  const meter = createActor(meterActor({ send: (command) => sent.push(command) })).start();
  meter.send({ type: 'meter.linked', remoteId: 'z' });
  vi.advanceTimersByTime(1500);
  meter.send({ type: 'meter.path', path: 'direct' });
  meter.send({ type: 'meter.count', kind: 'rebuild' });
  expect(sent).toEqual([
    { type: 'wire.measured', measurement: { kind: 'setup', seconds: 1.5, path: 'direct' } },
    { type: 'wire.measured', measurement: { kind: 'rebuild' } },
  ]);
});
