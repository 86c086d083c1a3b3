import type { NegotiableConnection } from '../rtcNegotiation.types.ts';

let created = 0;

/** Returns the number of the connection that created a description, from its SDP. */
const makerOf = (sdp: string | undefined) => Number(sdp?.split(' ')[0]);

/**
 * Signalling half of an `RTCPeerConnection`: states, implicit answers, rollback, "negotiation needed". Its SDP
 * contains its own number and that of the description; `remoteNumber` is the paired connection.
 */
export class FakeConnection implements NegotiableConnection {
  readonly number = ++created;
  signalingState: RTCSignalingState = 'stable';
  localDescription: RTCSessionDescriptionInit | null = null;
  remoteDescription: RTCSessionDescriptionInit | null = null;
  remoteNumber = 0;
  /** As in Chromium: a rollback before the second exchange, on the side that answered the first, stops its media. */
  hasLostMedia: boolean = false;
  #answered = 0;
  #offered = 0;
  #descriptions = 0;
  #needsNegotiation: boolean = false;
  #onNegotiationNeeded: () => void;

  constructor(onNegotiationNeeded: () => void) {
    this.#onNegotiationNeeded = onNegotiationNeeded;
  }

  /** Requests negotiation, as a new line or an ICE restart does. */
  needNegotiation(): void {
    this.#needsNegotiation = true;
    queueMicrotask(() => this.#tellWhenStable());
  }

  #tellWhenStable(): void {
    if (!this.#needsNegotiation || this.signalingState !== 'stable') return;
    this.#needsNegotiation = false;
    this.#onNegotiationNeeded();
  }

  #settle(): void {
    this.signalingState = 'stable';
    this.remoteNumber = makerOf(this.remoteDescription?.sdp);
    queueMicrotask(() => this.#tellWhenStable());
  }

  async setLocalDescription(description?: RTCLocalSessionDescriptionInit): Promise<void> {
    await Promise.resolve();
    if (description?.type === 'rollback') {
      this.#rollBack();
      return;
    }
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    this.localDescription = { type, sdp: `${this.number} ${++this.#descriptions}` };
    if (type === 'answer') {
      this.#answered += 1;
      this.#settle();
      return;
    }
    this.#needsNegotiation = false;
    this.signalingState = 'have-local-offer';
  }

  #rollBack(): void {
    if (this.#answered === 1 && this.#offered === 0) this.hasLostMedia = true;
    this.signalingState = 'stable';
  }

  async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    await Promise.resolve();
    if (description.type === 'answer' && this.signalingState !== 'have-local-offer') {
      throw new Error(`an answer does not fit ${this.signalingState}`);
    }
    if (description.type === 'offer' && this.signalingState === 'have-local-offer') {
      this.#rollBack();
      this.#needsNegotiation = true;
    }
    this.remoteDescription = description;
    if (description.type === 'answer') {
      this.#offered += 1;
      this.#settle();
    } else {
      this.signalingState = 'have-remote-offer';
    }
  }

  async addIceCandidate(): Promise<void> {
    await Promise.resolve();
  }

  setConfiguration(): void {}

  restartIce(): void {
    this.needNegotiation();
  }
}
