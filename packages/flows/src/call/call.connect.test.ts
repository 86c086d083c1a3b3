import { describe, expect, test, vi } from 'vitest';
import { FlowError } from '../shared/errors.ts';
import { failed } from '../testing/edges.ts';
import { play } from '../testing/replay.ts';
import { awaitedBy, type CallFacts, connectCall, deviceHint } from './call.connect.ts';
import { placeAfterCall } from './call.context.ts';
import { type CallHarness, startCall, startConnected, startWaiting } from './call.harness.ts';

const facts: CallFacts = { hasProfile: true, queue: { count: 4, wait: { fromMins: 10, toMins: 20 } } };
const view = (call: CallHarness, more: Partial<CallFacts> = {}) =>
  connectCall(call.actor.getSnapshot(), () => undefined, { ...facts, ...more });

describe('awaited participant before the other side joins', () => {
  test.each(['ROLE_DOCTOR', 'ROLE_ADMIN'] as const)('a %s waits for the patient', (role) => {
    expect(awaitedBy({ role, expectedId: null }, null)).toEqual({ who: 'patient' });
  });

  test('a patient without a queue entry waits for a place', () => {
    expect(awaitedBy({ role: 'ROLE_USER', expectedId: null }, null)).toEqual({ who: 'place' });
  });

  test('a patient in the queue waits for the doctor, with the count and the wait', () => {
    expect(awaitedBy({ role: 'ROLE_USER', expectedId: null }, facts.queue)).toEqual({
      who: 'doctor',
      ...facts.queue,
    });
  });

  test('a guest waits for the other side', () => {
    expect(awaitedBy({ role: null, expectedId: null }, null)).toEqual({ who: 'somebody' });
  });

  test.each(['ROLE_USER', 'ROLE_DOCTOR', 'ROLE_ADMIN', null] as const)(
    '%s waits for somebody who was in the call',
    (role) => {
      expect(awaitedBy({ role, expectedId: 'page' }, facts.queue)).toEqual({ who: 'returning' });
    },
  );
});

test.each([
  [false, false, 'both-off'],
  [true, false, 'microphone-off'],
  [false, true, 'camera-off'],
  [true, true, null],
])('camera %s and microphone %s: the hint is %s', (isCameraOn, isMicrophoneOn, hint) => {
  expect(deviceHint({ isCameraOn, isMicrophoneOn })).toBe(hint);
});

test.each([
  ['ROLE_USER', { to: 'consultations' }],
  ['ROLE_DOCTOR', { to: 'desk' }],
  ['ROLE_ADMIN', { to: 'desk' }],
  [null, { to: 'origin', origin: '/Profile' }],
] as const)('after a call a %s goes to %o', (role, place) => {
  expect(placeAfterCall(role, '/Profile')).toEqual(place);
});

describe('the screen', () => {
  test('has an overlay while media is requested and while the profile is missing', async () => {
    const call = startCall({ roomId: 'r', role: 'ROLE_USER' });
    expect(view(call)).toMatchObject({ status: 'preparing', isOverlayShown: true, awaited: null });
    const waiting = await startWaiting();
    expect(view(waiting).isOverlayShown).toBe(false);
    expect(view(waiting, { hasProfile: false }).isOverlayShown).toBe(true);
  });

  test('shows a connected call without any facts', async () => {
    const call = await startConnected('d');
    expect(view(call, { hasProfile: false })).toMatchObject({ status: 'connected', isOverlayShown: false });
  });

  test('names the failed device and offers to continue', async () => {
    const call = startCall({ roomId: 'r', role: 'ROLE_USER' });
    await play(call, failed('acquireMedia', new FlowError('microphone', 'busy')));
    expect(view(call)).toMatchObject({
      status: 'mediaFailed',
      fault: 'microphone',
    });
    call.actor.send({ type: 'media.continueWithout' });
    expect(view(call)).toMatchObject({ status: 'waiting', hint: 'both-off' });
  });

  test('follows the call from waiting to the banner', async () => {
    const waiting = await startWaiting();
    expect(view(waiting)).toMatchObject({
      status: 'waiting',
      isCameraOn: true,
      isMicrophoneOn: true,
      hint: null,
    });
    const call = await startConnected('z-remote');
    expect(view(call)).toMatchObject({ status: 'connected', awaited: null, ending: null });
    call.peer.live[0]?.report({ type: 'peer.status', audio: false, video: true });
    expect(view(call).remoteMuted).toEqual({ audio: true, video: false });
    expect(view(call).isRemotePaused).toBe(false);
    call.peer.live[0]?.report({ type: 'peer.status', audio: true, video: false, isPaused: true });
    expect(view(call).isRemotePaused).toBe(true);
    call.peer.live[0]?.report({ type: 'peer.stalled' });
    expect(view(call).status).toBe('reconnecting');
    call.actor.send({ type: 'call.end' });
    expect(view(call)).toMatchObject({ status: 'ended', ending: 'call-ended', hint: null });
  });

  test('follows the screens of both sides', async () => {
    expect(view(await startWaiting())).toMatchObject({ canShare: false, isSharing: false });
    const call = await startConnected('z-remote');
    expect(view(call)).toMatchObject({ canShare: true, isSharing: false, isRemoteSharing: false });
    call.actor.send({ type: 'screen.toggle' });
    expect(view(call).isSharing).toBe(false);
    call.screen.live[0]?.report({ type: 'screen.shown' });
    expect(view(call).isSharing).toBe(true);
    call.peer.live[0]?.report({ type: 'peer.status', audio: true, video: true, isSharing: true });
    expect(view(call).isRemoteSharing).toBe(true);
    call.peer.live[0]?.report({ type: 'peer.stalled' });
    call.signalling.live[0]?.report({ type: 'signal.peerLeft', id: 'z-remote' });
    // It can be stopped while the other side is awaited.
    expect(view(call)).toMatchObject({ status: 'waiting', isSharing: true, isRemoteSharing: false });
    expect(view(call).canShare).toBe(true);
  });

  test('has the quality of the current connection only', async () => {
    const good = { level: 'good', advice: null };
    const bad = { level: 'bad', advice: 'no-picture' } as const;
    expect(view(await startWaiting()).quality).toBeNull();
    const call = await startConnected('z-remote');
    expect(view(call).quality).toEqual(good);
    call.peer.live[0]?.report({ type: 'peer.quality', quality: bad });
    expect(view(call).quality).toEqual(bad);
    call.peer.live[0]?.report({ type: 'peer.stalled' });
    expect(view(call).quality).toBeNull();
    call.peer.live[0]?.report({ type: 'peer.frozen' });
    call.peer.live[0]?.report({ type: 'peer.connected' });
    expect(view(call).quality).toEqual(bad);
    call.peer.live[0]?.report({ type: 'peer.frozen' });
    call.peer.live[0]?.report({ type: 'peer.connected' });
    expect(view(call).quality).toEqual(good);
  });

  test('reports a call that was opened elsewhere, without the banner', async () => {
    const call = await startConnected('z-remote');
    call.signalling.live[0]?.report({ type: 'signal.replaced' });
    expect(view(call)).toMatchObject({
      status: 'ended',
      ending: 'replaced',
      fault: null,
    });
  });

  test('turns its buttons into intents', async () => {
    const send = vi.fn();
    const props = connectCall((await startWaiting()).actor.getSnapshot(), send, facts);
    props.onToggleCamera();
    props.onToggleMicrophone();
    props.onToggleScreen();
    props.onEndCall();
    props.onRetryMedia();
    props.onContinueWithoutMedia();
    expect(send.mock.calls.map(([{ type }]) => type)).toEqual([
      'camera.toggle',
      'microphone.toggle',
      'screen.toggle',
      'call.end',
      'media.retry',
      'media.continueWithout',
    ]);
  });
});
