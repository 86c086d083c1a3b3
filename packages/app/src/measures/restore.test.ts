import { entryLimits, type MeasureKind, VITAL_SIGNS, type VitalSign } from '@vitalane/clinical';
import { expect, it } from 'vitest';
import { fromRequest, fromWire, toRequest } from './codec.ts';
import type { Stored } from './reading.ts';

const moment = {
  date: '2026-01-01',
  time: '08:15',
  // Measured on a journey: the zone is that of the entry, not the present one.
  timeZone: 'Asia/Tokyo',
  measuredAt: '2025-12-31T23:15:00.000Z',
};
const uuid = 'e1';

const vitalSigns = Object.fromEntries(
  VITAL_SIGNS.map((kind) => [kind, [{ uuid, ...moment, kind, value: entryLimits(kind).max }]]),
) as Record<VitalSign, Stored<VitalSign>[]>;

const entries: { readonly [Kind in MeasureKind]: readonly Stored<Kind>[] } = {
  bloodPressure: [{ uuid, ...moment, valueFrom: 128, valueTo: 82, note: 'After a walk' }],
  sugar: [
    { uuid, ...moment, valueFrom: 5.551, context: 'after_meal' },
    { uuid, ...moment, valueFrom: 5.6, context: null },
  ],
  weight: [{ uuid, ...moment, valueFrom: 69.853_225 }],
  ...vitalSigns,
  exercise: [{ uuid, ...moment, valueFrom: 45, intensity: 'vigorous' }],
  height: [{ uuid, ...moment, height: 158.2, note: 'At the clinic' }],
};

const kinds = Object.keys(entries) as MeasureKind[];

it.each(kinds)('an entry restored after deletion is unchanged: %s', (kind) => {
  for (const stored of entries[kind]) {
    const { uuid: _uuid, measuredAt: _measuredAt, ...reading } = fromWire(kind, stored);
    expect(fromRequest(toRequest(reading))).toEqual(reading);
    // The request keeps every member that the server has stored.
    expect(toRequest(reading).body).toEqual(withoutEmpty(stored));
  }
});

/** Returns the request body of an entry, without server members and empty values. */
function withoutEmpty({ uuid: _uuid, measuredAt: _measuredAt, ...body }: Stored) {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}
