import type { SnapshotFrom } from 'xstate';
import type { WaitRange } from '../queue/queue.types.ts';
import { hasMetSomebody, refusalOf } from './call.context.ts';
import type { callMachine } from './call.machine.ts';
import type { CallContext, CallEnding, CallIntent, CallTag, MediaFault } from './call.types.ts';

/** A snapshot of the call machine. */
export type CallSnapshot = SnapshotFrom<typeof callMachine>;

/** What the screen shows. `ended` covers the goodbye as well as the two seconds of the banner. */
export type CallStatus =
  | 'preparing'
  | 'mediaFailed'
  | 'waiting'
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  | 'ended';

/** What a patient's queue answer says; `wait` is null while no doctor is online. */
export interface QueueFact {
  count: number;
  wait: WaitRange | null;
}

/**
 * Returns who is awaited. A doctor and an admin wait for a patient, a guest for somebody, a patient for a
 * doctor or for a place. Everybody waits for somebody who has left the call and may return.
 */
export type Awaited =
  | { who: 'patient' | 'somebody' | 'place' | 'returning' }
  | ({ who: 'doctor' } & QueueFact);

/** Which of the own devices is off. */
export type DeviceHint = 'camera-off' | 'microphone-off' | 'both-off';

/** What the screen needs from outside the call. `queue` is null for somebody without a queue entry. */
export interface CallFacts {
  hasProfile: boolean;
  queue: QueueFact | null;
}

/** Plain props for a video call screen. The streams come from the `MediaRegistry`, not from here. */
export interface CallView {
  status: CallStatus;
  isOverlayShown: boolean;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  remoteMuted: { audio: boolean; video: boolean };
  /** Which of the own devices is off; null when both are on or the call is over. */
  hint: DeviceHint | null;
  /** A device that could not be opened; null once the call is over. */
  fault: MediaFault | null;
  /** Whether the service, not the call, has been out of reach for a while. */
  isServiceLost: boolean;
  /** Null unless the remote party is awaited. */
  awaited: Awaited | null;
  /** What is said of a call that is over; null when nobody came. */
  ending: CallEnding | null;
  onToggleCamera: () => void;
  onToggleMicrophone: () => void;
  onEndCall: () => void;
  onRetryMedia: () => void;
  onContinueWithoutMedia: () => void;
}

const statusByTag: readonly (readonly [CallTag, CallStatus])[] = [
  ['overlay', 'preparing'],
  ['mediaFailed', 'mediaFailed'],
  ['ended', 'ended'],
  ['connected', 'connected'],
  ['reconnecting', 'reconnecting'],
  ['waiting', 'waiting'],
];

/** Returns which device to remind of; null when both are on. */
export function deviceHint(devices: { isCameraOn: boolean; isMicrophoneOn: boolean }): DeviceHint | null {
  if (devices.isCameraOn) return devices.isMicrophoneOn ? null : 'microphone-off';
  return devices.isMicrophoneOn ? 'camera-off' : 'both-off';
}

/** Returns who is awaited. `queue` is null for a patient with no queue entry. */
export function awaitedBy(
  { role, expectedId }: Pick<CallContext, 'role' | 'expectedId'>,
  queue: QueueFact | null,
): Awaited {
  if (expectedId !== null) return { who: 'returning' };
  if (role === null) return { who: 'somebody' };
  if (role !== 'ROLE_USER') return { who: 'patient' };
  return queue ? { who: 'doctor', ...queue } : { who: 'place' };
}

function endingOf(context: CallContext): CallEnding | null {
  return refusalOf(context) ?? (hasMetSomebody(context) ? 'call-ended' : null);
}

/** Turns a snapshot of the call machine into props. Pure: same snapshot and facts, same props. */
export function connectCall(
  snapshot: CallSnapshot,
  send: (intent: CallIntent) => void,
  facts: CallFacts,
): CallView {
  const { context } = snapshot;
  const status = statusByTag.find(([tag]) => snapshot.hasTag(tag))?.[1] ?? 'connecting';
  const isLive = snapshot.hasTag('live');
  const devices = {
    isCameraOn: snapshot.hasTag('cameraOn'),
    isMicrophoneOn: snapshot.hasTag('microphoneOn'),
  };
  const isOver = status === 'ended';
  return {
    ...devices,
    status,
    // What is said while waiting needs the facts; a call that is under way needs nothing but its streams.
    isOverlayShown:
      status === 'preparing' || (status === 'waiting' && !facts.hasProfile && context.expectedId === null),
    remoteMuted: context.remoteMuted,
    hint: isLive ? deviceHint(devices) : null,
    fault: isOver ? null : context.fault,
    isServiceLost: snapshot.hasTag('signallingHint'),
    awaited: status === 'waiting' ? awaitedBy(context, facts.queue) : null,
    ending: isOver ? endingOf(context) : null,
    onToggleCamera: () => send({ type: 'camera.toggle' }),
    onToggleMicrophone: () => send({ type: 'microphone.toggle' }),
    onEndCall: () => send({ type: 'call.end' }),
    onRetryMedia: () => send({ type: 'media.retry' }),
    onContinueWithoutMedia: () => send({ type: 'media.continueWithout' }),
  };
}
