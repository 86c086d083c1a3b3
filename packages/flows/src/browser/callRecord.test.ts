import { expect, test } from 'vitest';
import { createCallRecordStore } from './callRecord.ts';
import { memoryStorage } from './storage.fake.ts';

const record = { roomId: 'r', remoteSocketId: 'z', videoEnabled: false, audioEnabled: true };

test('a call is restored after a reload with its device states', () => {
  const store = createCallRecordStore(memoryStorage());
  store.save(record);
  expect(store.load('r')).toEqual(record);
});

test('a record applies to its own room only, until it is cleared', () => {
  const store = createCallRecordStore(memoryStorage());
  store.save(record);
  expect(store.load('another')).toBeNull();
  store.clear();
  expect(store.load('r')).toBeNull();
});

test.each([
  '',
  'not json',
  'null',
  '[]',
  '{"v":0,"roomId":"r"}',
  '{"v":1,"roomId":"r","videoEnabled":"yes"}',
])('what is not a record of ours is ignored: %j', (text) => {
  expect(createCallRecordStore(memoryStorage({ call: text })).load('r')).toBeNull();
});
