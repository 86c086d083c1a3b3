import { expect, test } from 'vitest';
import { createGuestList } from './guestList.ts';
import type { GuestAnswer, GuestEvent } from './signalling.types.ts';

function setUp() {
  const answers: GuestAnswer[] = [];
  let emit: (event: GuestEvent) => void = () => undefined;
  const list = createGuestList({
    onGuest: (listener) => {
      emit = listener;
      return () => undefined;
    },
    answerGuest: (answer) => answers.push(answer),
  });
  return { list, answers, tell: (event: GuestEvent) => emit(event) };
}
const wei = { id: 'a', name: 'Lim Wei Jie' };
const siti = { id: 'b', name: 'Siti' };

test('a host sees waiting guests in order of arrival, without duplicates', () => {
  const { list, tell } = setUp();
  for (const guest of [wei, siti, siti]) tell({ type: 'guest.waiting', guest });
  expect(list.get()).toEqual([wei, siti]);
  tell({ type: 'guest.left', id: 'a' });
  expect(list.get()).toEqual([siti]);
});

test('an answered guest is removed from the list, and the service is informed', () => {
  const { list, answers, tell } = setUp();
  for (const guest of [wei, siti]) tell({ type: 'guest.waiting', guest });
  list.refuse('a');
  list.admit('b');
  expect(list.get()).toEqual([]);
  expect(answers).toEqual([
    { type: 'guest.refuse', to: 'a' },
    { type: 'guest.admit', to: 'b' },
  ]);
});

test('listeners are notified until they unsubscribe, and a lost connection empties the list', () => {
  const { list, tell } = setUp();
  let heard = 0;
  const stop = list.subscribe(() => {
    heard += 1;
  });
  tell({ type: 'guest.waiting', guest: wei });
  tell({ type: 'guests.reset' });
  tell({ type: 'guests.reset' });
  expect(list.get()).toEqual([]);
  expect(heard).toBe(2);
  stop();
  tell({ type: 'guest.waiting', guest: wei });
  expect(heard).toBe(2);
});
