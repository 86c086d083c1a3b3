import type { DiaryKind } from '@vitalane/ui/screens/Diary';
import { expect, it } from 'vitest';
import { fromRequest, fromWire, type Stored, toRequest } from './index.ts';

const moment = {
  date: '2026-01-01',
  time: '08:15',
  // Somebody who measured on a journey: the zone is that of the entry, not of today.
  timeZone: 'Asia/Tokyo',
  measuredAt: '2025-12-31T23:15:00.000Z',
};
const uuid = 'e1';

const entries: { readonly [Kind in DiaryKind]: readonly Stored<Kind>[] } = {
  bloodPressure: [{ uuid, ...moment, valueFrom: 128, valueTo: 82 }],
  sugar: [
    { uuid, ...moment, valueFrom: 5.551, context: 'after_meal' },
    { uuid, ...moment, valueFrom: 5.6, context: null },
  ],
  weight: [{ uuid, ...moment, valueFrom: 69.853_225 }],
  exercise: [{ uuid, ...moment, valueFrom: 45, intensity: 'vigorous' }],
  height: [{ uuid, ...moment, height: 158.2 }],
};

const kinds = Object.keys(entries) as DiaryKind[];

it.each(kinds)('an entry that is added again after it was deleted is the same: %s', (kind) => {
  for (const stored of entries[kind]) {
    const { uuid: _uuid, measuredAt: _measuredAt, ...measure } = fromWire(kind, stored);
    expect(fromRequest(toRequest(measure))).toEqual(measure);
    // Nothing that the server holds is lost on the way.
    expect(toRequest(measure).body).toEqual(withoutNothing(stored));
  }
});

/** Returns what is sent of an entry: its own members, without what nobody said. */
function withoutNothing({ uuid: _uuid, measuredAt: _measuredAt, ...body }: Stored) {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}
