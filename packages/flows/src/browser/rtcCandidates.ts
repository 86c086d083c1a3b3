import type { CallCandidate } from '../call/call.types.ts';

/** Part of `RTCPeerConnection` that accepts remote candidates. */
export interface CandidateTaker {
  readonly remoteDescription: RTCSessionDescriptionInit | null;
  addIceCandidate(candidate: RTCIceCandidateInit): Promise<void>;
}

/**
 * Buffers local candidates until their description is sent, and while the remote peer does not support trickle ICE. It
 * counts as supporting it until its first description tells.
 */
export function createOwnCandidates(report: (candidate: CallCandidate) => void) {
  let isTrickling = true;
  let isShipped = false;
  const waiting: CallCandidate[] = [];

  function flush(): void {
    if (!isTrickling || !isShipped) return;
    for (const candidate of waiting.splice(0)) report(candidate);
  }

  return {
    /** Whether the remote peer supports trickle ICE. */
    isTrickling: () => isTrickling,
    setTrickling: (isUnderstood: boolean) => {
      isTrickling = isUnderstood;
    },
    add: (candidate: CallCandidate) => {
      waiting.push(candidate);
      flush();
    },
    /** Buffers candidates from now on: they belong to the description being created and must not precede it. */
    hold: () => {
      isShipped = false;
    },
    /** Drops the buffered candidates, which the description about to be sent contains. */
    clear: () => {
      waiting.length = 0;
    },
    /** Sends buffered candidates, after the description was sent. */
    release: () => {
      isShipped = true;
      flush();
    },
    flush,
  };
}

/** Buffers remote candidates until the connection has their description. */
export function createRemoteCandidates(connection: CandidateTaker) {
  const early: CallCandidate[] = [];

  // A candidate of a former connection is rejected, which is harmless.
  const apply = (candidate: CallCandidate) => connection.addIceCandidate(candidate).catch(() => undefined);

  return {
    add: (candidate: CallCandidate) => {
      if (connection.remoteDescription) void apply(candidate);
      else early.push(candidate);
    },
    /** Applies the buffered candidates. */
    async flush(): Promise<void> {
      for (const candidate of early.splice(0)) await apply(candidate);
    },
  };
}
