import { expect, test } from 'vitest';
import type { SignallingReport } from '../call/call.types.ts';
import { fromWire } from './callWire.ts';
import { createSignallingRoom } from './signallingRoom.ts';

const greeting = { selfId: 'page', iceServers: [] };

function enteredRoom() {
  const room = createSignallingRoom();
  const reports: SignallingReport[] = [];
  const leave = room.enter('room', (event) => reports.push(event), fromWire);
  return { room, reports, leave };
}

test('a page keeps its id in a room across connections, and gets a new one when it enters again', () => {
  const { room, leave } = enteredRoom();
  const first = room.seat();
  room.greeted(greeting);
  room.lost();
  expect(room.seat()).toEqual(first);
  expect(first).toMatchObject({ roomId: 'room', memberId: expect.stringMatching(/^[\da-f-]{36}$/) });
  room.enter('room', () => undefined, fromWire);
  expect(room.seat()?.memberId).not.toBe(first?.memberId);
  expect(leave()).toBe(false);
});

test('each connection is reported to the call once', () => {
  const { room, reports } = enteredRoom();
  room.greeted(greeting);
  room.lost();
  room.recovered();
  room.greeted(greeting);
  expect(reports.map(({ type }) => type)).toEqual(['signal.joined', 'signal.lost', 'signal.joined']);
});

test('the id of the other side is uncertain after a new connection, until it sends a message', () => {
  const { room } = enteredRoom();
  room.greeted(greeting);
  expect(room.isOtherUnknown()).toBe(false);
  room.lost();
  room.recovered();
  room.greeted(greeting);
  expect(room.isOtherUnknown()).toBe(false);
  room.lost();
  room.greeted(greeting);
  expect(room.isOtherUnknown()).toBe(true);
  room.receive('queue:changed', {});
  expect(room.isOtherUnknown()).toBe(true);
  room.receive('user:joined', { id: 'other', email: null });
  expect(room.isOtherUnknown()).toBe(false);
});

test('no reports arrive after leaving', () => {
  const { room, reports, leave } = enteredRoom();
  expect(leave()).toBe(true);
  room.greeted(greeting);
  expect(reports).toEqual([]);
  expect(room.seat()).toBeNull();
});
