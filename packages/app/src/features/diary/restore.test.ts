import type { BloodPressure, Exercise, Sugar, Weight } from '@vitalane/contract';
import { describe, expect, it } from 'vitest';
import { asStored, pressureAsStored } from './pending.ts';
import { measureAgain, pressureAgain } from './restore.ts';

const moment = {
  date: '2026-01-01',
  time: '08:15',
  // Somebody who measured on a journey: the zone is that of the entry, not of today.
  timeZone: 'Asia/Tokyo',
  measuredAt: '2026-01-01T08:15Z',
};
const uuid = 'saved';

describe('an entry that is added again after it was deleted', () => {
  it.each<[string, Sugar | Weight | Exercise]>([
    ['a sugar with its context', { uuid, ...moment, valueFrom: 5.551, context: 'after_meal' }],
    ['a sugar of which nothing was said', { uuid, ...moment, valueFrom: 5.6, context: null }],
    ['a weight that was typed in pounds', { uuid, ...moment, valueFrom: 69.853_225 }],
    ['an exercise with its intensity', { uuid, ...moment, valueFrom: 45, intensity: 'vigorous' }],
  ])('is the same: %s', (_name, stored) => {
    expect(asStored(measureAgain(stored), uuid)).toEqual(stored);
  });

  it('is the same: a blood pressure', () => {
    const stored: BloodPressure = { uuid, ...moment, valueFrom: 128, valueTo: 82 };
    expect(pressureAsStored(pressureAgain(stored).body)).toEqual(stored);
  });
});
