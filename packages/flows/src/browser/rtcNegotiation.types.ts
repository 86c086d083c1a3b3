import type { CallDescription, PeerInput, PeerReport } from '../call/call.types.ts';
import type { CandidateTaker } from './rtcCandidates.ts';

/** Part of `RTCPeerConnection` that negotiation uses. Its events call the functions that `negotiate` returns. */
export interface NegotiableConnection extends CandidateTaker {
  readonly signalingState: RTCSignalingState;
  readonly localDescription: RTCSessionDescriptionInit | null;
  setLocalDescription(description?: RTCLocalSessionDescriptionInit): Promise<void>;
  setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void>;
  setConfiguration(configuration: RTCConfiguration): void;
  restartIce(): void;
}

/** Dependencies of `negotiate`. */
export interface NegotiationDeps {
  connection: NegotiableConnection;
  input: Pick<PeerInput, 'lead'>;
  report: (event: PeerReport) => void;
  newOfferId: () => string;
  /** Resolves when the local description is ready to send, at the latest after `limitMs`. */
  gather: (limitMs: number) => Promise<void>;
  /** Runs after an offer is applied and before its answer is created. */
  prepareAnswer: (offer: CallDescription) => Promise<void>;
}
