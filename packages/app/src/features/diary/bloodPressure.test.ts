import { quantity } from '@vitalane/clinical';
import type { BloodPressure, HealthTarget } from '@vitalane/contract';
import { describe, expect, it } from 'vitest';
import { averageOf, categoryOf, homeLimitsOf, ofLastMonth } from './bloodPressure.ts';

const mmHg = (value: number) => quantity(value, 'mmHg');

it.each([
  [120, 75, 'normal'],
  [132, 79, 'high_normal'],
  [134, 84, 'high_normal'],
  [135, 80, 'above_threshold'],
  [145, 85, 'well_above_threshold'],
  [180, 95, 'urgent'],
  [150, 110, 'urgent'],
  [88, 58, 'low'],
  [150, 58, 'well_above_threshold'],
])('a home reading of %i/%i mmHg is shown as %s', (systolic, diastolic, category) => {
  expect(categoryOf(mmHg(systolic), mmHg(diastolic))).toBe(category);
});

describe('the limits of the chart', () => {
  const target = (code: HealthTarget['code'], high: number, homeHigh: number | null): HealthTarget => ({
    uuid: code,
    code,
    label: code,
    low: null,
    high,
    homeHigh,
    unit: 'mmHg',
    source: 'default',
    basis: '',
    setAt: null,
  });

  it('are those that the server computes for readings at home, never those of a clinic', () => {
    expect(homeLimitsOf([target('sbp', 140, 135), target('dbp', 90, 85)])).toEqual({
      systolicBelowMmHg: 135,
      diastolicBelowMmHg: 85,
    });
  });

  it('are none without a goal', () => {
    expect(homeLimitsOf([])).toBeNull();
    expect(homeLimitsOf([target('sbp', 140, 135), target('dbp', 90, null)])).toBeNull();
  });
});

it('the last month is 30 days long', () => {
  const at = (measuredAt: string) => ({ measuredAt });
  const readings = ['2026-01-30T08:00:00.000Z', '2026-01-01T08:00:00.000Z', '2025-12-31T07:59:00.000Z'].map(
    at,
  );
  expect(ofLastMonth(readings, '2026-01-31T08:00:00.000Z')).toEqual(readings.slice(0, 2));
});

describe('the average of seven days', () => {
  const reading = (date: string, time: string, valueFrom: number, valueTo: number): BloodPressure => ({
    uuid: `${date} ${time}`,
    valueFrom,
    valueTo,
    date,
    time,
    timeZone: 'Asia/Singapore',
    measuredAt: `${date}T${time}:00+08:00`,
  });
  const times = ['07:00', '07:02', '19:00', '19:02'];
  const days = ['2026-01-03', '2026-01-02', '2026-01-01'];

  it('leaves the first day out when there are enough readings', () => {
    const readings = days.flatMap((date) =>
      times.map((time) => reading(date, time, date === '2026-01-01' ? 170 : 126, 78)),
    );
    expect(averageOf(readings)).toEqual({
      systolicMmHg: 126,
      diastolicMmHg: 78,
      category: 'normal',
      daysRecorded: 3,
      readingsUsed: 8,
      quality: 'full',
    });
  });

  it('is preliminary with few, and leaves out what is older than seven days', () => {
    const readings = [reading('2026-01-08', '07:00', 128, 82), reading('2026-01-01', '07:00', 190, 110)];
    expect(averageOf(readings)).toMatchObject({ systolicMmHg: 128, readingsUsed: 1, quality: 'preliminary' });
  });

  it('is none without readings', () => {
    expect(averageOf([])).toBeNull();
  });
});
