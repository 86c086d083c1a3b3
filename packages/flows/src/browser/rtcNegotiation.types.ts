import type { CallDescription, PeerInput, PeerReport } from '../call/call.types.ts';
import type { CandidateTaker } from './rtcCandidates.ts';

/** The part of an `RTCPeerConnection` that negotiation uses; its events are wired to the functions answered. */
export interface NegotiableConnection extends CandidateTaker {
  readonly signalingState: RTCSignalingState;
  readonly localDescription: RTCSessionDescriptionInit | null;
  setLocalDescription(description?: RTCLocalSessionDescriptionInit): Promise<void>;
  setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void>;
  setConfiguration(configuration: RTCConfiguration): void;
  restartIce(): void;
}

/** What negotiation needs from its surroundings. */
export interface NegotiationDeps {
  connection: NegotiableConnection;
  input: Pick<PeerInput, 'lead'>;
  report: (event: PeerReport) => void;
  newOfferId: () => string;
  /** Resolves when the local description is worth sending, at the latest after `limitMs`. */
  gather: (limitMs: number) => Promise<void>;
  /** Runs between an applied offer and its answer. */
  prepareAnswer: (offer: CallDescription) => Promise<void>;
}
