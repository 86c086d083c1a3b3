import type { SnapshotFrom } from 'xstate';
import { hasMetSomebody } from './call.context.ts';
import {
  callEndedBanner,
  deviceHint,
  endMessage,
  faultMessage,
  type QueueFact,
  signallingHint,
  waitingText,
} from './call.copy.ts';
import type { callMachine } from './call.machine.ts';
import type { CallIntent, CallTag } from './call.types.ts';

/** What the screen shows. `ended` covers the goodbye as well as the two seconds of the banner. */
export type CallStatus =
  | 'preparing'
  | 'mediaFailed'
  | 'waiting'
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  | 'ended';

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
  /** Which of the own devices is off, in words; null when both are on or the call is over. */
  hint: string | null;
  /** A device that could not be opened, or why the call ended unasked. */
  faultMessage: string | null;
  /** Shown only while the service, not the call, is out of reach. */
  connectionHint: string | null;
  /** One sentence per line; empty unless the remote party is awaited. */
  waitingText: readonly string[];
  banner: string | null;
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

/** Turns a snapshot of the call machine into props. Pure: same snapshot and facts, same props. */
export function connectCall(
  snapshot: SnapshotFrom<typeof callMachine>,
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
  const ending = status === 'ended' ? endMessage(context.endedBy, context.role) : null;
  return {
    ...devices,
    status,
    isOverlayShown: status === 'preparing' || (!facts.hasProfile && status !== 'ended'),
    remoteMuted: context.remoteMuted,
    hint: isLive ? deviceHint(devices) : null,
    faultMessage: status === 'ended' ? ending : faultMessage(context.fault),
    connectionHint: snapshot.hasTag('signallingHint') ? signallingHint : null,
    waitingText: status === 'waiting' ? waitingText(context.role, facts.queue) : [],
    banner: status === 'ended' && ending === null && hasMetSomebody(context) ? callEndedBanner : null,
    onToggleCamera: () => send({ type: 'camera.toggle' }),
    onToggleMicrophone: () => send({ type: 'microphone.toggle' }),
    onEndCall: () => send({ type: 'call.end' }),
    onRetryMedia: () => send({ type: 'media.retry' }),
    onContinueWithoutMedia: () => send({ type: 'media.continueWithout' }),
  };
}
