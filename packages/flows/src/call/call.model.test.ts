import { expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { FlowError } from '../shared/errors.ts';
import { after, done, edgesOf, failed } from '../testing/edges.ts';
import { replayEdges } from '../testing/replay.ts';
import { type CallHarness, startCall } from './call.harness.ts';
import { callMachine } from './call.machine.ts';
import type { CallContext, CallEvent, CallInput, MediaGrant } from './call.types.ts';

const self = 'm-self';
const [polite, impolite] = ['z-remote', 'a-remote'];
const offer = { type: 'offer' as const, sdp: 'v=0' };
const answer = { type: 'answer' as const, sdp: 'v=0' };
const session = 'call.active.live.session';
const both: MediaGrant = { audio: true, video: true, fault: null };

const entering: AnyEventObject[] = [done('acquireMedia', both), { type: 'call.end' }];
const leaving: AnyEventObject[] = [
  { type: 'signal.ended' },
  { type: 'signal.flushed' },
  { type: 'signal.replaced' },
  { type: 'signal.refused' },
  { type: 'peer.goodbye' },
  after('endFlush', 'call.active.ending'),
  after('endedBanner', 'call.ended'),
];
const media: AnyEventObject[] = [
  done('acquireMedia', { audio: true, video: false, fault: 'camera' }),
  done('acquireMedia', { audio: false, video: false, fault: null }),
  failed('acquireMedia', new FlowError('microphone', 'busy')),
  failed('acquireMedia', new FlowError('refused')),
  failed('acquireMedia', new Error('odd')),
  { type: 'media.retry' },
  { type: 'media.continueWithout' },
];
const devices: AnyEventObject[] = [
  ...(['camera', 'microphone'] as const).flatMap((kind) => [
    { type: `${kind}.toggle` },
    { type: 'device.lost', kind },
    { type: 'device.chosen', kind },
    done(`start-${kind}`),
    failed(`start-${kind}`, new FlowError('microphone', 'busy')),
    failed(`start-${kind}`, new FlowError('refused')),
  ]),
  { type: 'device.changed' },
  after('cameraRelease', 'call.active.live.camera.off.held'),
];
const screen: CallEvent[] = [
  { type: 'screen.toggle' },
  { type: 'screen.shown' },
  { type: 'screen.refused' },
  { type: 'screen.ended' },
];
const unseen = after('unseenScreen', 'call.active.live.screen.shared.sharing.unseen');
const meeting: CallEvent[] = [
  { type: 'signal.joined', selfId: self },
  { type: 'signal.peerJoined', id: polite, email: polite },
  { type: 'signal.peerJoined', id: impolite, email: impolite },
  { type: 'signal.peerLeft', id: polite },
  { type: 'peer.connected' },
  { type: 'peer.stalled' },
];
const linking: CallEvent[] = [
  { type: 'signal.joined', selfId: self },
  { type: 'signal.lost' },
  ...[polite, impolite].flatMap((id): CallEvent[] => [
    { type: 'signal.peerJoined', id, email: id },
    { type: 'signal.peerLeft', id },
    { type: 'signal.offer', from: id, stage: 'initial', description: offer },
    { type: 'signal.offer', from: id, stage: 'later', description: offer },
  ]),
  { type: 'signal.answer', from: polite, description: answer },
  { type: 'signal.answer', from: null, description: answer },
  { type: 'signal.candidate', from: polite, candidate: { candidate: 'c', sdpMid: '0', sdpMLineIndex: 0 } },
  { type: 'peer.description', stage: 'initial', description: offer },
  { type: 'peer.candidate', candidate: { candidate: 'c', sdpMid: '0', sdpMLineIndex: 0 } },
  { type: 'peer.negotiating' },
  { type: 'peer.stable' },
  { type: 'peer.connected' },
  { type: 'peer.disconnected' },
  { type: 'peer.stalled' },
  { type: 'peer.path', path: 'relay' },
  { type: 'peer.repairing' },
  { type: 'peer.frozen' },
  { type: 'peer.ungathered' },
  { type: 'peer.failed' },
  { type: 'peer.status', audio: false, video: true },
  { type: 'peer.left' },
  { type: 'peer.quality', quality: { level: 'bad', advice: 'no-picture' } },
  { type: 'network.changed' },
];
const timers: AnyEventObject[] = [
  after('signalHint', 'call.active.live.signalling.connecting'),
  after('restoreFallback', `${session}.waiting.expecting`),
  after('connectTimeout', `${session}.linked.connecting`),
  after('grace', `${session}.linked.reconnecting.grace`),
  after('retryRestart', `${session}.linked.reconnecting.restarting`),
  after('retryRestart', `${session}.linked.reconnecting.rebuilding`),
  after('giveUp', 'call.active.live.outage.lasting'),
];

/** Returns the parts of the context that guards, delays and targets depend on. */
const flags = (c: CallContext) => [
  c.selfId !== null,
  c.remoteSocketId,
  c.remoteEmail !== null,
  c.expectedId,
  c.isOfferOpen,
  c.isRemoteAway,
  c.videoEnabled,
  c.audioEnabled,
  c.granted,
  c.fault,
  c.endedBy,
  c.viewer,
];

const count = (harness: CallHarness, type: string) =>
  harness.effects.filter(
    (effect) => effect.type === type && !('code' in effect && effect.code.startsWith('screen-')),
  ).length;
const sounds = (harness: CallHarness, name: string) =>
  harness.effects.filter((effect) => effect.type === 'sound' && effect.name === name).length;
const endsSent = (harness: CallHarness) =>
  harness.signalling.live.flatMap(({ received }) => received).filter(({ type }) => type === 'wire.end')
    .length;

/** History that the checks need. */
interface Trace {
  hadMet: boolean;
  wasIn: boolean;
  wasAlone: boolean;
  joins: number;
  ends: number;
  session: string;
  peers: number;
}
const start: Trace = {
  hadMet: false,
  wasIn: false,
  wasAlone: false,
  joins: 0,
  ends: 0,
  session: 'false',
  peers: 0,
};
const traces = new WeakMap<CallHarness, { before: Trace; now: Trace }>();

function checkResources(harness: CallHarness): void {
  const { value } = harness.actor.getSnapshot();
  const shape = JSON.stringify(value);
  // C1: one peer connection while linked, one signalling connection while active, none otherwise.
  expect(harness.peer.live).toHaveLength(shape.includes('"linked"') ? 1 : 0);
  // C12: the own screen is shared while somebody is there, or for a while when they have gone.
  const isUnseen = shape.includes('"unseen"');
  if (!shape.includes('"linked"')) expect(harness.screen.live).toHaveLength(isUnseen ? 1 : 0);
  expect(harness.signalling.live).toHaveLength(shape.includes('"active"') ? 1 : 0);
}

function checkMeter(harness: CallHarness): void {
  const marks = (harness.meter.live[0]?.received ?? []).map(({ type, kind }) => kind ?? type);
  const times = (mark: string) => marks.filter((each) => each === mark).length;
  const peers = harness.peer.started();
  // C11: the meter hears of every connection. A rebuild that is counted has made one, after another.
  expect(times('meter.linked')).toBe(peers);
  expect(times('rebuild')).toBeLessThan(Math.max(peers, 1));
}

function checkEnd(harness: CallHarness, { wasIn, hadMet, ends }: Trace): void {
  const snapshot = harness.actor.getSnapshot();
  const { endedBy, role } = snapshot.context;
  const { saved, tracks, kept } = harness.world;
  const isEndedHere = endedBy === 'local' && wasIn;
  // C2: the end releases every track and the record, with each effect exactly once. C7: no peer remains.
  expect({ saved, tracks }).toEqual({ saved: null, tracks: { camera: 'none', microphone: 'none' } });
  // C10: whoever was in the room ends it, alone or not. The end of a consultation is kept.
  expect(ends).toBe(isEndedHere ? 1 : 0);
  const isOwnKept = isEndedHere && (role === 'ROLE_DOCTOR' || (role === 'ROLE_USER' && hadMet));
  expect(kept).toHaveLength(isOwnKept || endedBy === 'remote' ? 1 : 0);
  expect(sounds(harness, 'drop')).toBe(endedBy === 'remote' ? 1 : 0);
  expect(count(harness, 'toast')).toBe(endedBy === 'remote' || endedBy === 'refused' ? 1 : 0);
  expect(count(harness, 'navigate')).toBe(snapshot.matches('left') ? 1 : 0);
  expect(harness.peer.started()).toBe(harness.peer.stopped());
}

function checkLive(harness: CallHarness): void {
  const snapshot = harness.actor.getSnapshot();
  const { roomId, remoteSocketId, videoEnabled, audioEnabled } = snapshot.context;
  // C4: the record matches the state, and a device is on only when the user wants it on.
  expect(harness.world.saved).toEqual({ roomId, remoteSocketId, videoEnabled, audioEnabled });
  for (const [kind, isWanted] of [
    ['camera', videoEnabled],
    ['microphone', audioEnabled],
  ] as const) {
    const isOn = snapshot.hasTag(`${kind}On`);
    expect(harness.world.tracks[kind] === 'sounding').toBe(isOn);
    if (!isWanted) expect(isOn).toBe(false);
  }
}

function observeCall(harness: CallHarness, event: AnyEventObject): void {
  const snapshot = harness.actor.getSnapshot();
  const { context } = snapshot;
  const isLive = snapshot.hasTag('live');
  const before = traces.get(harness)?.now ?? start;
  const now: Trace = {
    hadMet: context.remoteSocketId !== null || context.expectedId !== null,
    wasIn: before.wasIn || isLive,
    wasAlone: context.remoteSocketId === null && context.expectedId === null,
    joins: before.joins + (isLive && before.wasAlone && event.type === 'signal.peerJoined' ? 1 : 0),
    ends: Math.max(before.ends, endsSent(harness)),
    session: JSON.stringify(isLive && Object(snapshot.value).active.live.session),
    peers: harness.peer.started(),
  };
  traces.set(harness, { before, now });
}

function checkCall(harness: CallHarness, event: AnyEventObject): void {
  const snapshot = harness.actor.getSnapshot();
  const { context } = snapshot;
  const isLive = snapshot.hasTag('live');
  const { before, now } = traces.get(harness) ?? { before: start, now: start };
  checkResources(harness);
  if (isLive) {
    checkLive(harness);
    checkMeter(harness);
  }
  if (context.endedBy !== null && !snapshot.matches('active')) checkEnd(harness, now);
  // C3: a toggle or a device never affects the connection.
  if (/toggle$|^device/.test(event.type))
    expect([now.session, now.peers]).toEqual([before.session, before.peers]);
  // C9: the bell rings for a new participant, not for one who returns.
  expect(sounds(harness, 'bell')).toBe(now.joins);
}

const walks: { name: string; input: CallInput; events: AnyEventObject[]; least?: number }[] = [
  {
    name: 'media, devices and the ways out',
    input: { roomId: 'r', role: 'ROLE_USER' },
    events: [...entering, ...leaving, ...media, ...devices],
  },
  {
    name: 'the own screen',
    input: { roomId: 'r', role: 'ROLE_DOCTOR' },
    events: [...entering, ...leaving, ...meeting, ...screen, unseen],
    least: 300,
  },
  {
    name: 'the session of a fresh call',
    input: { roomId: 'r', role: 'ROLE_DOCTOR' },
    events: [...entering, ...leaving, ...linking, ...timers],
  },
  {
    name: 'the session after a reload',
    input: {
      roomId: 'r',
      role: null,
      saved: { roomId: 'r', remoteSocketId: polite, videoEnabled: false, audioEnabled: true },
    },
    events: [...entering, ...leaving, ...linking, ...timers],
  },
];

test.each(walks)(
  'every step of $name does on the real machine what the model says',
  async ({ input, events, least = 1500 }) => {
    const edges = await replayEdges(callMachine, {
      input,
      events,
      flags,
      start: () => startCall(input),
      observe: observeCall,
      check: checkCall,
    });
    expect(edges).toBeGreaterThan(least);
  },
);

test('the call can end from every state and connect from every live one', () => {
  for (const { input, events } of walks.slice(2)) {
    const edges = edgesOf(callMachine, { input, events, flags });
    const states = new Set(edges.flatMap(({ from, to }) => [from, to]));
    const reaches = (isGoal: (state: string) => boolean) => {
      const reaching = new Set([...states].filter(isGoal));
      for (let size = -1; size !== reaching.size; ) {
        size = reaching.size;
        for (const { from, to } of edges) if (reaching.has(to)) reaching.add(from);
      }
      return reaching;
    };
    const canLeave = reaches((state) => state.includes('"left"'));
    const canConnect = reaches((state) => state.includes('"connected"'));
    for (const state of states) {
      expect(canLeave.has(state), state).toBe(true);
      if (state.includes('"live"')) expect(canConnect.has(state), state).toBe(true);
    }
  }
});
