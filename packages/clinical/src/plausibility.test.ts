import { describe, expect, it } from 'vitest';
import { ENTRY_LIMITS, forEquation, PLAUSIBILITY_LIMITS, type QuantityName } from './index.ts';

describe('plausibility limits', () => {
  it.each([
    ['creatinine in mg/dL', 'creatinineUmolL', 0.9],
    ['HbA1c in mmol/mol', 'hba1cPercent', 48],
    ['platelets per µL', 'plateletsE9L', 240_000],
    ['glucose in mg/dL', 'glucoseMmolL', 101],
    ['LDL cholesterol in mg/dL', 'ldlMmolL', 116],
    ['calcium in mg/dL', 'calciumMmolL', 9.4],
    ['height in metres', 'heightCm', 1.7],
    ['activity in minutes of two weeks', 'moderateMinutesPerWeek', 10_081],
  ] as const)('refuse %s', (_mistake, name: QuantityName, value) => {
    expect(forEquation(name, value)).toBeNull();
  });
});

describe('entry limits', () => {
  it('are wider for blood pressure only', () => {
    const { sbpMmHg, dbpMmHg, ...others } = ENTRY_LIMITS;
    expect([sbpMmHg, dbpMmHg]).toEqual([
      { min: 40, max: 300 },
      { min: 20, max: 200 },
    ]);
    expect(PLAUSIBILITY_LIMITS).toMatchObject(others);
  });

  it('let through what equations do not take', () => {
    expect([59, 60, 260, 261, null].map((mmHg) => forEquation('sbpMmHg', mmHg))).toEqual([
      null,
      60,
      260,
      null,
      null,
    ]);
  });
});
