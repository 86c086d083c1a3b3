import type { HealthTarget } from '@vitalane/contract';
import type { BloodPressureTarget } from '@vitalane/ui/screens/Diary';
import { describe, expect, it } from 'vitest';
import {
  averageOf,
  homeLimitsOf,
  ofLastMonth,
  pressureRange,
  type TimedPressure,
} from './pressureAverage.ts';

const reading = (date: string, time: string, systolic: number, diastolic: number): TimedPressure => ({
  uuid: `${date} ${time}`,
  values: { systolic, diastolic },
  date,
  time,
  measuredAt: `${date}T${time}:00+08:00`,
});

const label = (systolic: number, diastolic: number, pressureLimits: BloodPressureTarget | null) =>
  pressureRange({ systolic, diastolic }, { pressureLimits })?.label;

it.each([
  [120, 75, 'In the usual range'],
  [132, 79, 'Slightly above the usual range'],
  [134, 84, 'Slightly above the usual range'],
  [135, 80, 'Above the usual limit'],
  [145, 85, 'Well above the usual limit'],
  [180, 95, 'Very high'],
  [150, 110, 'Very high'],
  [88, 58, 'Low'],
  [150, 58, 'Well above the usual limit'],
])('without a goal a home reading of %i/%i mmHg is “%s”', (systolic, diastolic, words) => {
  expect(label(systolic, diastolic, null)).toBe(words);
});

it.each([
  [129, 79, 'Within your goal'],
  [130, 79, 'Above your goal'],
  [129, 80, 'Above your goal'],
  [134, 84, 'Above your goal'],
  [180, 79, 'Very high'],
  [129, 58, 'Low'],
])('with a limit of 130/80 a home reading of %i/%i mmHg is “%s”', (systolic, diastolic, words) => {
  expect(label(systolic, diastolic, { systolicBelowMmHg: 130, diastolicBelowMmHg: 80 })).toBe(words);
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
    setBy: 'usual',
    basis: '',
    choice: null,
    refusal: 'Only your doctor can set this goal.',
    setAt: null,
  });

  it('are those that the server computes for readings at home, never those of a clinic', () => {
    expect(homeLimitsOf([target('sbp', 140, 135), target('dbp', 90, 85)])).toEqual({
      systolicBelowMmHg: 135,
      diastolicBelowMmHg: 85,
    });
  });

  it('are absent without a goal', () => {
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
  const times = ['07:00', '07:02', '19:00', '19:02'];
  const days = ['2026-01-03', '2026-01-02', '2026-01-01'];

  it('excludes the first day when there are enough readings', () => {
    const readings = days.flatMap((date) =>
      times.map((time) => reading(date, time, date === '2026-01-01' ? 170 : 126, 78)),
    );
    expect(averageOf(readings, null)).toEqual({
      text: '126/78',
      range: { position: 'inRange', label: 'In the usual range', isUrgent: false },
      verdict: 'Your average of 7 days, 126/78 mmHg, is in the usual range.',
      basis:
        'From 8 readings. You measured on 3 days; the first of them is left out, because first readings tend to be higher.',
    });
    const limits = { systolicBelowMmHg: 120, diastolicBelowMmHg: 80 };
    expect(averageOf(readings, limits)?.range).toMatchObject({ position: 'above', label: 'Above your goal' });
  });

  it('is preliminary with few readings and excludes those older than seven days', () => {
    const readings = [reading('2026-01-08', '07:00', 128, 82), reading('2026-01-01', '07:00', 190, 110)];
    expect(averageOf(readings, null)).toMatchObject({
      text: '128/82',
      basis:
        'From 1 reading on 1 day so far. Keep measuring, twice in the morning and twice in the evening: from 12 readings on 3 days the average can be relied on.',
    });
  });

  it('is `null` without readings', () => {
    expect(averageOf([], null)).toBeNull();
  });
});

it('names only urgent bands where bands are withheld, such as in pregnancy', () => {
  const rangeOf = (systolic: number, diastolic: number) =>
    pressureRange({ systolic, diastolic }, { isWithheld: true });
  expect(rangeOf(128, 78)).toBeNull();
  expect(rangeOf(150, 95)).toBeNull();
  expect(rangeOf(182, 95)).toEqual({ position: 'above', label: 'Very high', isUrgent: true });
  expect(averageOf([reading('2026-01-08', '07:00', 128, 78)], null, true)?.range).toBeNull();
});
