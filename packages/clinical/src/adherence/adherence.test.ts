import { addDays } from '@vitalane/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilDays } from '../../test/schedules.ts';
import { adherence, adherencePeriod, type DoseCounts, type DueDose, leastRecordedPart } from './index.ts';

/** A Thursday. */
const today = '2026-01-01';
const twoWeeks = adherencePeriod(today, 2);

const due = (date: string, change: Partial<DueDose> = {}): DueDose => ({
  medicine: 'amlodipine',
  date,
  hour: 8,
  state: 'taken',
  ...change,
});
/** Doses of the eight days up to yesterday. */
const eight = Array.from({ length: 8 }, (_, index) => due(addDays(today, -1 - index)));

describe('the period', () => {
  it.each([
    [today, 1, '2025-12-29', '2025-12-31'],
    [today, 4, '2025-12-08', '2025-12-31'],
    ['2025-12-29', 1, '2025-12-22', '2025-12-28'],
    ['2025-12-30', 1, '2025-12-29', '2025-12-29'],
  ])('on %s of %d weeks is from Monday %s to yesterday, %s', (date, weeks, from, to) => {
    expect(adherencePeriod(date, weeks)).toEqual({ from, to });
  });
});

describe('the share of due doses taken', () => {
  it('is counted by week, the last one up to yesterday', () => {
    expect(adherence(eight, twoWeeks).weeks).toEqual([
      { from: '2025-12-22', to: '2025-12-28', due: 5, taken: 5, skipped: 0, percent: 100 },
      { from: '2025-12-29', to: '2025-12-31', due: 3, taken: 3, skipped: 0, percent: null },
    ]);
  });

  it('counts a skipped dose apart from taken ones, and leaves out today', () => {
    const [first, second, ...rest] = eight.map(({ date }) => date);
    const doses = [
      ...rest.map((date) => due(date)),
      due(first ?? '', { state: 'skipped' }),
      due(second ?? '', { state: 'open' }),
      due(today, { state: 'open' }),
    ];
    expect(adherence(doses, twoWeeks).total).toEqual({ due: 8, taken: 6, skipped: 1, percent: 75 });
  });

  it('is 100 % only when all were taken', () => {
    const many = Array.from({ length: 200 }, () => due('2025-12-31'));
    const counts = adherence([...many, due('2025-12-31', { state: 'open' })], twoWeeks).total;
    expect(counts).toMatchObject({ due: 201, taken: 200, percent: 99 });
  });

  it.each([
    [3, null],
    [4, 100],
  ])('of %d doses is %s', (count, percent) => {
    expect(adherence(eight.slice(0, count), twoWeeks).total.percent).toBe(percent);
  });

  it('has no figure without a due dose, and keeps every week', () => {
    const { total, weeks, medicines, parts } = adherence([], twoWeeks);
    expect(total).toEqual({ due: 0, taken: 0, skipped: 0, percent: null });
    expect(weeks.map((week) => week.due)).toEqual([0, 0]);
    expect([...medicines, ...parts]).toEqual([]);
  });

  it.each([
    [0, 'night'],
    [5, 'night'],
    [6, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
    [null, 'any_time'],
  ])('at hour %s belongs to the %s', (hour, part) => {
    expect(adherence([due('2025-12-31', { hour })], twoWeeks).parts.map((counts) => counts.part)).toEqual([
      part,
    ]);
  });
});

describe('the part of the day that is recorded least', () => {
  const part = (hour: number, states: readonly DueDose['state'][]) =>
    states.map((state) => due('2025-12-31', { hour, state }));
  const least = (...doses: DueDose[][]) => leastRecordedPart(adherence(doses.flat(), twoWeeks).parts);
  const all = ['taken', 'taken', 'taken', 'taken'] as const;
  const half = ['taken', 'taken', 'open', 'open'] as const;

  it('is the one with the largest share', () => {
    expect(least(part(8, all), part(20, half))).toBe('evening');
    expect(least(part(8, [...half, 'open']), part(20, half))).toBe('morning');
  });

  it('is none below one dose in five', () => {
    const few = ['open', ...all] as const;
    expect(least(part(8, all), part(20, few))).toBe('evening');
    expect(least(part(8, all), part(20, [...few, 'taken']))).toBeNull();
  });

  it('is none when everything is recorded, also as skipped, or when two are alike', () => {
    expect(least(part(8, all), part(20, ['skipped', 'skipped', 'taken', 'taken']))).toBeNull();
    expect(least(part(8, half), part(20, half))).toBeNull();
  });

  it('is none without another part to compare, and of too few doses', () => {
    expect(least(part(20, half))).toBeNull();
    expect(least(part(8, all), part(20, ['open', 'open', 'open']))).toBeNull();
  });
});

it('weeks, medicines and parts of the day have the same sum', () => {
  const doses = fc.array(
    fc.record({
      medicine: fc.constantFrom('a', 'b', 'c'),
      date: civilDays,
      hour: fc.option(fc.integer({ min: 0, max: 23 })),
      state: fc.constantFrom('taken' as const, 'skipped' as const, 'open' as const),
    }),
    { maxLength: 300 },
  );
  const sum = (counts: readonly DoseCounts[]) => {
    const of = (member: 'due' | 'taken' | 'skipped') => counts.reduce((all, one) => all + one[member], 0);
    return { due: of('due'), taken: of('taken'), skipped: of('skipped') };
  };
  fc.assert(
    fc.property(doses, civilDays, fc.integer({ min: 1, max: 500 }), (all, day, weeks) => {
      const { total, ...divisions } = adherence(all, adherencePeriod(day, weeks));
      for (const counts of Object.values(divisions)) expect(sum(counts)).toEqual(sum([total]));
    }),
    { seed: 2025, numRuns: 200 },
  );
});
