import type { CallDescription, PeerInput } from '../call/call.types.ts';

/** Negotiation state when a remote description arrives. */
export interface NegotiationMoment {
  /** Whether a local offer is being created. */
  isOffering: boolean;
  /** Whether an answer is being applied; the connection then counts as stable. */
  isSettling: boolean;
  signalingState: RTCSignalingState;
}

/**
 * Returns whether this side is polite: it rolls back when two offers collide. The side that made the first offer is.
 * In Chromium a rollback on the other side stops its media permanently (docs/chromium-rollback.md).
 */
export const isPolite = (lead: PeerInput['lead']): boolean => lead === 'offer';

/** Returns whether an offer that arrives now collides with a local offer. */
export const isCollision = ({ isOffering, isSettling, signalingState }: NegotiationMoment): boolean =>
  isOffering || (signalingState !== 'stable' && !isSettling);

/** Returns whether an offer that arrives now is ignored, because the other side is polite. */
export const isOfferIgnored = (moment: NegotiationMoment, lead: PeerInput['lead']): boolean =>
  isCollision(moment) && !isPolite(lead);

/** Returns whether an answer belongs to an offer that was answered or replaced. An answer without an id fits any open offer. */
export const isLateAnswer = (
  answer: Pick<CallDescription, 'offerId'>,
  { signalingState, offerId }: { signalingState: RTCSignalingState; offerId: string },
): boolean =>
  signalingState !== 'have-local-offer' || (answer.offerId !== undefined && answer.offerId !== offerId);

/** Returns whether a remote offer must be answered before a local one is created. */
export const isAnswerDue = (signalingState: RTCSignalingState): boolean =>
  signalingState === 'have-remote-offer';

/** Returns whether a local offer has no answer yet. A new offer replaces it; it is never rolled back. */
export const isOfferOpen = (signalingState: RTCSignalingState): boolean =>
  signalingState === 'have-local-offer';

/** Returns whether the description sent last is still valid for the remote peer, in case it was lost. */
export const isWorthResending = (
  last: Pick<CallDescription, 'type'> | null,
  signalingState: RTCSignalingState,
): boolean => last !== null && (last.type === 'answer' || isOfferOpen(signalingState));
