import { describe, expect, test, vi } from 'vitest';
import { FlowError } from '../shared/errors.ts';
import { failed } from '../testing/edges.ts';
import { play } from '../testing/replay.ts';
import { type CallFacts, connectCall } from './call.connect.ts';
import { deviceHint, faultMessage, waitingText } from './call.copy.ts';
import { type CallHarness, startCall, startConnected, startWaiting } from './call.harness.ts';

const facts: CallFacts = { hasProfile: true, queue: { count: 4, estimate: '10 to 20 mins' } };
const view = (call: CallHarness, more: Partial<CallFacts> = {}) =>
  connectCall(call.actor.getSnapshot(), () => undefined, { ...facts, ...more });

describe('what is read before the other side joins', () => {
  test.each(['ROLE_DOCTOR', 'ROLE_ADMIN'] as const)('a %s reads that the user has not joined', (role) => {
    expect(waitingText(role, null)).toEqual(['User not joined']);
  });

  test('a patient without a queue entry is told to join the queue', () => {
    expect(waitingText('ROLE_USER', null)).toEqual(['Please join the queue first']);
  });

  test('a patient in the queue reads the count and the estimate', () => {
    expect(waitingText('ROLE_USER', { count: 4, estimate: '10 to 20 mins' })).toEqual([
      '... please wait for the doctor to join',
      'Do get your ID ready to show for verification.',
      'There are 4 Patients in queue. Estimated wait time: 10 to 20 mins',
    ]);
  });

  test('a guest reads the two sentences of the public page', () => {
    expect(waitingText(null, null)).toEqual([
      '... please wait for the other participant to join',
      "If you're the only one here, make sure to check your settings or try reconnecting.",
    ]);
  });
});

test.each([
  [false, false, 'Please turn on your Video and Microphone'],
  [true, false, 'Please turn on your Microphone'],
  [false, true, 'Please turn on your video'],
  [true, true, null],
])('camera %s and microphone %s: the hint is %s', (isCameraOn, isMicrophoneOn, hint) => {
  expect(deviceHint({ isCameraOn, isMicrophoneOn })).toBe(hint);
});

test('each media fault has its sentence', () => {
  expect(faultMessage('camera')).toBe(
    'Failed to access camera. Please ensure it is connected and try again.',
  );
  expect(faultMessage('microphone')).toBe(
    'Failed to access microphone. Please ensure it is connected and try again.',
  );
  expect(faultMessage('both')).toBe(
    'Failed to access camera and/or microphone. Please ensure they are connected and try again.',
  );
});

describe('the screen', () => {
  test('is covered while media is asked for, and while the profile is missing', async () => {
    const call = startCall({ roomId: 'r', role: 'ROLE_USER' });
    expect(view(call)).toMatchObject({ status: 'preparing', isOverlayShown: true, waitingText: [] });
    const waiting = await startWaiting();
    expect(view(waiting).isOverlayShown).toBe(false);
    expect(view(waiting, { hasProfile: false }).isOverlayShown).toBe(true);
  });

  test('says which device failed and offers to go on', async () => {
    const call = startCall({ roomId: 'r', role: 'ROLE_USER' });
    await play(call, failed('acquireMedia', new FlowError('microphone', 'busy')));
    expect(view(call)).toMatchObject({
      status: 'mediaFailed',
      faultMessage: 'Failed to access microphone. Please ensure it is connected and try again.',
    });
    call.actor.send({ type: 'media.continueWithout' });
    expect(view(call)).toMatchObject({ status: 'waiting', hint: 'Please turn on your Video and Microphone' });
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
    expect(view(call)).toMatchObject({ status: 'connected', waitingText: [], banner: null });
    call.peer.live[0]?.report({ type: 'peer.status', audio: false, video: true });
    expect(view(call).remoteMuted).toEqual({ audio: true, video: false });
    call.peer.live[0]?.report({ type: 'peer.stalled' });
    expect(view(call).status).toBe('reconnecting');
    call.actor.send({ type: 'call.end' });
    expect(view(call)).toMatchObject({ status: 'ended', banner: 'Call has ended. Thank you!', hint: null });
  });

  test('says so when the call was opened elsewhere, without the banner', async () => {
    const call = await startConnected('z-remote');
    call.signalling.live[0]?.report({ type: 'signal.replaced' });
    expect(view(call)).toMatchObject({
      status: 'ended',
      banner: null,
      faultMessage: 'This call is now open in another tab or window. You can close this one.',
    });
  });

  test('turns its buttons into intents', async () => {
    const send = vi.fn();
    const props = connectCall((await startWaiting()).actor.getSnapshot(), send, facts);
    props.onToggleCamera();
    props.onToggleMicrophone();
    props.onEndCall();
    props.onRetryMedia();
    props.onContinueWithoutMedia();
    expect(send.mock.calls.map(([{ type }]) => type)).toEqual([
      'camera.toggle',
      'microphone.toggle',
      'call.end',
      'media.retry',
      'media.continueWithout',
    ]);
  });
});
