import type { InfiniteData } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { HistoryPage } from './api.ts';
import { withEntry } from './cache.ts';

const entry = (time: string) => ({
  uuid: time,
  valueFrom: 61,
  date: '2026-01-01',
  time,
  timeZone: 'UTC',
  measuredAt: `2026-01-01T${time}:00.000Z`,
});
const pagesOf = (pages: readonly (readonly string[])[], nextCursor: string | null) =>
  ({
    pages: pages.map((times, at) => ({
      items: times.map(entry),
      nextCursor: at === pages.length - 1 ? nextCursor : 'next',
    })),
    pageParams: [null],
  }) satisfies InfiniteData<HistoryPage>;
const timesIn = ({ pages }: InfiniteData<HistoryPage>) =>
  pages.map(({ items }) => items.map(({ time }) => time));

describe('a stored entry in the cached list', () => {
  it.each([
    ['newest', '12:00', [['12:00', '11:00', '09:00'], ['08:00']]],
    ['in between', '10:00', [['11:00', '10:00', '09:00'], ['08:00']]],
    [
      'first of a later page',
      '08:30',
      [
        ['11:00', '09:00'],
        ['08:30', '08:00'],
      ],
    ],
    [
      'older than all',
      '07:00',
      [
        ['11:00', '09:00'],
        ['08:00', '07:00'],
      ],
    ],
    ['already there', '09:00', [['11:00'], ['09:00', '08:00']]],
  ])('%s', (_where, time, expected) => {
    const known = pagesOf([['11:00', '09:00'], ['08:00']], null);
    expect(timesIn(withEntry(known, entry(time)))).toEqual(expected);
  });

  it('replaces its earlier version, also at another time', () => {
    const known = pagesOf([['11:00', '09:00'], ['08:00']], null);
    const changed = { ...entry('11:00'), ...{ time: '08:30', measuredAt: '2026-01-01T08:30:00.000Z' } };
    expect(timesIn(withEntry(known, changed))).toEqual([['09:00'], ['08:30', '08:00']]);
  });

  it('is left to its own page while older pages are not loaded', () => {
    const known = pagesOf([['11:00']], 'older');
    expect(timesIn(withEntry(known, entry('07:00')))).toEqual([['11:00']]);
  });

  it('opens an empty list', () => {
    expect(timesIn(withEntry(pagesOf([[]], null), entry('07:00')))).toEqual([['07:00']]);
  });
});
