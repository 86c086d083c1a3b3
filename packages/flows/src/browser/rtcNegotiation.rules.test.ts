import { expect, test } from 'vitest';
import {
  isAnswerDue,
  isCollision,
  isLateAnswer,
  isOfferIgnored,
  isOfferOpen,
  isPolite,
  isWorthResending,
} from './rtcNegotiation.rules.ts';

const quiet = { isOffering: false, isSettling: false, signalingState: 'stable' as const };

test('the side that made the first offer is the polite one', () => {
  expect([isPolite('offer'), isPolite('answer')]).toEqual([true, false]);
});

test.each([
  ['no negotiation is in progress', quiet, false],
  ['our offer is being created', { ...quiet, isOffering: true }, true],
  ['our offer is open', { ...quiet, signalingState: 'have-local-offer' as const }, true],
  ['a remote offer is being answered', { ...quiet, signalingState: 'have-remote-offer' as const }, true],
  [
    'the answer to our offer is being applied',
    { ...quiet, isSettling: true, signalingState: 'have-local-offer' as const },
    false,
  ],
])('an offer that arrives while %s collides: %o %s', (_, moment, expected) => {
  expect(isCollision(moment)).toBe(expected);
});

test('the polite side accepts a colliding offer, the other side ignores it', () => {
  const colliding = { ...quiet, isOffering: true };
  expect([isOfferIgnored(colliding, 'offer'), isOfferIgnored(colliding, 'answer')]).toEqual([false, true]);
  expect([isOfferIgnored(quiet, 'offer'), isOfferIgnored(quiet, 'answer')]).toEqual([false, false]);
});

test.each([
  ['to the open offer', 'one', 'have-local-offer', false],
  ['without an id, as older versions send it', undefined, 'have-local-offer', false],
  ['to an offer that was replaced', 'older', 'have-local-offer', true],
  ['to an offer that was answered already', 'one', 'stable', true],
] as const)('an answer %s is late: %s %s %s', (_, answered, signalingState, expected) => {
  expect(isLateAnswer({ offerId: answered }, { signalingState, offerId: 'one' })).toBe(expected);
});

test('a remote offer is answered before a local one is created, and an open local offer is replaced', () => {
  const states = ['stable', 'have-local-offer', 'have-remote-offer'] as const;
  expect(states.map(isAnswerDue)).toEqual([false, false, true]);
  expect(states.map(isOfferOpen)).toEqual([false, true, false]);
});

test('an answer is resent, an offer only while it is open', () => {
  expect(isWorthResending(null, 'have-local-offer')).toBe(false);
  expect(isWorthResending({ type: 'answer' }, 'stable')).toBe(true);
  expect(isWorthResending({ type: 'offer' }, 'have-local-offer')).toBe(true);
  expect(isWorthResending({ type: 'offer' }, 'stable')).toBe(false);
});
