import { codeOf } from '../shared/errors.ts';
import type {
  CallContext,
  CallEnd,
  CallEvent,
  CallInput,
  CallPlace,
  CallRecord,
  CallRefusal,
  CallRole,
  DeviceKind,
  MediaFault,
} from './call.types.ts';

/** The other side as it is until it says otherwise. */
export const nothingMuted = { audio: false, video: false };

/** First context of a call. A record of another room is not ours and is ignored. */
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
    fault: null,
    remoteMuted: nothingMuted,
    endedBy: null,
  };
}

/** Returns the record of a call that survives a reload. */
export function callRecordOf(context: CallContext): CallRecord {
  const { roomId, remoteSocketId, videoEnabled, audioEnabled } = context;
  return { roomId, remoteSocketId, videoEnabled, audioEnabled };
}

/** Returns whether this side is the polite one. Both sides know both ids, so exactly one is. */
export function isPolite({ selfId, remoteSocketId }: CallContext): boolean {
  return (selfId ?? '') < (remoteSocketId ?? '');
}

/** Returns true when the person wants the device on. */
export const isWanted = (context: CallContext, kind: DeviceKind) =>
  kind === 'camera' ? context.videoEnabled : context.audioEnabled;

/** Returns true when the first request for media returned the device. */
export const isGranted = (context: CallContext, kind: DeviceKind) =>
  kind === 'camera' ? context.granted.video : context.granted.audio;

/** Returns true for a message of the one we talk to. An answer that names no sender counts as theirs. */
export const isFromRemote = (context: CallContext, event: CallEvent) =>
  'from' in event &&
  context.remoteSocketId !== null &&
  (event.from === null || event.from === context.remoteSocketId);

/** Returns true for an offer that opens a new connection. */
export const isInitialOffer = (event: CallEvent) =>
  event.type === 'signal.offer' && event.stage === 'initial';

/** Returns why the call was taken away; null when somebody hung up or the call is not over. */
export function refusalOf({ endedBy, role }: Pick<CallContext, 'endedBy' | 'role'>): CallRefusal | null {
  if (endedBy === 'refused') return role === 'ROLE_DOCTOR' ? 'refused-doctor' : 'refused';
  return endedBy === 'replaced' ? 'replaced' : null;
}

/** Returns where a person goes after a call. */
export function wayOut(role: CallRole, origin: string | null): CallPlace {
  if (role === null) return { to: 'origin', origin };
  return { to: role === 'ROLE_USER' ? 'consultations' : 'desk' };
}

/** Returns true when somebody hung up; false when the call was taken away. */
export const isEndedByPeople = (endedBy: CallEnd | null) => endedBy === 'local' || endedBy === 'remote';

/** Returns true when somebody else was in the room: without them there was no call to thank for. */
export const hasMetSomebody = ({ remoteSocketId, expectedId }: CallContext) =>
  remoteSocketId !== null || expectedId !== null;

/** Context of a connection that we are about to offer. */
export const startOffering = { lead: 'offer', firstOffer: null, isOfferOpen: true } as const;

const mediaFaults: readonly MediaFault[] = ['camera', 'microphone', 'both', 'refused'];

/** Returns the fault that `acquireMedia` has rejected with as the code of its `FlowError`; `both` for anything else. */
export function faultOf(error: unknown): MediaFault {
  return mediaFaults.find((fault) => fault === codeOf(error)) ?? 'both';
}

/** The fault of `startDevice` for one device: refused, or that device cannot be opened. */
export const startFaultOf = (error: unknown, kind: DeviceKind): MediaFault =>
  codeOf(error) === 'refused' ? 'refused' : kind;
