import type { CallCandidate, CallDescription, PeerInput, PeerReport } from '../call/call.types.ts';

/** How long a first description waits for candidates when the other side may not understand later ones. */
const GATHER_LIMIT_MS = 500;

/** The part of an `RTCPeerConnection` that negotiation uses; its events are wired to the functions answered. */
export interface NegotiableConnection {
  readonly signalingState: RTCSignalingState;
  readonly localDescription: RTCSessionDescriptionInit | null;
  readonly remoteDescription: RTCSessionDescriptionInit | null;
  setLocalDescription(description?: RTCLocalSessionDescriptionInit): Promise<void>;
  setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void>;
  addIceCandidate(candidate: RTCIceCandidateInit): Promise<void>;
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

/**
 * Perfect negotiation on one connection: either side may offer at any time; when two offers collide, the polite side
 * rolls back. Offers carry an id that their answer repeats, so a late answer is recognised.
 *
 * The side that made the first offer is the polite one. In Chromium, a rollback on the other side before its second
 * exchange stops its media for good (docs/chromium-rollback.md), so that side never rolls back, and no side rolls back
 * to replace an unanswered offer of its own.
 */
export function negotiate({ connection, input, report, newOfferId, gather, prepareAnswer }: NegotiationDeps) {
  let isOpen = true;
  let isOffering = false;
  let isSettling = false;
  let isTrickling = false;
  let isShipped = false;
  let stage: 'initial' | 'later' = 'initial';
  let offerId = '';
  let answered: Promise<void> = Promise.resolve();
  let lastSent: Extract<PeerReport, { type: 'peer.description' }> | null = null;
  const early: CallCandidate[] = [];
  const outbox: CallCandidate[] = [];

  const flushOutbox = () => {
    if (!isTrickling || !isShipped) return;
    for (const candidate of outbox.splice(0)) report({ type: 'peer.candidate', candidate });
  };

  /** What is found from now on belongs to a description that has not been sent: before it, nobody could place it. */
  async function describe(): Promise<void> {
    isShipped = false;
    await connection.setLocalDescription();
  }

  async function ship(): Promise<void> {
    const sentStage = stage;
    const sentId = offerId;
    const kind = connection.localDescription?.type;
    await gather(isTrickling ? 0 : GATHER_LIMIT_MS);
    const local = connection.localDescription;
    // A rollback or a newer offer in the meantime has made this one void.
    if (!isOpen || !local || local.type !== kind || offerId !== sentId) return;
    if (local.type !== 'offer' && local.type !== 'answer') return;
    const description = { type: local.type, sdp: local.sdp ?? '', caps: ['ice'], offerId: sentId };
    lastSent = { type: 'peer.description', stage: sentStage, description };
    // What was found until now is in the description.
    outbox.length = 0;
    report(lastSent);
    isShipped = true;
    flushOutbox();
  }

  async function offer(): Promise<void> {
    // A new offer would void an answer that still gathers candidates, and leave the other side waiting for it.
    await answered.catch(() => undefined);
    if (connection.signalingState === 'have-remote-offer') return;
    isOffering = true;
    try {
      report({ type: 'peer.negotiating' });
      await describe();
      offerId = newOfferId();
    } finally {
      isOffering = false;
    }
    await ship();
  }

  async function answer(remoteOffer: CallDescription): Promise<void> {
    await prepareAnswer(remoteOffer);
    await describe();
    await ship();
  }

  async function applyRemote({ type, sdp, caps }: CallDescription): Promise<void> {
    isSettling = type === 'answer';
    try {
      await connection.setRemoteDescription({ type, sdp });
    } finally {
      isSettling = false;
    }
    isTrickling = caps?.includes('ice') ?? false;
    for (const candidate of early.splice(0)) await addCandidate(candidate);
  }

  const isLate = (answer: CallDescription) =>
    connection.signalingState !== 'have-local-offer' ||
    (answer.offerId !== undefined && answer.offerId !== offerId);

  const isPolite = input.lead === 'offer';

  const isCollision = () => isOffering || (connection.signalingState !== 'stable' && !isSettling);

  async function take(description: CallDescription): Promise<void> {
    if (description.type === 'answer') {
      if (isLate(description)) return;
      await applyRemote(description);
      flushOutbox();
    } else {
      if (isCollision() && !isPolite) return;
      await applyRemote(description);
      offerId = description.offerId ?? '';
      answered = answer(description);
      await answered;
    }
    stage = 'later';
    report({ type: 'peer.stable' });
  }

  // A candidate of a connection that is no more does not fit, and does no harm.
  const addCandidate = (candidate: CallCandidate) =>
    connection.addIceCandidate(candidate).catch(() => undefined);

  async function restart(configuration: RTCConfiguration): Promise<void> {
    connection.setConfiguration(configuration);
    connection.restartIce();
    // `negotiationneeded` waits for the answer, which may never come: replace the open offer.
    if (connection.signalingState === 'have-local-offer') await offer();
  }

  const guarded = (work: Promise<void>) => {
    work.catch(() => {
      if (isOpen) report({ type: 'peer.failed' });
    });
  };
  return {
    /** For `negotiationneeded`. */
    offer: () => guarded(offer()),
    /** For `icecandidate`: kept until the description they belong to has been sent to somebody who understands them. */
    addOwnCandidate: (candidate: CallCandidate) => {
      outbox.push(candidate);
      flushOutbox();
    },
    take: (description: CallDescription) => guarded(take(description)),
    addCandidate: (candidate: CallCandidate) => {
      if (connection.remoteDescription) void addCandidate(candidate);
      else early.push(candidate);
    },
    restart: (configuration: RTCConfiguration) => guarded(restart(configuration)),
    /** Sends again what may have been lost with the socket; an initial offer is made anew by the machine instead. */
    resend: () => {
      const isUseful =
        lastSent?.description.type === 'answer' || connection.signalingState === 'have-local-offer';
      if (lastSent && isUseful) report(lastSent);
    },
    close: () => {
      isOpen = false;
    },
  };
}
