import { expect, it } from 'vitest';
import { demoMeasurements } from './diary.ts';
import { mei } from './patients/mei.ts';

const now = new Date('2026-01-01T04:00:00Z');
const year = { now, timeZone: 'Asia/Singapore', seed: 1 };

it('has a year of every kind of entry, plausible and the same on each run', () => {
  const entries = demoMeasurements(year, mei.diary);
  expect(entries).toEqual(demoMeasurements(year, mei.diary));
  const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
  expect(of('height')).toHaveLength(1);
  expect(of('weight').length).toBeGreaterThan(100);
  expect(of('pulse').length).toBe(of('weight').length);
  expect(of('sugar').length).toBeGreaterThan(180);
  expect(of('exercise').length).toBeGreaterThan(80);
  expect(entries[0]?.date).toMatch(/^2025-01-0/);
  expect(of('weight').at(-1)?.value).toBeLessThan(of('weight')[0]?.value ?? 0);
  for (const { kind, value, measuredAt } of entries) {
    expect(measuredAt <= now).toBe(true);
    if (kind === 'sugar') expect(value > 4 && value < 12).toBe(true);
  }
});
