import { codeOf } from '../shared/errors.ts';
import type {
  CallContext,
  CallEnding,
  CallEvent,
  CallInput,
  CallPlace,
  CallQuality,
  CallRecord,
  CallRefusal,
  CallRole,
  DeviceKind,
  MediaFault,
} from './call.types.ts';

/** Mute state of the other side until it reports another. */
export const unmuted = { audio: false, video: false };

/** Quality of a connection until it is measured. */
export const goodQuality: CallQuality = { level: 'good', advice: null };

/** Returns the first context of a call. Ignores a record of another room. */
export function firstContext({ roomId, role, origin = null, saved = null }: CallInput): CallContext {
  const own = saved?.roomId === roomId ? saved : null;
  return {
    roomId,
    role,
    origin,
    selfId: null,
    remoteSocketId: null,
    remoteEmail: null,
    expectedId: own?.remoteSocketId ?? null,
    videoEnabled: own?.videoEnabled ?? true,
    audioEnabled: own?.audioEnabled ?? true,
    granted: { audio: false, video: false, fault: null },
    lead: 'offer',
    firstOffer: null,
    isOfferOpen: false,
    isRemoteAway: false,
    fault: null,
    remoteMuted: unmuted,
    isRemotePaused: false,
    isRemoteSharing: false,
    viewer: null,
    quality: goodQuality,
    endedBy: null,
  };
}

/** Returns the call record that survives a reload. */
export function callRecordOf(context: CallContext): CallRecord {
  const { roomId, remoteSocketId, videoEnabled, audioEnabled } = context;
  return { roomId, remoteSocketId, videoEnabled, audioEnabled };
}

/** Returns whether this side is the polite one. Both sides know both ids, so exactly one is. */
export function isPolite({ selfId, remoteSocketId }: CallContext): boolean {
  return (selfId ?? '') < (remoteSocketId ?? '');
}

/** Returns whether the user wants the device on. */
export const isWanted = (context: CallContext, kind: DeviceKind) =>
  kind === 'camera' ? context.videoEnabled : context.audioEnabled;

/** Returns whether the first request for media opened the device. */
export const isGranted = (context: CallContext, kind: DeviceKind) =>
  kind === 'camera' ? context.granted.video : context.granted.audio;

/** Returns whether a message is from the remote party. An answer without a sender counts as theirs. */
export const isFromRemote = (context: CallContext, event: CallEvent) =>
  'from' in event &&
  context.remoteSocketId !== null &&
  (event.from === null || event.from === context.remoteSocketId);

/** Returns whether an offer opens a new connection. */
export const isInitialOffer = (event: CallEvent) =>
  event.type === 'signal.offer' && event.stage === 'initial';

/** Returns why the call was taken away; `null` when a participant hung up or the call is not over. */
export function refusalOf({ endedBy, role }: Pick<CallContext, 'endedBy' | 'role'>): CallRefusal | null {
  if (endedBy === 'refused') return role === 'ROLE_DOCTOR' ? 'refused-doctor' : 'refused';
  return endedBy === 'replaced' ? 'replaced' : null;
}

/** Returns the place to open after a call. */
export function placeAfterCall(role: CallRole, origin: string | null): CallPlace {
  if (role === null) return { to: 'origin', origin };
  return { to: role === 'ROLE_USER' ? 'consultations' : 'desk' };
}

/** Returns whether another participant was in the room; otherwise there was no call. */
export const hasMetRemote = ({ remoteSocketId, expectedId }: CallContext) =>
  remoteSocketId !== null || expectedId !== null;

/**
 * Returns whether this side ends a consultation by leaving: a doctor's entry has begun it, a patient has met the doctor.
 * A patient who met nobody keeps the place in the queue; a guest has none.
 */
export const isConsultation = (context: CallContext) =>
  context.role === 'ROLE_USER' ? hasMetRemote(context) : context.role !== null;

/** Returns the ending to show; `null` when nobody joined, and when the warning that the other side ended it says enough. */
export const endingOf = (context: CallContext): CallEnding | null =>
  refusalOf(context) ?? (hasMetRemote(context) && context.endedBy !== 'remote' ? 'call-ended' : null);

/** Context changes for a new connection that this side offers. */
export const offeringChanges = {
  lead: 'offer',
  firstOffer: null,
  isOfferOpen: true,
  isRemoteAway: false,
} as const;

const mediaFaults: readonly MediaFault[] = ['camera', 'microphone', 'both', 'refused'];

/** Returns the fault from a rejection of `acquireMedia`; `both` for any other error. */
export function faultOf(error: unknown): MediaFault {
  return mediaFaults.find((fault) => fault === codeOf(error)) ?? 'both';
}

/** Returns the fault of `startDevice`: refused, or the device cannot be opened. */
export const startFaultOf = (error: unknown, kind: DeviceKind): MediaFault =>
  codeOf(error) === 'refused' ? 'refused' : kind;
