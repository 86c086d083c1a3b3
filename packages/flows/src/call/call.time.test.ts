import { describe, expect, test } from 'vitest';
import { FlowError } from '../shared/errors.ts';
import { tick } from '../testing/clock.ts';
import { done, failed } from '../testing/edges.ts';
import { play } from '../testing/replay.ts';
import { type CallHarness, startCall, startConnected, startWaiting } from './call.harness.ts';
import type { PeerReport, SignallingReport } from './call.types.ts';

const [politeTo, impoliteTo] = ['z-remote', 'a-remote'];

const receive = (call: CallHarness, event: SignallingReport) => call.signalling.live[0]?.report(event);
const notice = (call: CallHarness, event: PeerReport) => call.peer.live[0]?.report(event);
const commands = (call: CallHarness) => call.peer.live[0]?.received.map(({ type }) => type) ?? [];
const sessionOf = (call: CallHarness) =>
  JSON.stringify(Object(call.actor.getSnapshot().value).active?.live?.session);

describe('a lost path', () => {
  test.each([
    [impoliteTo, 1999, 2000],
    [politeTo, 2999, 3000],
  ])(
    'towards %s is given a moment to come back before it is restarted',
    async (remoteId, quietMs, restartMs) => {
      const call = await startConnected(remoteId);
      notice(call, { type: 'peer.disconnected' });
      call.clock.increment(quietMs);
      expect(commands(call)).not.toContain('ice.restart');
      call.clock.increment(restartMs - quietMs);
      expect(commands(call)).toContain('ice.restart');
    },
  );

  test('restarts at 2 s, rebuilds at 7, 12, 17, 22 and 27 s, and gives up at 30 s', async () => {
    const call = await startConnected(impoliteTo);
    notice(call, { type: 'peer.disconnected' });
    const rebuiltAtS: number[] = [];
    for (let second = 1; second <= 40; second += 1) {
      const before = call.peer.started();
      tick(call.clock, 1000);
      if (call.peer.started() > before) rebuiltAtS.push(second);
      expect(call.actor.getSnapshot().hasTag('waiting')).toBe(second >= 30);
    }
    expect(rebuiltAtS).toEqual([7, 12, 17, 22, 27]);
    expect(call.actor.getSnapshot().context.remoteSocketId).toBeNull();
    expect(call.world.tracks).toEqual({ camera: 'sounding', microphone: 'sounding' });
  });

  test('gives up 30 s after the loss even when the other side keeps rebuilding', async () => {
    const call = await startConnected(politeTo);
    notice(call, { type: 'peer.stalled' });
    for (let second = 0; second < 29; second += 1) {
      if (second % 3 === 0) {
        const description = { type: 'offer' as const, sdp: 'v=0' };
        receive(call, { type: 'signal.offer', from: politeTo, stage: 'initial', description });
      }
      tick(call.clock, 1000);
    }
    expect(call.actor.getSnapshot().hasTag('reconnecting')).toBe(true);
    expect(call.peer.started()).toBe(11);
    tick(call.clock, 1000);
    expect(call.actor.getSnapshot().hasTag('waiting')).toBe(true);
  });

  test('restarts the measurement once the picture has returned', async () => {
    const call = await startConnected(impoliteTo);
    notice(call, { type: 'peer.stalled' });
    tick(call.clock, 20_000);
    notice(call, { type: 'peer.connected' });
    tick(call.clock, 60_000);
    expect(call.actor.getSnapshot().hasTag('connected')).toBe(true);
    notice(call, { type: 'peer.stalled' });
    tick(call.clock, 29_000);
    expect(call.actor.getSnapshot().hasTag('reconnecting')).toBe(true);
  });
});

describe('a page of the other side that has gone', () => {
  const gone = { type: 'signal.peerLeft', id: politeTo } as const;

  test('is awaited 2 s after it said that it closes, without a picture until then', async () => {
    const call = await startConnected(politeTo);
    notice(call, { type: 'peer.left' });
    call.clock.increment(1999);
    expect(call.actor.getSnapshot().hasTag('reconnecting')).toBe(true);
    call.clock.increment(1);
    expect(call.actor.getSnapshot().hasTag('waiting')).toBe(true);
    expect(call.actor.getSnapshot().context.expectedId).toBe(politeTo);
  });

  test('is back in time after a reload', async () => {
    const call = await startConnected(politeTo);
    notice(call, { type: 'peer.left' });
    call.clock.increment(1000);
    receive(call, { type: 'signal.peerJoined', id: 'again', email: 'them@example.org' });
    call.clock.increment(2000);
    expect(call.peer.live[0]?.input.remoteId).toBe('again');
    expect(call.actor.getSnapshot().hasTag('waiting')).toBe(false);
  });

  test('interrupts nothing while its media arrive: it may have lost the service alone', async () => {
    const call = await startConnected(politeTo);
    receive(call, gone);
    call.clock.increment(60_000);
    expect(call.actor.getSnapshot().hasTag('connected')).toBe(true);
    notice(call, { type: 'peer.stalled' });
    call.clock.increment(2000);
    expect(call.actor.getSnapshot().hasTag('waiting')).toBe(true);
  });

  test('has the usual 30 s again when it comes back while it is awaited', async () => {
    const call = await startConnected(politeTo);
    receive(call, gone);
    notice(call, { type: 'peer.stalled' });
    call.clock.increment(1000);
    receive(call, { type: 'signal.peerJoined', id: politeTo, email: 'them@example.org' });
    tick(call.clock, 29_000);
    expect(call.actor.getSnapshot().hasTag('reconnecting')).toBe(true);
  });

  test('has the usual 30 s again once it is back at the service', async () => {
    const call = await startConnected(politeTo);
    receive(call, gone);
    receive(call, { type: 'signal.peerJoined', id: politeTo, email: 'them@example.org' });
    notice(call, { type: 'peer.stalled' });
    tick(call.clock, 29_000);
    expect(call.actor.getSnapshot().hasTag('reconnecting')).toBe(true);
  });

  test('is not called after a reload once the service says that it is gone', async () => {
    const saved = { roomId: 'r', remoteSocketId: politeTo, videoEnabled: true, audioEnabled: true };
    const call = await startWaiting({ saved });
    receive(call, gone);
    tick(call.clock, 10_000);
    expect(call.peer.live).toEqual([]);
    expect(call.actor.getSnapshot().hasTag('waiting')).toBe(true);
  });

  test.each([
    [
      'reconnecting',
      async () => {
        const call = await startConnected(politeTo);
        notice(call, { type: 'peer.stalled' });
        return call;
      },
    ],
    [
      'connecting',
      async () => {
        const call = await startWaiting();
        receive(call, { type: 'signal.peerJoined', id: politeTo, email: null });
        return call;
      },
    ],
  ])('is awaited at once while %s', async (_, start) => {
    const call = await start();
    receive(call, { type: 'signal.peerLeft', id: 'somebody' });
    expect(call.actor.getSnapshot().hasTag('waiting')).toBe(false);
    receive(call, gone);
    expect(call.actor.getSnapshot().hasTag('waiting')).toBe(true);
    expect(call.peer.live).toEqual([]);
  });
});

test.each([
  ['is built anew at once when the picture is held back after a loss', true, 2],
  ['is left as it is while the service is away: it may recover by itself', false, 1],
])('a connection %s', async (_, isServiceThere, peers) => {
  const call = await startConnected(politeTo);
  if (!isServiceThere) receive(call, { type: 'signal.lost' });
  notice(call, { type: 'peer.frozen' });
  expect(call.peer.started()).toBe(peers);
  expect(call.actor.getSnapshot().hasTag('reconnecting')).toBe(isServiceThere);
});

describe('a first connection', () => {
  test('is rebuilt when it has not connected within 8 s', async () => {
    const call = await startWaiting();
    receive(call, { type: 'signal.peerJoined', id: politeTo, email: null });
    call.clock.increment(7_999);
    expect(call.peer.started()).toBe(1);
    call.clock.increment(1);
    expect(call.peer.started()).toBe(2);
    expect(call.actor.getSnapshot().hasTag('reconnecting')).toBe(true);
  });

  test.each([
    ['at once, then every 5 s', true, [2, 7, 12, 17, 22, 27]],
    ['no sooner than without the report while the service is away', false, [8, 13, 18, 23, 28]],
  ])('that gathers no candidate is rebuilt %s', async (_, isServiceThere, expectedAtS) => {
    const call = await startWaiting();
    receive(call, { type: 'signal.peerJoined', id: politeTo, email: null });
    if (!isServiceThere) receive(call, { type: 'signal.lost' });
    const rebuiltAtS: number[] = [];
    let peerAgeS = 0;
    for (let second = 1; second <= 30; second += 1) {
      const before = call.peer.started();
      tick(call.clock, 1000);
      peerAgeS += 1;
      if (peerAgeS === 2) notice(call, { type: 'peer.ungathered' });
      if (call.peer.started() === before) continue;
      rebuiltAtS.push(second);
      peerAgeS = 0;
    }
    expect(rebuiltAtS).toEqual(expectedAtS);
  });

  test('is offered again when the socket was disconnected meanwhile', async () => {
    const call = await startWaiting();
    receive(call, { type: 'signal.peerJoined', id: politeTo, email: null });
    receive(call, { type: 'signal.lost' });
    receive(call, { type: 'signal.joined', selfId: 'm-self' });
    expect(call.peer.started()).toBe(2);
    expect(call.peer.live[0]?.input.lead).toBe('offer');
  });

  test('yields to the other side’s offer on the polite side, and stays on the impolite side', async () => {
    const description = { type: 'offer' as const, sdp: 'theirs' };
    for (const [remoteId, lead] of [
      [politeTo, 'answer'],
      [impoliteTo, 'offer'],
    ] as const) {
      const call = await startWaiting();
      receive(call, { type: 'signal.peerJoined', id: remoteId, email: null });
      receive(call, { type: 'signal.offer', from: remoteId, stage: 'initial', description });
      expect(call.peer.live[0]?.input.lead).toBe(lead);
    }
  });
});

test('an offer of the previous connection does not reach the new one', async () => {
  const description = { type: 'offer' as const, sdp: 'v=0' };
  const call = await startConnected(politeTo);
  receive(call, { type: 'signal.offer', from: politeTo, stage: 'later', description });
  expect(commands(call)).toEqual(['remote.description']);
  notice(call, { type: 'peer.stalled' });
  tick(call.clock, 5000);
  receive(call, { type: 'signal.offer', from: politeTo, stage: 'later', description });
  expect(commands(call)).toEqual([]);
});

describe('after a reload', () => {
  const saved = { roomId: 'r', remoteSocketId: politeTo, videoEnabled: false, audioEnabled: true };

  test('the former participant has 3 s to call, then this side calls', async () => {
    const call = await startWaiting({ saved });
    call.clock.increment(2999);
    expect(call.peer.live).toEqual([]);
    call.clock.increment(1);
    expect(call.peer.live[0]?.input).toMatchObject({ remoteId: politeTo, lead: 'offer' });
  });

  test('a camera that was off stays off and is not requested', async () => {
    const call = startCall({ roomId: 'r', role: 'ROLE_USER', saved });
    expect(call.acquireMedia.calls).toEqual([{ audio: true, video: false }]);
    await play(call, done('acquireMedia', { audio: true, video: false, fault: null }));
    expect(call.world.tracks).toEqual({ camera: 'none', microphone: 'sounding' });
    expect(call.actor.getSnapshot().context.fault).toBeNull();
  });

  test('the record of another room is ignored', () => {
    const call = startCall({ roomId: 'another', role: 'ROLE_USER', saved });
    expect(call.actor.getSnapshot().context).toMatchObject({ videoEnabled: true, expectedId: null });
  });
});

describe('the camera', () => {
  test('is muted at once and released after a second', async () => {
    const call = await startConnected(politeTo);
    call.actor.send({ type: 'camera.toggle' });
    expect(call.world.tracks.camera).toBe('silent');
    call.clock.increment(999);
    expect(call.world.tracks.camera).toBe('silent');
    call.clock.increment(1);
    expect(call.world.tracks.camera).toBe('none');
  });

  test.each([
    ['refused', 'refused'],
    ['both', 'camera'],
  ])('that cannot be opened later (%s) is the fault %s', async (code, fault) => {
    const call = await startConnected(politeTo);
    call.actor.send({ type: 'camera.toggle' });
    call.clock.increment(1000);
    call.actor.send({ type: 'camera.toggle' });
    await play(call, failed('start-camera', new FlowError(code)));
    expect(call.actor.getSnapshot().context.fault).toBe(fault);
  });

  test('resumes without reopening when switched on within the second', async () => {
    const call = await startConnected(politeTo);
    const before = sessionOf(call);
    for (let time = 0; time < 4; time += 1) call.actor.send({ type: 'camera.toggle' });
    tick(call.clock, 5000);
    expect(call.world.tracks.camera).toBe('sounding');
    expect(call.startDevice.calls).toEqual([]);
    expect([sessionOf(call), call.peer.started()]).toEqual([before, 1]);
  });

  test('follows the latest toggle while it is opening', async () => {
    const call = await startConnected(politeTo);
    call.actor.send({ type: 'camera.toggle' });
    call.clock.increment(1000);
    call.actor.send({ type: 'camera.toggle' });
    expect(call.startDevice.running()).toEqual(['start-camera']);
    call.actor.send({ type: 'camera.toggle' });
    expect(call.startDevice.running()).toEqual([]);
    expect(call.world.tracks.camera).toBe('none');
  });
});

describe('another camera', () => {
  const choose = { type: 'device.chosen', kind: 'camera' } as const;

  test('replaces the present one, which stays on for the other side', async () => {
    const call = await startConnected(politeTo);
    const before = sessionOf(call);
    call.devices.live[0]?.report(choose);
    expect(call.startDevice.running()).toEqual(['start-camera']);
    expect(call.world.tracks.camera).toBe('sounding');
    expect(call.actor.getSnapshot().hasTag('cameraOn')).toBe(true);
    await play(call, done('start-camera'));
    expect(call.startDevice.running()).toEqual([]);
    expect(call.world.tracks).toEqual({ camera: 'sounding', microphone: 'sounding' });
    expect([sessionOf(call), call.peer.started()]).toEqual([before, 1]);
  });

  test('that is switched off while it opens stays off', async () => {
    const call = await startConnected(politeTo);
    call.devices.live[0]?.report(choose);
    call.actor.send({ type: 'camera.toggle' });
    expect(call.startDevice.running()).toEqual([]);
    expect(call.world.tracks.camera).toBe('none');
  });

  test('that cannot be opened is the fault, and a third one can be chosen', async () => {
    const call = await startConnected(politeTo);
    call.devices.live[0]?.report(choose);
    await play(call, failed('start-camera', new FlowError('microphone')));
    expect(call.world.tracks.camera).toBe('none');
    expect(call.actor.getSnapshot().context.fault).toBe('camera');
    call.devices.live[0]?.report(choose);
    await play(call, done('start-camera'));
    expect(call.actor.getSnapshot().hasTag('cameraOn')).toBe(true);
    expect(call.actor.getSnapshot().context.fault).toBeNull();
  });

  test('chosen just after switching off is the one that opens when switched on', async () => {
    const call = await startConnected(politeTo);
    call.actor.send({ type: 'camera.toggle' });
    call.devices.live[0]?.report(choose);
    expect(call.world.tracks.camera).toBe('none');
    call.actor.send({ type: 'camera.toggle' });
    expect(call.startDevice.running()).toEqual(['start-camera']);
  });
});

describe('the end of a call', () => {
  test('sends the goodbye, shows the banner for 2 s and then leaves once', async () => {
    const call = await startConnected(politeTo, { role: 'ROLE_DOCTOR' });
    call.actor.send({ type: 'call.end' });
    expect(call.signalling.live[0]?.received.at(-1)).toEqual({ type: 'wire.end', to: politeTo });
    expect(call.world.tracks).toEqual({ camera: 'none', microphone: 'none' });
    receive(call, { type: 'signal.flushed' });
    expect(call.actor.getSnapshot().value).toBe('ended');
    call.clock.increment(1999);
    expect(call.effects.filter(({ type }) => type === 'navigate')).toEqual([]);
    call.clock.increment(1);
    expect(call.effects.at(-1)).toEqual({
      type: 'navigate',
      to: 'desk',
      replace: true,
      notice: 'call-ended',
    });
  });

  test('waits at most a second for a goodbye that cannot be sent', async () => {
    const call = await startConnected(politeTo);
    call.actor.send({ type: 'call.end' });
    call.clock.increment(999);
    expect(call.actor.getSnapshot().value).toEqual({ active: 'ending' });
    call.clock.increment(1);
    expect(call.actor.getSnapshot().value).toBe('ended');
  });

  test.each(['ROLE_DOCTOR', 'ROLE_USER', null] as const)(
    'goes to the service although nobody else is in the room, as %s',
    async (role) => {
      const call = await startWaiting({ role });
      call.actor.send({ type: 'call.end' });
      expect(call.signalling.live[0]?.received).toEqual([{ type: 'wire.end', to: '' }]);
    },
  );

  test('goes to the service although the other side has left for good', async () => {
    const call = await startConnected(politeTo);
    notice(call, { type: 'peer.disconnected' });
    call.clock.increment(33_000);
    expect(call.actor.getSnapshot().hasTag('waiting')).toBe(true);
    call.actor.send({ type: 'call.end' });
    expect(call.signalling.live[0]?.received.at(-1)).toEqual({ type: 'wire.end', to: '' });
  });

  test('is kept for a patient who met the doctor, and for a doctor, whose entry began the consultation', async () => {
    const met = await startConnected(politeTo);
    const alone = await startWaiting({ role: 'ROLE_DOCTOR' });
    for (const call of [met, alone]) {
      call.actor.send({ type: 'call.end' });
      expect(call.world.kept).toEqual([{ roomId: 'r', endedBy: 'local' }]);
    }
  });

  test.each(['ROLE_USER', null] as const)(
    'is not kept for %s who met nobody: a patient keeps the place, a guest has no consultation',
    async (role) => {
      const call = await startWaiting({ role });
      call.actor.send({ type: 'call.end' });
      expect(call.world.kept).toEqual([]);
    },
  );

  test('is kept when the other side hung up, of which the service may not know', async () => {
    const call = await startConnected(politeTo);
    notice(call, { type: 'peer.goodbye' });
    expect(call.world.kept).toEqual([{ roomId: 'r', endedBy: 'remote' }]);
  });

  test('is not kept when a guest hangs up', async () => {
    const call = await startConnected(politeTo, { role: null });
    call.actor.send({ type: 'call.end' });
    expect(call.world.kept).toEqual([]);
  });

  test('by the service sends a doctor who is alone to the desk, without a word of a call', async () => {
    const call = await startWaiting({ role: 'ROLE_DOCTOR' });
    receive(call, { type: 'signal.ended' });
    expect(call.actor.getSnapshot().value).toBe('left');
    expect(call.effects).toEqual([{ type: 'navigate', to: 'desk', replace: true }]);
  });

  test('by the service is told to a patient who waited in the room', async () => {
    const call = await startWaiting({ role: 'ROLE_USER' });
    receive(call, { type: 'signal.ended' });
    expect(call.effects).toEqual([
      { type: 'toast', kind: 'warning', code: 'remote-ended' },
      { type: 'sound', name: 'drop' },
      { type: 'navigate', to: 'consultations', replace: true },
    ]);
  });

  test('sends the goodbye to the peer directly, and only at the end', async () => {
    const ending = await startConnected(politeTo);
    const [peer] = ending.peer.live;
    ending.actor.send({ type: 'call.end' });
    expect(peer?.received.at(-1)).toEqual({ type: 'link.close', isGoodbye: true });

    const replaced = await startConnected(politeTo);
    const [other] = replaced.peer.live;
    receive(replaced, { type: 'signal.replaced' });
    expect(other?.received.at(-1)).toEqual({ type: 'link.close', isGoodbye: false });
  });

  test('by the other side is said once, with the drop sound, and the screen closes', async () => {
    const call = await startConnected(politeTo);
    receive(call, { type: 'signal.ended' });
    expect(call.effects.slice(-3)).toEqual([
      { type: 'toast', kind: 'warning', code: 'remote-ended' },
      { type: 'sound', name: 'drop' },
      { type: 'navigate', to: 'consultations', replace: true },
    ]);
  });
});

test('an unreachable service is reported after 10 s, and the call continues', async () => {
  const call = await startConnected(politeTo);
  receive(call, { type: 'signal.lost' });
  call.clock.increment(9999);
  expect(call.actor.getSnapshot().hasTag('signallingHint')).toBe(false);
  call.clock.increment(1);
  expect(call.actor.getSnapshot().hasTag('signallingHint')).toBe(true);
  expect(call.actor.getSnapshot().hasTag('connected')).toBe(true);
});

test('a closed room ends the waiting, but not a conversation in progress', async () => {
  const waiting = await startWaiting({ role: 'ROLE_DOCTOR' });
  receive(waiting, { type: 'signal.refused' });
  expect(waiting.actor.getSnapshot().value).toBe('ended');
  waiting.clock.increment(2000);
  expect(waiting.effects).toEqual([
    {
      type: 'toast',
      kind: 'warning',
      code: 'refused-doctor',
    },
    { type: 'navigate', to: 'desk', replace: true },
  ]);
  const call = await startConnected(politeTo);
  receive(call, { type: 'signal.refused' });
  expect(call.actor.getSnapshot().hasTag('connected')).toBe(true);
});

test('leaving a room that nobody joined reports no call', async () => {
  const waiting = await startWaiting();
  waiting.actor.send({ type: 'call.end' });
  receive(waiting, { type: 'signal.flushed' });
  expect(waiting.effects.at(-1)).toEqual({ type: 'navigate', to: 'consultations', replace: true });
});

test('a third participant does not disturb a call, and the same one on a new socket renews it', async () => {
  const call = await startConnected(politeTo);
  receive(call, { type: 'signal.peerJoined', id: 'third', email: 'third@example.org' });
  expect(call.peer.live[0]?.input.remoteId).toBe(politeTo);
  receive(call, { type: 'signal.peerJoined', id: 'again', email: 'them@example.org' });
  expect(call.peer.live[0]?.input.remoteId).toBe('again');
  expect(call.effects).toEqual([{ type: 'sound', name: 'bell' }]);
});

test('messages of anybody but the remote party change nothing', async () => {
  const call = await startConnected(politeTo);
  const before = call.actor.getSnapshot();
  const description = { type: 'offer' as const, sdp: 'v=0' };
  const candidate = { candidate: 'c', sdpMid: null, sdpMLineIndex: null };
  receive(call, { type: 'signal.offer', from: 'somebody', stage: 'later', description });
  receive(call, { type: 'signal.answer', from: 'somebody', description: { type: 'answer', sdp: 'v=0' } });
  receive(call, { type: 'signal.candidate', from: 'somebody', candidate });
  expect(call.actor.getSnapshot().value).toEqual(before.value);
  expect(call.actor.getSnapshot().context).toEqual(before.context);
  expect(commands(call)).toEqual([]);
});
