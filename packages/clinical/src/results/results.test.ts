import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byWorstValue, censoredBand, chooseResult } from '../index.ts';

describe('chooseResult', () => {
  const samples = [
    { on: '2026-05-02', value: 6.1 },
    { on: '2026-05-02', value: 5.2 },
    { on: '2025-01-01', value: 9 },
  ];

  it('takes the newest sample day, and the worse value of that day with a question', () => {
    expect(chooseResult(samples, byWorstValue('potassium'))).toEqual({
      inUse: samples[0],
      sameDay: [samples[1]],
      question: 'two_results',
    });
  });

  it('takes the later time of a day and asks nothing', () => {
    const timed = [
      { on: '2026-05-02', time: '07:10', value: 6.1 },
      { on: '2026-05-02', time: '15:40', value: 5.2 },
    ];
    expect(chooseResult(timed, byWorstValue('potassium'))).toMatchObject({
      inUse: timed[1],
      question: null,
    });
  });

  it('asks nothing about one result that was entered twice', () => {
    const twice = [samples[1], samples[1]].flatMap((sample) => (sample ? [{ ...sample }] : []));
    expect(chooseResult(twice, byWorstValue('potassium'))?.question).toBeNull();
  });

  it('does not depend on the order in which results arrive', () => {
    const sample = fc.record({
      on: fc.constantFrom('2026-05-02', '2026-05-01', '2025-01-01'),
      time: fc.constantFrom(null, '08:00', '09:00'),
      value: fc.integer({ min: 1, max: 9 }),
    });
    const lists = fc
      .array(sample, { minLength: 1, maxLength: 6 })
      .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
    fc.assert(
      fc.property(lists, ([list, shuffled]) => {
        const [a, b] = [list, shuffled].map((given) => chooseResult(given, byWorstValue('hdl')));
        expect(b?.inUse.value).toBe(a?.inUse.value);
        expect(b?.question).toBe(a?.question);
      }),
      { seed: 19, numRuns: 300 },
    );
  });

  it('returns `null` without samples', () => {
    expect(chooseResult([], byWorstValue('ldl'))).toBeNull();
  });
});

describe('byWorstValue', () => {
  it.each([
    ['ldl', 4, 3],
    ['hdl', 0.8, 1.2],
    ['egfr', 30, 60],
    ['platelets', 90, 250],
    ['sodium', 120, 150],
    ['potassium', 6.5, 3.5],
  ])('puts %s %d before %d', (code, worse, better) => {
    const values = [{ value: better }, { value: worse }];
    expect(values.toSorted(byWorstValue(code))[0]).toEqual({ value: worse });
  });

  it('reads a limit as just beyond its number', () => {
    const values = [{ value: 60, comparator: '>' } as const, { value: 60 }];
    expect(values.toSorted(byWorstValue('egfr'))[0]).toEqual({ value: 60 });
  });
});

describe('censoredBand', () => {
  it.each([
    ['egfr', '<', 15, 'G5'],
    ['egfr', '>', 90, 'G1'],
    ['egfr', '>', 60, null],
    ['egfr', '>=', 90, 'G1'],
    ['egfr', '<=', 15, null],
    ['uacr', '<', 3, 'A1'],
    ['uacr', '>', 30, 'A3'],
    ['uacr', '<', 10, null],
  ] as const)('%s %s%d is %s', (analyte, comparator, value, expected) => {
    expect(censoredBand({ analyte, comparator, value }).band).toBe(expected);
  });
});
