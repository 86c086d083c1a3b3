import { describe, expect, it } from 'vitest';
import { classifyLipids, ldlFriedewald, ldlSampson, nonHdlGoal } from '../index.ts';

describe('classifyLipids', () => {
  it.each([
    [{ tcMmolL: 5.14 }, { tc: 'desirable' }],
    [{ tcMmolL: 5.15 }, { tc: 'borderline_high' }],
    [{ tcMmolL: 6.15 }, { tc: 'high' }],
    [{ ldlMmolL: 2.5 }, { ldl: 'optimal' }],
    [{ ldlMmolL: 2.6 }, { ldl: 'desirable' }],
    [{ ldlMmolL: 3.4 }, { ldl: 'borderline_high' }],
    [{ ldlMmolL: 4.1 }, { ldl: 'high' }],
    [{ ldlMmolL: 4.9 }, { ldl: 'very_high' }],
    [{ hdlMmolL: 0.95 }, { hdl: 'desirable' }],
    [{ hdlMmolL: 1.6 }, { hdl: 'high' }],
    [{ tgMmolL: 1.7 }, { tg: 'borderline_high', tgUrgent: false }],
    [{ tgMmolL: 2.3 }, { tg: 'high', tgUrgent: false }],
    [{ tgMmolL: 4.5 }, { tg: 'very_high', tgUrgent: false }],
    [{ tgMmolL: 10.04 }, { tg: 'very_high', tgUrgent: false }],
    [{ tgMmolL: 10.05 }, { tg: 'very_high', tgUrgent: true }],
  ])('%o gives %o and nothing about lipids that were not measured', (input, bands) => {
    expect(classifyLipids(input)).toEqual({ status: 'ok', ...bands });
  });

  it('refuses a total that is not above its HDL part', () => {
    expect(classifyLipids({ tcMmolL: 2, hdlMmolL: 2 })).toEqual({
      status: 'implausible',
      fields: ['tcMmolL', 'hdlMmolL'],
    });
  });
});

describe('estimated LDL', () => {
  it('marks a value below 1.0 as unreliable', () => {
    expect(ldlFriedewald({ tcMmolL: 3, hdlMmolL: 1.2, tgMmolL: 2 })).toMatchObject({ isUnreliable: true });
    expect(ldlSampson({ tcMmolL: 5, hdlMmolL: 1.2, tgMmolL: 2 })).toMatchObject({ isUnreliable: false });
  });

  it('is limited to the validated triglycerides of each equation', () => {
    const panel = { tcMmolL: 9, hdlMmolL: 1 };
    expect(ldlFriedewald({ ...panel, tgMmolL: 4.5 }).status).toBe('ok');
    expect(ldlFriedewald({ ...panel, tgMmolL: 4.51 }).status).toBe('out_of_range');
    expect(ldlSampson({ ...panel, tgMmolL: 9.03 }).status).toBe('ok');
    expect(ldlSampson({ ...panel, tgMmolL: 9.04 }).status).toBe('out_of_range');
  });
});

describe('nonHdlGoal', () => {
  it('is 0.8 above the LDL goal', () => {
    expect(nonHdlGoal({ ldlBelowMmolL: 1.4 })).toEqual({ status: 'ok', nonHdlBelowMmolL: 2.2 });
  });
});
