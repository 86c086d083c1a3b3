import type { CallCandidate, CallDescription, DescriptionStage, PeerReport } from '../call/call.types.ts';
import { createOwnCandidates, createRemoteCandidates } from './rtcCandidates.ts';
import {
  isAnswerDue,
  isLateAnswer,
  isOfferIgnored,
  isOfferOpen,
  isWorthResending,
} from './rtcNegotiation.rules.ts';
import type { NegotiationDeps } from './rtcNegotiation.types.ts';

/** How long a description waits for candidates when the remote peer does not support trickle ICE. */
const GATHER_LIMIT_MS = 100;

/**
 * Implements perfect negotiation on one connection: either side may offer at any time; when two offers collide, the polite
 * side rolls back. An answer repeats the id of its offer, which identifies late answers. The rules are in
 * `rtcNegotiation.rules.ts`, the order of candidates in `rtcCandidates.ts`.
 */
export function negotiate({ connection, input, report, newOfferId, gather, prepareAnswer }: NegotiationDeps) {
  let isOpen = true;
  let isOffering = false;
  let isSettling = false;
  let stage: DescriptionStage = 'initial';
  let offerId = '';
  let answered: Promise<void> = Promise.resolve();
  let lastSent: Extract<PeerReport, { type: 'peer.description' }> | null = null;
  const own = createOwnCandidates((candidate) => report({ type: 'peer.candidate', candidate }));
  const remote = createRemoteCandidates(connection);

  async function describe(): Promise<void> {
    own.hold();
    await connection.setLocalDescription();
  }

  async function ship(): Promise<void> {
    const sentStage = stage;
    const sentId = offerId;
    const kind = connection.localDescription?.type;
    await gather(own.isTrickling() ? 0 : GATHER_LIMIT_MS);
    const local = connection.localDescription;
    // A rollback or a newer offer has replaced this description.
    if (!isOpen || !local || local.type !== kind || offerId !== sentId) return;
    if (local.type !== 'offer' && local.type !== 'answer') return;
    const description = { type: local.type, sdp: local.sdp ?? '', caps: ['ice'], offerId: sentId };
    lastSent = { type: 'peer.description', stage: sentStage, description };
    own.clear();
    report(lastSent);
    own.release();
  }

  async function offer(): Promise<void> {
    // A new offer would discard an answer that still gathers candidates, and the remote peer would wait for it.
    await answered.catch(() => undefined);
    if (isAnswerDue(connection.signalingState)) return;
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
    own.setTrickling(caps?.includes('ice') ?? false);
    await remote.flush();
  }

  async function takeAnswer(description: CallDescription): Promise<void> {
    await applyRemote(description);
    own.flush();
  }

  async function takeOffer(description: CallDescription): Promise<void> {
    await applyRemote(description);
    offerId = description.offerId ?? '';
    answered = answer(description);
    await answered;
  }

  async function take(description: CallDescription): Promise<void> {
    const { signalingState } = connection;
    if (description.type === 'answer') {
      if (isLateAnswer(description, { signalingState, offerId })) return;
      await takeAnswer(description);
    } else {
      if (isOfferIgnored({ isOffering, isSettling, signalingState }, input.lead)) return;
      await takeOffer(description);
    }
    const isFirstAnswer = stage === 'initial' && description.type === 'answer';
    stage = 'later';
    report({ type: 'peer.stable' });
    // The first offer assumes trickle ICE. This peer has ignored the candidates that followed it.
    if (isFirstAnswer && !own.isTrickling()) await offer();
  }

  async function restart(configuration: RTCConfiguration): Promise<void> {
    connection.setConfiguration(configuration);
    connection.restartIce();
    // `negotiationneeded` waits for the answer, which may never come: replace the open offer.
    if (isOfferOpen(connection.signalingState)) await offer();
  }

  const guarded = (work: Promise<void>) => {
    work.catch(() => {
      if (isOpen) report({ type: 'peer.failed' });
    });
  };
  return {
    /** Handler of `negotiationneeded`. */
    offer: () => guarded(offer()),
    /** Handler of `icecandidate`. */
    addOwnCandidate: own.add,
    take: (description: CallDescription) => guarded(take(description)),
    addCandidate: (candidate: CallCandidate) => remote.add(candidate),
    restart: (configuration: RTCConfiguration) => guarded(restart(configuration)),
    /** Resends the last description, which may be lost with the socket. The machine repeats an initial offer instead. */
    resend: () => {
      if (lastSent && isWorthResending(lastSent.description, connection.signalingState)) report(lastSent);
    },
    close: () => {
      isOpen = false;
    },
  };
}
