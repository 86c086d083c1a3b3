import { expect, it } from 'vitest';
import { fullYears, summariseDiary } from './diarySummary.ts';

const pressure = (systolic: number, diastolic: number, date: string) => ({
  uuid: date,
  systolic,
  diastolic,
  date,
  time: '08:00',
});
const measure = {
  figures: ({ systolic, diastolic }: ReturnType<typeof pressure>) => [systolic, diastolic],
  decimals: 0,
};

it('returns average, minimum, maximum and latest', () => {
  const readings = [
    pressure(128, 84, '2026-01-03'),
    pressure(151, 80, '2026-01-02'),
    pressure(117, 90, '2026-01-01'),
  ];
  expect(summariseDiary(readings, measure)).toEqual({
    average: '132/85',
    count: 3,
    low: '117/90',
    high: '151/80',
    latest: '128/84',
    date: '2026-01-03',
    time: '08:00',
    noted: [],
  });
});

it('returns the three latest notes', () => {
  const days = ['2026-01-04', '2026-01-03', '2026-01-02', '2026-01-01'];
  const noted = days.map((date) => ({ ...pressure(128, 84, date), note: `On ${date}` }));
  const readings = [pressure(151, 80, '2026-01-05'), ...noted];
  expect(summariseDiary(readings, measure)?.noted.map(({ note }) => note)).toEqual([
    'On 2026-01-04',
    'On 2026-01-03',
    'On 2026-01-02',
  ]);
});

it('returns null without readings', () => {
  expect(summariseDiary([], measure)).toBeNull();
});

it('returns full years, also on the birthday and the day before', () => {
  expect(fullYears('1968-04-12', '2026-04-12')).toBe(58);
  expect(fullYears('1968-04-12', '2026-04-11')).toBe(57);
});
