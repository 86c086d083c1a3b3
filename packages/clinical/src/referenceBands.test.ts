import { describe, expect, it } from 'vitest';
import { bmi, classifyHomeBp, classifyLipids, kdigoStage, REFERENCE_BANDS } from './index.ts';

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
    expect(classifyLipids({ ldlMmolL: 5 })).toMatchObject({ ldl: REFERENCE_BANDS.ldl.otherwise });
    expect(kdigoStage({ egfr: 95, uacrMgMmol: 31 })).toMatchObject({
      g: REFERENCE_BANDS.egfr.otherwise,
      a: REFERENCE_BANDS.uacr.otherwise,
    });
    expect(bmi({ weightKg: 90, heightCm: 170 })).toMatchObject({ category: REFERENCE_BANDS.bmi.otherwise });
  });
});
