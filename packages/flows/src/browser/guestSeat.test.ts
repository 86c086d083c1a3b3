import { expect, test } from 'vitest';
import { createGuestSeatStore } from './guestSeat.ts';
import { memoryStorage } from './storage.fake.ts';

const seat = { name: 'Lim Wei Jie', hostName: 'Dr Priya Nair', guestKey: 'k' };

test('a guest keeps the seat of this room only after a reload', () => {
  const store = createGuestSeatStore(memoryStorage());
  store.save('r', seat);
  expect(store.load('r')).toEqual(seat);
  expect(store.load('another')).toBeNull();
  store.clear();
  expect(store.load('r')).toBeNull();
});

test.each([
  '',
  'not json',
  '[]',
  '{"v":0,"roomId":"r","name":"x","guestKey":"k"}',
  '{"v":1,"roomId":"r","name":"x"}',
])('what is not a seat of ours is ignored: %j', (text) => {
  expect(createGuestSeatStore(memoryStorage({ guestSeat: text })).load('r')).toBeNull();
});
