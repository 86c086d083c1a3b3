import { expect, test, vi } from 'vitest';
import { createEndedCallStore } from './endedCalls.ts';
import { memoryStorage } from './storage.fake.ts';

const end = { owner: 'mei', roomId: 'r', endedAtMs: 1_000 };

/** Opens the store of one more page over the same storage. */
function openPage(storage = memoryStorage(), nowMs = () => 2_000) {
  const target = new EventTarget();
  const store = createEndedCallStore({ storage, target, nowMs });
  const tellOfOtherTab = (key: string | null) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { store, tellOfOtherTab };
}

test('an end is kept for the next page until it is confirmed', () => {
  const storage = memoryStorage();
  openPage(storage).store.keep(end);
  const { store } = openPage(storage);
  expect(store.list()).toEqual([end]);
  store.forget('r');
  expect(store.list()).toEqual([]);
  expect(openPage(storage).store.list()).toEqual([]);
});

test('an end by the other side is kept as well', () => {
  const storage = memoryStorage();
  openPage(storage).store.keep({ ...end, owner: null });
  expect(openPage(storage).store.list()).toEqual([{ ...end, owner: null }]);
});

test('every end is forgotten at sign-out', () => {
  const storage = memoryStorage();
  const { store } = openPage(storage);
  store.keep(end);
  store.clear();
  expect(store.list()).toEqual([]);
  expect(storage.keys()).toEqual([]);
});

test('the same room is kept once', () => {
  const { store } = openPage();
  store.keep(end);
  store.keep({ ...end, endedAtMs: 1_500 });
  expect(store.list()).toEqual([{ ...end, endedAtMs: 1_500 }]);
});

test('an end is forgotten after a day', () => {
  const storage = memoryStorage();
  openPage(storage).store.keep(end);
  const nextDay = () => end.endedAtMs + 24 * 60 * 60 * 1000;
  expect(openPage(storage, nextDay).store.list()).toEqual([]);
});

test('a page learns of an end in another tab, and the list changes only then', () => {
  const storage = memoryStorage();
  const { store, tellOfOtherTab } = openPage(storage);
  const onChange = vi.fn();
  store.subscribe(onChange);
  openPage(storage).store.keep(end);
  tellOfOtherTab('token');
  expect(onChange).not.toHaveBeenCalled();
  expect(store.list()).toBe(store.list());
  tellOfOtherTab('endedCalls');
  expect(onChange).toHaveBeenCalledOnce();
  expect(store.list()).toEqual([end]);
});

test('where storage is blocked, an end is kept as long as the page', () => {
  const blocked = { read: () => null, write: () => undefined, remove: () => undefined, keys: () => [] };
  const store = createEndedCallStore({ storage: blocked, target: new EventTarget(), nowMs: () => 2_000 });
  store.keep(end);
  expect(store.list()).toEqual([end]);
});

test.each(['', 'not json', 'null', '{}', '[1]', '[{"owner":"mei","roomId":"r"}]'])(
  'what is not a list of ours is ignored: %j',
  (text) => {
    expect(openPage(memoryStorage({ endedCalls: text })).store.list()).toEqual([]);
  },
);
