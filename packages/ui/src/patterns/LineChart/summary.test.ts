import { describe, expect, it } from 'vitest';
import { chartSummary } from './summary.ts';

const day = (number: number) => `2026-03-0${number}T00:15:00Z`;
const summarise = (values: readonly number[], target?: { label: string; high: number }) =>
  chartSummary({
    series: [
      {
        id: 'systolic',
        name: 'Systolic',
        points: values.map((value, index) => ({ at: day(index + 1), value })),
        ...(target && { target }),
      },
    ],
    unit: 'mmHg',
    decimals: 0,
    timeZone: 'Asia/Singapore',
  });

describe('summary', () => {
  it.each([
    ['Your average is above your goal.', 'Your average is above your goal. Latest: 120 mmHg, 1 March 2026.'],
    [null, 'Latest: 120 mmHg, 1 March 2026.'],
  ])('replaces the share in target with the verdict %s', (verdict, sentence) => {
    const points = [{ at: day(1), value: 120 }];
    const series = [{ id: 'systolic', name: 'Systolic', points, target: { label: 'Target', high: 135 } }];
    const chart = { unit: 'mmHg', decimals: 0, timeZone: 'Asia/Singapore' };
    expect(chartSummary({ ...chart, series, verdict })).toBe(sentence);
  });

  it('uses the later entry of two readings at one instant', () => {
    const points = [2.2, 5.4].map((value) => ({ at: day(1), value }));
    const chart = { unit: 'mmol/L', decimals: 1, timeZone: 'Asia/Singapore' };
    expect(chartSummary({ ...chart, series: [{ id: 'sugar', name: 'Blood sugar', points }] })).toBe(
      'Latest: 5.4 mmol/L, 1 March 2026.',
    );
  });

  it.each([
    [[120, 125], 'All readings are in target. Latest: 125 mmHg, 2 March 2026.'],
    [[120, 125, 128, 150], 'Readings are mostly in target. Latest: 150 mmHg, 4 March 2026.'],
    [[120, 150], 'Some readings are in target. Latest: 150 mmHg, 2 March 2026.'],
    [[120, 150, 150, 150], 'Readings are mostly outside target. Latest: 150 mmHg, 4 March 2026.'],
    [[150], 'No readings are in target. Latest: 150 mmHg, 1 March 2026.'],
  ])('summarises %j by the share in target and the newest reading', (values, sentence) => {
    expect(summarise(values, { label: 'Target', high: 135 })).toBe(sentence);
  });

  it('omits the share without a target', () => {
    expect(summarise([120])).toBe('Latest: 120 mmHg, 1 March 2026.');
  });

  it("names each series, with the date in the patient's time zone", () => {
    const at = '2026-03-01T17:30:00Z';
    const sentence = chartSummary({
      series: [
        { id: 's', name: 'Systolic', points: [{ at, value: 128 }] },
        { id: 'd', name: 'Diastolic', points: [{ at, value: 82 }] },
      ],
      unit: 'mmHg',
      decimals: 0,
      timeZone: 'Asia/Singapore',
    });
    expect(sentence).toBe('Latest: systolic 128 and diastolic 82 mmHg, 2 March 2026.');
  });

  it('keeps abbreviations and joins three series in a sentence', () => {
    const at = '2026-03-01T00:15:00Z';
    const names = ['Total cholesterol', 'LDL', 'HDL'];
    const sentence = chartSummary({
      series: names.map((name, index) => ({ id: name, name, points: [{ at, value: 5 - index }] })),
      unit: 'mmol/L',
      decimals: 1,
      timeZone: 'UTC',
    });
    expect(sentence).toBe('Latest: total cholesterol 5.0, LDL 4.0 and HDL 3.0 mmol/L, 1 March 2026.');
  });

  it('reports missing readings', () => {
    expect(summarise([])).toBe('No readings in this period.');
  });
});
