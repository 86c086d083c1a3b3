import type { NavigateEffect, Role, SoundEffect, ToastEffect } from '../shared/ports.ts';

/** The two kinds of local device a call uses. */
export type DeviceKind = 'camera' | 'microphone';

/** What could not be opened; chooses the sentence a person reads. `refused`: the browser or the person does not allow it. */
export type MediaFault = DeviceKind | 'both' | 'refused';

/** Role of the signed-in person; `null` for a guest on the public link. */
export type CallRole = Role | null;

/** Why a call is over. `replaced`: the same person opened it elsewhere. `refused`: the server closed the room to us. */
export type CallEnd = 'local' | 'remote' | 'replaced' | 'refused';

/** What is kept across a reload of the page, bound to its room. */
export interface CallRecord {
  roomId: string;
  remoteSocketId: string | null;
  videoEnabled: boolean;
  audioEnabled: boolean;
}

/** Session description as it crosses the wire; browsers ignore the members that are ours. */
export interface CallDescription {
  type: 'offer' | 'answer';
  sdp: string;
  /** `ice`: the sender understands `ice:candidate`, so it need not wait for all candidates. */
  caps?: readonly string[];
  /** Set by the offerer and repeated in the answer, so that a late answer is recognised. */
  offerId?: string;
}

/** ICE candidate in its JSON form. */
export interface CallCandidate {
  candidate: string;
  sdpMid: string | null;
  sdpMLineIndex: number | null;
  usernameFragment?: string | null;
}

/** `initial` opens a connection (`user:call`, `call:accepted`); `later` changes one (`peer:nego:*`). */
export type DescriptionStage = 'initial' | 'later';

/** Input of the call machine. `origin` is the page a guest came from; `saved` survives a reload. */
export interface CallInput {
  roomId: string;
  role: CallRole;
  origin?: string | null;
  saved?: CallRecord | null;
}

/** Everything the call remembers; serialisable, no handles, no secrets. */
export interface CallContext {
  roomId: string;
  role: CallRole;
  origin: string | null;
  selfId: string | null;
  remoteSocketId: string | null;
  remoteEmail: string | null;
  /** Peer we were connected to before a reload or a long outage: a hint, tried once. */
  expectedId: string | null;
  /** What the person wants, not what the device manages. */
  videoEnabled: boolean;
  audioEnabled: boolean;
  /** Tracks of the first request for media. */
  granted: MediaGrant;
  /** Which side makes the first offer of the present connection. */
  lead: 'offer' | 'answer';
  /** The offer that the present connection answers. */
  firstOffer: CallDescription | null;
  /** True while our initial offer waits for its answer. */
  isOfferOpen: boolean;
  fault: MediaFault | null;
  remoteMuted: { audio: boolean; video: boolean };
  endedBy: CallEnd | null;
}

/** Which devices `acquireMedia` could open, and the fault when not all. */
export interface MediaGrant {
  audio: boolean;
  video: boolean;
  fault: MediaFault | null;
}

/** Input of the actor `acquireMedia`: what to ask for. */
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

/** Input of the actor `peer`: one connection to one remote. */
export interface PeerInput {
  remoteId: string;
  /** Which side makes the first offer. That side gives way when later offers collide. */
  lead: 'offer' | 'answer';
  firstOffer: CallDescription | null;
}

/** What the machine tells the signalling actor. */
export type SignallingCommand =
  | { type: 'wire.description'; to: string; stage: DescriptionStage; description: CallDescription }
  | { type: 'wire.candidate'; to: string; candidate: CallCandidate }
  | { type: 'wire.end'; to: string };

/** What the machine tells the peer actor. */
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
  | { type: 'signal.offer'; from: string; stage: DescriptionStage; description: CallDescription }
  | { type: 'signal.answer'; from: string | null; description: CallDescription }
  | { type: 'signal.candidate'; from: string; candidate: CallCandidate }
  | { type: 'signal.ended' }
  | { type: 'signal.flushed' };

/** Reports of the peer actor. `peer.connected` is sent again when a stalled path flows once more. */
export type PeerReport =
  | { type: 'peer.description'; stage: DescriptionStage; description: CallDescription }
  | { type: 'peer.candidate'; candidate: CallCandidate }
  | { type: 'peer.negotiating' }
  | { type: 'peer.stable' }
  | { type: 'peer.connected' }
  | { type: 'peer.disconnected' }
  | { type: 'peer.stalled' }
  /** The path is back and pictures come, but are held back. */
  | { type: 'peer.frozen' }
  | { type: 'peer.failed' }
  | { type: 'peer.status'; audio: boolean; video: boolean }
  | { type: 'peer.goodbye' };

/** Reports of the `devices` and `network` actors. */
export type SurroundingsReport =
  | { type: 'device.changed' }
  | { type: 'device.lost'; kind: DeviceKind }
  | { type: 'network.changed' };

/** What a person does. */
export type CallIntent =
  | { type: 'camera.toggle' }
  | { type: 'microphone.toggle' }
  | { type: 'call.end' }
  | { type: 'media.retry' }
  | { type: 'media.continueWithout' };

/** Raised by the machine for itself; nobody else sends them. */
export type InnerEvent =
  | { type: 'link.renew' }
  | { type: 'link.rebuild' }
  | { type: 'outage.began' }
  | { type: 'outage.over' }
  | { type: 'outage.endless' };

/** Every event of the call machine. */
export type CallEvent = CallIntent | SignallingReport | PeerReport | SurroundingsReport | InnerEvent;

/** Where a call leads: patients to their consultations, staff to their desk, guests back where they came from. */
export type CallPlace = { to: 'consultations' } | { to: 'desk' } | { to: 'origin'; origin: string | null };

/** Why a call was taken away. A doctor is told something else of a room that is closed to them. */
export type CallRefusal = 'replaced' | 'refused' | 'refused-doctor';

/** How a call ended: as it should, or taken away. */
export type CallEnding = 'call-ended' | CallRefusal;

/**
 * Consequences outside the call: the bell and drop sounds, the warning after a remote end, and at the very end the way
 * out.
 */
export type CallEffect =
  | NavigateEffect<CallPlace, 'call-ended'>
  | ToastEffect<'remote-ended' | CallRefusal>
  | SoundEffect;

/** Tags are the contract with the screen: see `call.connect.ts`. */
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
  | 'signallingHint';
