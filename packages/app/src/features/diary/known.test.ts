import { expect, it } from 'vitest';
import { fromWire } from '../../measures/codec.ts';
import { firstValue } from '../../measures/reading.ts';
import type { QueuedEntry } from '../../outbox/outbox.ts';
import { type EditedEntry, editOfQueued } from './editing.ts';
import { knownBeside } from './known.ts';

const stored = (uuid: string, valueFrom: number, time: string) =>
  fromWire('weight', {
    uuid,
    valueFrom,
    date: '2026-01-01',
    time,
    timeZone: 'Asia/Singapore',
    measuredAt: `2026-01-01T${time}:00.000Z`,
  });
const queued: QueuedEntry = {
  id: 'one',
  owner: 'mei',
  key: 'key-0001',
  request: { kind: 'weight', body: { valueFrom: 61, date: '2026-01-01', time: '08:00' } },
  sentAt: null,
  refusal: null,
};

it('a changed entry is not compared with itself, nor with other kinds', () => {
  const all = [stored('w2', 62, '09:00'), stored('w1', 52, '07:00')];
  const other: QueuedEntry = { ...queued, id: 'two', request: { kind: 'height', body: { height: 158 } } };
  const valuesBeside = (edited: EditedEntry | null) =>
    knownBeside(edited, 'weight', all, [queued, other]).map(firstValue);
  expect(valuesBeside(null)).toEqual([62, 61, 52]);
  expect(valuesBeside({ before: stored('w1', 52, '07:00'), changes: 'w1' })).toEqual([62, 61]);
  expect(valuesBeside(editOfQueued(queued))).toEqual([62, 52]);
});
