import { expect, it } from 'vitest';
import { egfrInUse, type KidneySample } from '../index.ts';

const man = { sex: 'male', ageOn: () => 60 } as const;
const on = '2026-05-02';

it.each<[string, readonly KidneySample[], object]>([
  [
    'puts a creatinine of today before an eGFR that was printed last year',
    [
      { on: '2025-05-02', egfr: 92 },
      { on, creatinineUmolL: 410 },
    ],
    { usedOn: on, usedKind: 'calculated', egfr: 14, g: 'G5', question: null },
  ],
  [
    'takes the printed one of a sample',
    [{ on, egfr: 58, creatinineUmolL: 115 }],
    { usedKind: 'printed', egfr: 58, g: 'G3a', question: null },
  ],
  [
    'takes the lower one and asks when the two of a sample are far apart',
    [{ on, egfr: 92, creatinineUmolL: 180 }],
    { usedKind: 'calculated', egfr: 37, question: 'check_entry' },
  ],
  [
    'keeps the sign of a limit and states no stage that it does not prove',
    [{ on, egfr: 60, egfrComparator: '>' }],
    { usedKind: 'printed', egfr: 60, comparator: '>', g: null, possible: ['G2', 'G1'] },
  ],
  [
    'calculates where the limit has no stage and creatinine agrees with it',
    [{ on, egfr: 60, egfrComparator: '>', creatinineUmolL: 80 }],
    { usedKind: 'calculated', comparator: null, g: 'G1', question: null },
  ],
  [
    'takes the lower one where creatinine contradicts the limit',
    [{ on, egfr: 60, egfrComparator: '>', creatinineUmolL: 180 }],
    { usedKind: 'calculated', egfr: 37, question: 'check_entry' },
  ],
  [
    'takes the worse of two samples of a day and asks',
    [
      { on, egfr: 58 },
      { on, egfr: 44 },
    ],
    { egfr: 44, g: 'G3b', question: 'two_results' },
  ],
  [
    'takes the later of two samples of a day with times',
    [
      { on, time: '08:00', egfr: 44 },
      { on, time: '16:00', egfr: 58 },
    ],
    { egfr: 58, question: null },
  ],
])('%s', (_what, samples, expected) => {
  expect(egfrInUse(man, samples)).toMatchObject(expected);
  expect(egfrInUse(man, samples.toReversed())).toMatchObject(expected);
});

it('does not fall back to an older result when the newest cannot be calculated', () => {
  const samples = [
    { on: '2025-05-02', egfr: 92 },
    { on, creatinineUmolL: 410 },
  ];
  expect(egfrInUse({ ...man, sex: null }, samples)).toEqual({ status: 'missing', fields: ['sex'] });
  expect(egfrInUse(man, [])).toEqual({ status: 'missing', fields: ['creatinineUmolL'] });
});
