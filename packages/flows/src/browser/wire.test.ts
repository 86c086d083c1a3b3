import { describe, expect, test } from 'vitest';
import { fromWire, toWire } from './callWire.ts';
import { toCounts, toGreeting, toGuestEvent } from './wire.ts';

const offer = { type: 'offer' as const, sdp: 'v=0', caps: ['ice'], offerId: '1' };
const answer = { type: 'answer' as const, sdp: 'v=0', caps: ['ice'], offerId: '1' };
const candidate = { candidate: 'c', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'u' };

describe('outgoing messages', () => {
  test.each([
    ['initial', offer, 'user:call', { to: 'z', offer }],
    ['initial', answer, 'call:accepted', { to: 'z', ans: answer }],
    ['later', offer, 'peer:nego:needed', { to: 'z', offer }],
    ['later', answer, 'peer:nego:done', { to: 'z', ans: answer }],
  ] as const)('%s %o is %s', (stage, description, event, payload) => {
    expect(toWire({ type: 'wire.description', to: 'z', stage, description })).toEqual({ event, payload });
  });

  test('an end and a candidate name their recipient', () => {
    expect(toWire({ type: 'wire.end', to: 'z' })).toEqual({ event: 'end:call', payload: { to: 'z' } });
    expect(toWire({ type: 'wire.end', to: '' })).toEqual({ event: 'end:call', payload: {} });
    expect(toWire({ type: 'wire.candidate', to: 'z', candidate })).toEqual({
      event: 'ice:candidate',
      payload: { to: 'z', candidate },
    });
  });
});

describe('incoming messages', () => {
  test.each([
    ['user:joined', { email: 'a@b.c', id: 'z' }, { type: 'signal.peerJoined', id: 'z', email: 'a@b.c' }],
    ['user:joined', { email: null, id: 'z' }, { type: 'signal.peerJoined', id: 'z', email: null }],
    ['user:left', { id: 'z' }, { type: 'signal.peerLeft', id: 'z' }],
    [
      'incomming:call',
      { from: 'z', offer },
      { type: 'signal.offer', from: 'z', stage: 'initial', description: offer },
    ],
    ['call:accepted', { from: 'z', ans: answer }, { type: 'signal.answer', from: 'z', description: answer }],
    [
      'peer:nego:needed',
      { from: 'z', offer },
      { type: 'signal.offer', from: 'z', stage: 'later', description: offer },
    ],
    ['peer:nego:final', { ans: answer }, { type: 'signal.answer', from: null, description: answer }],
    ['ice:candidate', { from: 'z', candidate }, { type: 'signal.candidate', from: 'z', candidate }],
    ['call:ended', undefined, { type: 'signal.ended' }],
    ['session:replaced', undefined, { type: 'signal.replaced' }],
  ])('%s %o', (event, payload, report) => {
    expect(fromWire(event, payload)).toEqual(report);
  });

  const malformedPayload = { from: 'z', offer: answer, ans: offer, candidate: { candidate: 1 } };
  const malformed = [
    undefined,
    null,
    1,
    'x',
    [],
    {},
    { from: 'z' },
    { from: 1, id: '', offer, candidate },
    malformedPayload,
  ];

  test.each([
    'user:joined',
    'user:left',
    'incomming:call',
    'peer:nego:needed',
    'call:accepted',
    'peer:nego:final',
    'ice:candidate',
  ])('nothing malformed gets through as %s', (event) => {
    for (const payload of malformed) expect(fromWire(event, payload), JSON.stringify(payload)).toBeNull();
  });

  test('an event outside the call is ignored', () => {
    expect(fromWire('constructor', {})).toBeNull();
    expect(fromWire('queue:changed', {})).toBeNull();
  });
});

test('the greeting has the own id and valid relay servers', () => {
  const iceServers = [{ urls: 'turn:relay.example', username: 'u', credential: 'c' }, null, { url: 'old' }];
  expect(toGreeting({ selfId: 'm', iceServers })).toEqual({ selfId: 'm', iceServers: [iceServers[0]] });
  expect(toGreeting({ iceServers })).toBeNull();
});

describe('queue counts', () => {
  const counts = { checked_in_count: 4, doctors_online: 1 };
  test.each([
    [counts, { checkedInCount: 4, doctorsOnline: 1, position: null, wait: null }],
    [
      { ...counts, position: 2 },
      { checkedInCount: 4, doctorsOnline: 1, position: 2, wait: null },
    ],
    [{ ...counts, isOwnPlace: true }, null],
    [{ checked_in_count: 4 }, null],
    [null, null],
  ])('%o is read as %o', (payload, read) => expect(toCounts(payload)).toEqual(read));
});

describe('lobby events', () => {
  test.each([
    ['guest:waiting', { id: 'a', name: 'Wei' }, { type: 'guest.waiting', guest: { id: 'a', name: 'Wei' } }],
    ['guest:waiting', { id: 'a' }, { type: 'guest.waiting', guest: { id: 'a', name: 'Guest' } }],
    ['guest:left', { id: 'a' }, { type: 'guest.left', id: 'a' }],
    ['guest:left', {}, null],
    ['guest:waiting', null, null],
    ['toString', { id: 'a' }, null],
  ])('%s %o is read as %o', (event, payload, expected) => {
    expect(toGuestEvent(event, payload)).toEqual(expected);
  });
});
