import { expect, test } from 'vitest';
import type { SignallingReport } from '../call/call.types.ts';
import { createSignallingRoom } from './signallingRoom.ts';

const greeting = { selfId: 'page', iceServers: [] };

function enteredRoom() {
  const room = createSignallingRoom();
  const reports: SignallingReport[] = [];
  const leave = room.enter('room', (event) => reports.push(event));
  return { room, reports, leave };
}

test('a page keeps its id in a room for every connection, and gets another when it enters again', () => {
  const { room, leave } = enteredRoom();
  const first = room.seat();
  room.greeted(greeting);
  room.lost();
  expect(room.seat()).toEqual(first);
  expect(first).toMatchObject({ roomId: 'room', memberId: expect.stringMatching(/^[\da-f-]{36}$/) });
  room.enter('room', () => undefined);
  expect(room.seat()?.memberId).not.toBe(first?.memberId);
  expect(leave()).toBe(false);
});

test('the call is told once of each connection', () => {
  const { room, reports } = enteredRoom();
  room.greeted(greeting);
  room.lost();
  room.recovered();
  room.greeted(greeting);
  expect(reports.map(({ type }) => type)).toEqual(['signal.joined', 'signal.lost', 'signal.joined']);
});

test('the other side may have another id after a new connection, until it is heard', () => {
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
  room.heardOther();
  expect(room.isOtherUnknown()).toBe(false);
});

test('who has left hears nothing more', () => {
  const { room, reports, leave } = enteredRoom();
  expect(leave()).toBe(true);
  room.greeted(greeting);
  expect(reports).toEqual([]);
  expect(room.seat()).toBeNull();
});
