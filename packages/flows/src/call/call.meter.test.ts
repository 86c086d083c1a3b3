import { describe, expect, test } from 'vitest';
import { tick } from '../testing/clock.ts';
import { type CallHarness, startConnected, startWaiting } from './call.harness.ts';
import { createCallMeter } from './call.meter.ts';
import type { CallCount, CallMeasurement, MeterCommand, PeerReport } from './call.types.ts';

const linked = (remoteId: string): MeterCommand => ({ type: 'meter.linked', remoteId });
const direct: MeterCommand = { type: 'meter.path', path: 'direct' };
const relay: MeterCommand = { type: 'meter.path', path: 'relay' };
const counted = (kind: CallCount): MeterCommand => ({ type: 'meter.count', kind });

/** Returns what a meter measures of the commands, each with its second. */
function measure(...commands: (readonly [atS: number, command: MeterCommand])[]): CallMeasurement[] {
  const meter = createCallMeter();
  return commands.flatMap(([atS, command]) => meter(command, atS * 1000) ?? []);
}

describe('the meter', () => {
  test('measures the time to the first connection with a page, and its path', () => {
    expect(measure([10, linked('a')], [11.5, relay])).toEqual([
      { kind: 'setup', seconds: 1.5, path: 'relay' },
    ]);
  });

  test('includes rebuilds before the first connection, and ignores those after it', () => {
    const commands = measure(
      [0, linked('a')],
      [8, linked('a')],
      [9, direct],
      [60, linked('a')],
      [61, direct],
    );
    expect(commands).toEqual([{ kind: 'setup', seconds: 9, path: 'direct' }]);
  });

  test('begins again with another page, and after a connection was given up', () => {
    expect(measure([0, linked('a')], [1, direct], [5, linked('b')], [7, direct])).toMatchObject([
      { seconds: 1 },
      { seconds: 2 },
    ]);
    expect(
      measure([0, linked('a')], [1, direct], [40, counted('failure')], [50, linked('a')], [53, direct]),
    ).toMatchObject([{ seconds: 1 }, { kind: 'failure' }, { seconds: 3 }]);
  });

  test('measures nothing of a connection that was given up, or of a page that was suspended', () => {
    expect(measure([0, linked('a')], [30, counted('failure')], [31, direct])).toEqual([{ kind: 'failure' }]);
    expect(measure([0, linked('a')], [120.5, direct])).toEqual([]);
  });

  test('counts each restart and rebuild, and each freeze once', () => {
    const freeze = counted('freeze');
    expect(measure([0, counted('restart')], [1, counted('restart')], [2, counted('rebuild')])).toEqual([
      { kind: 'restart' },
      { kind: 'restart' },
      { kind: 'rebuild' },
    ]);
    expect(measure([0, freeze], [2, freeze], [20, freeze], [49, freeze], [79, freeze])).toHaveLength(2);
  });
});

describe('the call tells its meter', () => {
  const told = ({ meter }: CallHarness) =>
    (meter.live[0]?.received ?? []).map(({ type, kind, path }) => kind ?? path ?? type);
  const notice = (call: CallHarness, event: PeerReport) => call.peer.live[0]?.report(event);

  test('of the other member and the path, once connected', async () => {
    const call = await startWaiting();
    expect(told(call)).toEqual([]);
    call.signalling.live[0]?.report({ type: 'signal.peerJoined', id: 'a-remote', email: null });
    notice(call, { type: 'peer.connected' });
    notice(call, { type: 'peer.path', path: 'relay' });
    expect(call.meter.live[0]?.received).toEqual([linked('a-remote'), relay]);
  });

  test('of each repair of a path, and that it was given up', async () => {
    const call = await startConnected('a-remote');
    notice(call, { type: 'peer.disconnected' });
    tick(call.clock, 40_000);
    expect(told(call).filter((mark) => mark !== 'meter.linked')).toEqual([
      'restart',
      ...Array(5).fill('rebuild'),
      'failure',
    ]);
  });

  test('of no repair when the path comes back by itself, or the other side rebuilds it', async () => {
    const call = await startConnected('z-remote');
    notice(call, { type: 'peer.disconnected' });
    notice(call, { type: 'peer.connected' });
    notice(call, { type: 'peer.disconnected' });
    const description = { type: 'offer' as const, sdp: 'v=0' };
    call.signalling.live[0]?.report({
      type: 'signal.offer',
      from: 'z-remote',
      stage: 'initial',
      description,
    });
    expect(call.peer.started()).toBe(2);
    expect(told(call)).toEqual(['meter.linked', 'meter.linked']);
  });

  test.each([
    ['peer.repairing', ['meter.linked', 'freeze']],
    ['peer.frozen', ['meter.linked', 'freeze', 'rebuild', 'meter.linked']],
  ] as const)('of a frozen picture at %s', async (type, marks) => {
    const call = await startConnected('a-remote');
    notice(call, { type });
    expect(told(call)).toEqual(marks);
  });
});
