import { examples } from '@vitalane/contract/examples';
import { expect, it } from 'vitest';
import { withEnds, withoutEndedCalls, withoutEndedPlace } from './withoutEnded.ts';

const ended = new Set(['ended']);

it.each([
  ['ended', 'in_call', null],
  ['other', 'in_call', 'other'],
  // The patient left the waiting room and keeps the place.
  ['ended', 'waiting', 'ended'],
] as const)('a patient’s place in the room %s, %s, leads to %s', (room, status, offered) => {
  const queue = { ...examples.OwnQueue, place: { ...examples.OwnPlace, room, status } };
  expect(withoutEndedPlace(queue, ended).place?.room ?? null).toBe(offered);
});

it('a patient without a place stays without one', () => {
  const queue = { ...examples.OwnQueue, place: null };
  expect(withoutEndedPlace(queue, ended)).toBe(queue);
});

it('a consultation that was ended here is over and has no way back', () => {
  const open = { ...examples.Consultation, status: 'in_call' as const };
  const page = {
    items: [
      { ...open, room: 'ended' },
      { ...open, room: 'other' },
    ],
    nextCursor: null,
  };
  expect(withEnds(page, ended)).toEqual({
    items: [
      { ...open, status: 'ended', room: null },
      { ...open, room: 'other' },
    ],
    nextCursor: null,
  });
});

it('the desk leaves out a call that this doctor has ended, and nobody who waits or is with another doctor', () => {
  const [mine, another, waiting] = [
    { ...examples.QueuePatient, room: 'ended', status: 'in_call' as const, isMine: true },
    { ...examples.QueuePatient, room: 'ended', status: 'in_call' as const, isMine: false },
    { ...examples.QueuePatient, room: 'ended', status: 'waiting' as const, isMine: false },
  ];
  expect(withoutEndedCalls([mine, another, waiting], ended)).toEqual([another, waiting]);
});
