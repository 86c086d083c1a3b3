import type { SnapshotFrom } from 'xstate';
import type { WaitRange } from '../queue/queue.types.ts';
import { endingOf } from './call.context.ts';
import type { callMachine } from './call.machine.ts';
import type { CallContext, CallEnding, CallIntent, CallQuality, CallTag, MediaFault } from './call.types.ts';

/** Snapshot of the call machine. */
export type CallSnapshot = SnapshotFrom<typeof callMachine>;

/** Status of the screen. `ended` covers the goodbye and the two seconds of the banner. */
export type CallStatus =
  | 'preparing'
  | 'mediaFailed'
  | 'waiting'
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  | 'ended';

/** Queue data of a patient; `wait` is `null` while no doctor is online. */
export interface QueueFact {
  count: number;
  wait: WaitRange | null;
}

/**
 * The awaited participant. Doctors and admins await a patient, a guest anybody, a patient a doctor or a place.
 * Everybody awaits a participant who has left and may return.
 */
export type Awaited =
  | { who: 'patient' | 'somebody' | 'place' | 'returning' }
  | ({ who: 'doctor' } & QueueFact);

/** Own devices that are off. */
export type DeviceHint = 'camera-off' | 'microphone-off' | 'both-off';

/** Data from outside the call. `queue` is `null` without a queue entry. */
export interface CallFacts {
  hasProfile: boolean;
  queue: QueueFact | null;
}

/** Props of a video call screen. The streams come from the `MediaRegistry`. */
export interface CallView {
  status: CallStatus;
  isOverlayShown: boolean;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  remoteMuted: { audio: boolean; video: boolean };
  /** Whether the other side's picture is off for a weak connection. */
  isRemotePaused: boolean;
  /** Whether this side shares its screen. */
  isSharing: boolean;
  /** Whether somebody is there who would see it, or it can be stopped. */
  canShare: boolean;
  /** Whether the other side shares its screen. */
  isRemoteSharing: boolean;
  /** Quality of the call; `null` unless it is connected. */
  quality: CallQuality | null;
  /** Own devices that are off; `null` when both are on or the call is over. */
  hint: DeviceHint | null;
  /** Device that could not be opened; `null` once the call is over. */
  fault: MediaFault | null;
  /** Whether the service, not the call, has been unreachable for a while. */
  isServiceLost: boolean;
  /** `null` unless the remote party is awaited. */
  awaited: Awaited | null;
  /** Ending of the call; `null` when nobody joined. */
  ending: CallEnding | null;
  onToggleCamera: () => void;
  onToggleMicrophone: () => void;
  onToggleScreen: () => void;
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

const talking: readonly CallStatus[] = ['connecting', 'connected', 'reconnecting'];

/** Returns whether another participant is in the call, who would be left alone. */
export const isTalking = (status: CallStatus): boolean => talking.includes(status);

/** Returns the devices that are off; `null` when both are on. */
export function deviceHint(devices: { isCameraOn: boolean; isMicrophoneOn: boolean }): DeviceHint | null {
  if (devices.isCameraOn) return devices.isMicrophoneOn ? null : 'microphone-off';
  return devices.isMicrophoneOn ? 'camera-off' : 'both-off';
}

/** Returns the awaited participant. `queue` is `null` for a patient without a queue entry. */
export function awaitedBy(
  { role, expectedId }: Pick<CallContext, 'role' | 'expectedId'>,
  queue: QueueFact | null,
): Awaited {
  if (expectedId !== null) return { who: 'returning' };
  if (role === null) return { who: 'somebody' };
  if (role !== 'ROLE_USER') return { who: 'patient' };
  return queue ? { who: 'doctor', ...queue } : { who: 'place' };
}

/** Converts a snapshot of the call machine to props. Pure. */
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
  const isSharing = snapshot.hasTag('sharing');
  return {
    ...devices,
    status,
    // Waiting texts need the facts; a connected call needs only its streams.
    isOverlayShown:
      status === 'preparing' || (status === 'waiting' && !facts.hasProfile && context.expectedId === null),
    remoteMuted: context.remoteMuted,
    isRemotePaused: context.isRemotePaused,
    isSharing,
    canShare: isTalking(status) || isSharing,
    isRemoteSharing: context.isRemoteSharing,
    quality: status === 'connected' ? context.quality : null,
    hint: isLive ? deviceHint(devices) : null,
    fault: isOver ? null : context.fault,
    isServiceLost: snapshot.hasTag('signallingHint'),
    awaited: status === 'waiting' ? awaitedBy(context, facts.queue) : null,
    ending: isOver ? endingOf(context) : null,
    onToggleCamera: () => send({ type: 'camera.toggle' }),
    onToggleMicrophone: () => send({ type: 'microphone.toggle' }),
    onToggleScreen: () => send({ type: 'screen.toggle' }),
    onEndCall: () => send({ type: 'call.end' }),
    onRetryMedia: () => send({ type: 'media.retry' }),
    onContinueWithoutMedia: () => send({ type: 'media.continueWithout' }),
  };
}
