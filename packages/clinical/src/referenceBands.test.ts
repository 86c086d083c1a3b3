import { describe, expect, it } from 'vitest';
import { classifyHomeBp, REFERENCE_BANDS } from './index.ts';

const ends = Object.entries(REFERENCE_BANDS);

describe('REFERENCE_BANDS', () => {
  it.each(ends)('%s rises', (_code, { steps }) => {
    const limits = steps.map(([, limit]) => limit);
    expect(limits).toEqual(limits.toSorted((a, b) => a - b));
  });

  it('are the bands of the functions', () => {
    expect(REFERENCE_BANDS.sbp).toEqual({
      steps: [
        ['<', 130, 'normal'],
        ['<', 135, 'high_normal'],
        ['<', 145, 'above_threshold'],
      ],
      otherwise: 'well_above_threshold',
    });
    expect(classifyHomeBp({ sbpMmHg: 134, dbpMmHg: 70 })).toMatchObject({ category: 'high_normal' });
    expect(classifyHomeBp({ sbpMmHg: 120, dbpMmHg: 90 })).toMatchObject({
      category: REFERENCE_BANDS.dbp.otherwise,
    });
  });
});
