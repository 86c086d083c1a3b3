import { describe, expect, it } from 'vitest';
import { isInTarget, readingRows } from './readings.ts';
import { chartScales, nearestRowIndex, timeDomain, timeTicks, valueDomain } from './scale.ts';

const pressure = [
  {
    id: 'systolic',
    name: 'Systolic',
    points: [
      { at: '2026-03-02T00:15:00Z', value: 128 },
      { at: '2026-03-01T00:15:00Z', value: 120 },
      { at: '2026-03-05T00:15:00Z', value: 140 },
    ],
    target: { label: 'Target', high: 135 },
  },
];

describe('time axis', () => {
  it('is proportional to time', () => {
    const rows = readingRows(pressure);
    const { x } = chartScales({ series: pressure, rows, timeZone: 'UTC' }, { widthPx: 400, heightPx: 200 });
    expect(rows.map((row) => x(row.epochMs))).toEqual([0, 100, 400]);
  });

  it('covers the whole period, even with few readings', () => {
    const rows = readingRows(pressure);
    const period = { from: '2026-02-24', to: '2026-03-05' };
    const { x } = chartScales(
      { series: pressure, rows, period, timeZone: 'UTC' },
      { widthPx: 1000, heightPx: 200 },
    );
    expect(x(Date.parse('2026-02-24T00:00:00Z'))).toBe(0);
    expect(x(Date.parse('2026-03-06T00:00:00Z'))).toBe(1000);
  });

  it("places ticks at midnight in the patient's time zone", () => {
    const domain = [Date.parse('2026-03-01T17:00:00Z'), Date.parse('2026-03-04T17:00:00Z')] as const;
    expect(timeTicks(domain, 'Asia/Singapore', 3)).toEqual([
      { epochMs: Date.parse('2026-03-02T16:00:00Z'), label: '3 Mar' },
      { epochMs: Date.parse('2026-03-03T16:00:00Z'), label: '4 Mar' },
      { epochMs: Date.parse('2026-03-04T16:00:00Z'), label: '5 Mar' },
    ]);
  });

  it.each([2.5, 3, 4, 5, 9])('labels each day of %s at most once at any width', (days) => {
    const start = Date.parse('2026-01-01T02:00:00Z');
    for (let count = 2; count <= 12; count += 1) {
      const labels = timeTicks([start, start + days * 86_400_000], 'Asia/Singapore', count).map(
        ({ label }) => label,
      );
      expect(labels).toEqual([...new Set(labels)]);
      expect(labels.length).toBeGreaterThan(0);
    }
  });

  it('stays at midnight across clock changes', () => {
    const domain = [Date.parse('2026-03-28T00:00:00Z'), Date.parse('2026-03-31T00:00:00Z')] as const;
    const marks = timeTicks(domain, 'Europe/London', 4).map((tick) => new Date(tick.epochMs).toISOString());
    expect(marks).toContain('2026-03-29T00:00:00.000Z');
    expect(marks).toContain('2026-03-29T23:00:00.000Z');
  });

  it('shows hours for one day and months for years', () => {
    const start = Date.parse('2026-03-01T00:00:00Z');
    expect(timeTicks([start, start + 86_400_000], 'UTC', 4)[1]?.label).toBe('06:00');
    expect(timeTicks([start, Date.parse('2027-03-01T00:00:00Z')], 'UTC', 4)[0]?.label).toBe('Apr 2026');
  });

  it('adds a margin of two days around a single reading', () => {
    const [start, end] = timeDomain([{ epochMs: Date.parse('2026-03-03T00:00:00Z'), values: {} }]);
    expect([new Date(start).toISOString(), new Date(end).toISOString()]).toEqual([
      '2026-03-01T00:00:00.000Z',
      '2026-03-05T00:00:00.000Z',
    ]);
  });
});

describe('value axis', () => {
  it('includes every reading and both target limits', () => {
    const [low, high] = valueDomain([
      {
        id: 'a',
        name: 'A',
        points: [{ at: '2026-03-01T00:00:00Z', value: 6 }],
        target: { label: 'T', low: 4, high: 7 },
      },
    ]);
    expect(low).toBeCloseTo(3.7);
    expect(high).toBeCloseTo(7.3);
  });

  it('has a height for equal readings, including zero', () => {
    const flat = [{ id: 'a', name: 'A', points: [{ at: '2026-03-01T00:00:00Z', value: 0 }] }];
    expect(valueDomain(flat)).toEqual([0, 1]);
  });
});

describe('readings', () => {
  it('groups values of one instant into a row, oldest first', () => {
    const rows = readingRows([
      ...pressure,
      { id: 'diastolic', name: 'Diastolic', points: [{ at: '2026-03-02T08:15:00+08:00', value: 82 }] },
    ]);
    expect(rows.map((row) => row.values)).toEqual([
      { systolic: 120 },
      { systolic: 128, diastolic: 82 },
      { systolic: 140 },
    ]);
  });

  it('treats both limits of a target as in range', () => {
    const target = { label: 'Target', low: 4, high: 7 };
    expect([3.9, 4, 7, 7.1].map((value) => isInTarget(value, target))).toEqual([false, true, true, false]);
  });

  it('treats the limit of a “below” target as out of range', () => {
    const target = { label: 'Target', below: 135 };
    expect([134, 135].map((value) => isInTarget(value, target))).toEqual([true, false]);
  });

  it('returns the reading nearest to the pointer', () => {
    const rows = readingRows(pressure);
    expect(nearestRowIndex(rows, Date.parse('2026-03-02T12:00:00Z'))).toBe(1);
    expect(nearestRowIndex([], 0)).toBe(-1);
  });
});

it('returns at most one tick more than requested', () => {
  const start = Date.parse('2025-06-20T00:00:00Z');
  for (const days of [1, 3, 30, 180, 500, 900]) {
    for (const count of [2, 3, 5]) {
      const ticks = timeTicks([start, start + days * 86_400_000], 'Asia/Singapore', count);
      expect(ticks.length).toBeLessThanOrEqual(count + 1);
    }
  }
});
