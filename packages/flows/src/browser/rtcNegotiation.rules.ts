import type { CallDescription, PeerInput } from '../call/call.types.ts';

/** What decides about a description of the other side when it arrives. */
export interface NegotiationMoment {
  /** Our own offer is being made. */
  isOffering: boolean;
  /** An answer is being applied, so that the connection is as good as stable. */
  isSettling: boolean;
  signalingState: RTCSignalingState;
}

/**
 * Returns whether this side gives way when two offers collide: the side that made the first offer does. In Chromium a
 * rollback on the other side stops its media permanently (docs/chromium-rollback.md).
 */
export const isPolite = (lead: PeerInput['lead']): boolean => lead === 'offer';

/** Returns whether an offer that arrives now meets one of our own. */
export const isCollision = ({ isOffering, isSettling, signalingState }: NegotiationMoment): boolean =>
  isOffering || (signalingState !== 'stable' && !isSettling);

/** Returns whether an offer that arrives now is ignored, because the other side gives way. */
export const isOfferIgnored = (moment: NegotiationMoment, lead: PeerInput['lead']): boolean =>
  isCollision(moment) && !isPolite(lead);

/** Returns whether an answer belongs to an offer that was answered or replaced. One without an id fits any open offer. */
export const isLateAnswer = (
  answer: Pick<CallDescription, 'offerId'>,
  { signalingState, offerId }: { signalingState: RTCSignalingState; offerId: string },
): boolean =>
  signalingState !== 'have-local-offer' || (answer.offerId !== undefined && answer.offerId !== offerId);

/** Returns whether an offer of the other side has to be answered before we may make our own. */
export const isAnswerDue = (signalingState: RTCSignalingState): boolean =>
  signalingState === 'have-remote-offer';

/** Returns whether our own offer has no answer yet. It is replaced by a new one, never rolled back. */
export const isOfferOpen = (signalingState: RTCSignalingState): boolean =>
  signalingState === 'have-local-offer';

/** Returns whether what was last sent may still be of use to the other side, if it was lost on its way. */
export const isWorthResending = (
  last: Pick<CallDescription, 'type'> | null,
  signalingState: RTCSignalingState,
): boolean => last !== null && (last.type === 'answer' || isOfferOpen(signalingState));
