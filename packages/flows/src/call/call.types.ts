import type { NavigateEffect, Role, SoundEffect, ToastEffect } from '../shared/ports.ts';

/** Kind of local device. */
export type DeviceKind = 'camera' | 'microphone';

/** Device that could not be opened; selects the message. `refused`: the browser or the user does not allow it. */
export type MediaFault = DeviceKind | 'both' | 'refused';

/** Role of the signed-in account; `null` for a guest on the public link. */
export type CallRole = Role | null;

/**
 * Reason for the end of a call. `replaced`: the same account opened it elsewhere. `refused`: the server does not admit
 * this side. `closed`: the doctor, alone in the room, has ended the consultation elsewhere or as a no-show.
 */
export type CallEnd = 'local' | 'remote' | 'replaced' | 'refused' | 'closed';

/** Quality of a call for this side, from both directions. */
export type QualityLevel = 'good' | 'weak' | 'bad';

/**
 * What to tell about a lasting loss of quality. `smaller-picture`, `no-picture`: the own picture yields to the sound.
 * `busy-device`: it yields to a slow processor. `unsteady`: sound and picture suffer, and the own picture has not changed.
 */
export type QualityAdvice = 'smaller-picture' | 'no-picture' | 'busy-device' | 'unsteady';

/** Quality of a call, and advice once it has been low for a while. */
export interface CallQuality {
  level: QualityLevel;
  advice: QualityAdvice | null;
}

/** Call state kept across a reload of the page, for one room. */
export interface CallRecord {
  roomId: string;
  remoteSocketId: string | null;
  videoEnabled: boolean;
  audioEnabled: boolean;
}

/** Session description on the wire; browsers ignore the additional members. */
export interface CallDescription {
  type: 'offer' | 'answer';
  sdp: string;
  /** `ice`: the sender understands `ice:candidate`, so it need not wait for all candidates. */
  caps?: readonly string[];
  /** Set by the offerer and repeated in the answer, so that a late answer is recognised. */
  offerId?: string;
}

/** ICE candidate in JSON form. */
export interface CallCandidate {
  candidate: string;
  sdpMid: string | null;
  sdpMLineIndex: number | null;
  usernameFragment?: string | null;
}

/** `initial` opens a connection (`user:call`, `call:accepted`); `later` changes one (`peer:nego:*`). */
export type DescriptionStage = 'initial' | 'later';

/** Input of the call machine. `origin` is the guest's previous page; `saved` survives a reload. */
export interface CallInput {
  roomId: string;
  role: CallRole;
  origin?: string | null;
  saved?: CallRecord | null;
}

/** Context of the call; serialisable, without handles or secrets. */
export interface CallContext {
  roomId: string;
  role: CallRole;
  origin: string | null;
  selfId: string | null;
  remoteSocketId: string | null;
  remoteEmail: string | null;
  /** Peer before a reload or a long outage: a hint, tried once. */
  expectedId: string | null;
  /** Wanted state of the device, not its actual one. */
  videoEnabled: boolean;
  audioEnabled: boolean;
  /** Tracks of the first request for media. */
  granted: MediaGrant;
  /** Side that makes the first offer of the current connection. */
  lead: 'offer' | 'answer';
  /** Offer that the current connection answers. */
  firstOffer: CallDescription | null;
  /** Whether the initial offer waits for its answer. */
  isOfferOpen: boolean;
  /** Whether the page of the remote party has closed or lost the service; it may come back. */
  isRemoteAway: boolean;
  fault: MediaFault | null;
  remoteMuted: { audio: boolean; video: boolean };
  /** Whether the other side has switched its picture off for a weak connection, not its camera by hand. */
  isRemotePaused: boolean;
  /** Whether the other side shares its screen. */
  isRemoteSharing: boolean;
  /** Name of the participant to whom the own screen was shown first; `null` when the service has not told it. */
  viewer: string | null;
  /** Quality of the current connection. */
  quality: CallQuality;
  endedBy: CallEnd | null;
}

/** Devices that `acquireMedia` has opened, and the fault when one failed. */
export interface MediaGrant {
  audio: boolean;
  video: boolean;
  fault: MediaFault | null;
}

/** Input of the actor `acquireMedia`: devices to request. */
export interface AcquireInput {
  audio: boolean;
  video: boolean;
}

/** Input of the actor `startDevice`. */
export interface StartDeviceInput {
  kind: DeviceKind;
}

/** Input of the actor `signalling`. */
export interface SignallingInput {
  roomId: string;
}

/** Input of the actor `peer`: one connection to one remote party. */
export interface PeerInput {
  remoteId: string;
  /** Side that makes the first offer. That side yields when later offers collide. */
  lead: 'offer' | 'answer';
  firstOffer: CallDescription | null;
}

/** Path of the media: from browser to browser, or over the relay. */
export type CallPath = 'direct' | 'relay';

/** Event of a call that is counted. `restart` and `rebuild` repair a broken path; `failure`: it was given up. */
export type CallCount = 'restart' | 'rebuild' | 'freeze' | 'failure';

/** Measurement of a call for the service. Identifies neither the call nor its members. */
export type CallMeasurement = { kind: 'setup'; seconds: number; path: CallPath } | { kind: CallCount };

/** Commands to the meter actor. */
export type MeterCommand =
  | { type: 'meter.linked'; remoteId: string }
  | { type: 'meter.path'; path: CallPath }
  | { type: 'meter.count'; kind: CallCount };

/** Commands to the signalling actor. */
export type SignallingCommand =
  | { type: 'wire.description'; to: string; stage: DescriptionStage; description: CallDescription }
  | { type: 'wire.candidate'; to: string; candidate: CallCandidate }
  | { type: 'wire.end'; to: string };

/** Commands to the peer actor. */
export type PeerCommand =
  | { type: 'remote.description'; description: CallDescription }
  | { type: 'remote.candidate'; candidate: CallCandidate }
  | { type: 'ice.restart' }
  | { type: 'description.resend' }
  | { type: 'link.close'; isGoodbye: boolean };

/** Reports of the signalling actor. */
export type SignallingReport =
  | { type: 'signal.joined'; selfId: string }
  | { type: 'signal.lost' }
  | { type: 'signal.refused' }
  | { type: 'signal.replaced' }
  | { type: 'signal.peerJoined'; id: string; email: string | null }
  /** The page has been gone for longer than a reload takes. */
  | { type: 'signal.peerLeft'; id: string }
  | { type: 'signal.offer'; from: string; stage: DescriptionStage; description: CallDescription }
  | { type: 'signal.answer'; from: string | null; description: CallDescription }
  | { type: 'signal.candidate'; from: string; candidate: CallCandidate }
  | { type: 'signal.ended' }
  | { type: 'signal.flushed' };

/** Reports of the peer actor. `peer.connected` is sent again when a stalled path recovers. */
export type PeerReport =
  | { type: 'peer.description'; stage: DescriptionStage; description: CallDescription }
  | { type: 'peer.candidate'; candidate: CallCandidate }
  | { type: 'peer.negotiating' }
  | { type: 'peer.stable' }
  | { type: 'peer.connected' }
  | { type: 'peer.disconnected' }
  | { type: 'peer.stalled' }
  /** How the media go; follows `peer.connected`. */
  | { type: 'peer.path'; path: CallPath }
  /** The path works and the picture is frozen; a repair has begun. */
  | { type: 'peer.repairing' }
  /** The path has recovered and video arrives, but is frozen. */
  | { type: 'peer.frozen' }
  /** This side has found neither a candidate nor that there is none. */
  | { type: 'peer.ungathered' }
  | { type: 'peer.failed' }
  | { type: 'peer.status'; audio: boolean; video: boolean; isPaused?: boolean; isSharing?: boolean }
  | { type: 'peer.quality'; quality: CallQuality }
  /** The page of the other side closes; it may be a reload. */
  | { type: 'peer.left' }
  | { type: 'peer.goodbye' };

/** Reports of the `devices` and `network` actors. */
export type SurroundingsReport =
  | { type: 'device.changed' }
  | { type: 'device.lost'; kind: DeviceKind }
  /** The user has chosen another device, for which the call opens it. */
  | { type: 'device.chosen'; kind: DeviceKind }
  | { type: 'network.changed' };

/** Reports of the `screen` actor. `screen.refused`: the user has chosen nothing, or the system does not allow it. */
export type ScreenReport = { type: 'screen.shown' } | { type: 'screen.refused' } | { type: 'screen.ended' };

/** Actions of the user. */
export type CallIntent =
  | { type: 'camera.toggle' }
  | { type: 'microphone.toggle' }
  | { type: 'screen.toggle' }
  | { type: 'call.end' }
  | { type: 'media.retry' }
  | { type: 'media.continueWithout' };

/** Events that the machine raises itself. */
export type InnerEvent =
  | { type: 'link.renew' }
  | { type: 'link.rebuild' }
  | { type: 'outage.began' }
  | { type: 'outage.over' }
  | { type: 'outage.endless' };

/** Every event of the call machine. */
export type CallEvent =
  | CallIntent
  | SignallingReport
  | PeerReport
  | SurroundingsReport
  | ScreenReport
  | InnerEvent;

/** Place after a call: patients see their consultations, staff their desk, guests their previous page. */
export type CallPlace = { to: 'consultations' } | { to: 'desk' } | { to: 'origin'; origin: string | null };

/** Reason for a call that was taken away. Doctors get a separate text for a closed room. */
export type CallRefusal = 'replaced' | 'refused' | 'refused-doctor';

/** Ending of a call: regular, or taken away. */
export type CallEnding = 'call-ended' | CallRefusal;

/** Effects of a call: bell and drop sounds, messages, and finally the navigation. */
export type CallEffect =
  | NavigateEffect<CallPlace, 'call-ended'>
  | ToastEffect<'remote-ended' | 'screen-not-shared' | 'screen-stopped' | CallRefusal>
  | SoundEffect;

/** Tags for the screen: see `call.connect.ts`. */
export type CallTag =
  | 'overlay'
  | 'mediaFailed'
  | 'live'
  | 'waiting'
  | 'connected'
  | 'reconnecting'
  | 'ended'
  | 'cameraOn'
  | 'microphoneOn'
  | 'sharing'
  | 'signallingHint';
