import type { CallCandidate } from '../call/call.types.ts';

/** The part of an `RTCPeerConnection` that takes candidates of the other side. */
export interface CandidateTaker {
  readonly remoteDescription: RTCSessionDescriptionInit | null;
  addIceCandidate(candidate: RTCIceCandidateInit): Promise<void>;
}

/** Own candidates, kept until the description they belong to has been sent to somebody who understands them. */
export function createOwnCandidates(report: (candidate: CallCandidate) => void) {
  let isTrickling = false;
  let isShipped = false;
  const waiting: CallCandidate[] = [];

  function flush(): void {
    if (!isTrickling || !isShipped) return;
    for (const candidate of waiting.splice(0)) report(candidate);
  }

  return {
    /** Whether the other side understands candidates that follow a description. */
    isTrickling: () => isTrickling,
    setTrickling: (isUnderstood: boolean) => {
      isTrickling = isUnderstood;
    },
    add: (candidate: CallCandidate) => {
      waiting.push(candidate);
      flush();
    },
    /** A description is being made: what is found from now on belongs to it, and before it nobody could place it. */
    hold: () => {
      isShipped = false;
    },
    /** A description is about to be sent: what was found until now is in it. */
    clear: () => {
      waiting.length = 0;
    },
    /** The description has been sent. */
    release: () => {
      isShipped = true;
      flush();
    },
    flush,
  };
}

/** Candidates of the other side, kept until the connection has the description they belong to. */
export function createRemoteCandidates(connection: CandidateTaker) {
  const early: CallCandidate[] = [];

  // A candidate of a connection that is no more does not fit, and does no harm.
  const apply = (candidate: CallCandidate) => connection.addIceCandidate(candidate).catch(() => undefined);

  return {
    add: (candidate: CallCandidate) => {
      if (connection.remoteDescription) void apply(candidate);
      else early.push(candidate);
    },
    /** Applies those that came early. */
    async flush(): Promise<void> {
      for (const candidate of early.splice(0)) await apply(candidate);
    },
  };
}
