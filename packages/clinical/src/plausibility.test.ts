import { describe, expect, it } from 'vitest';
import { ENTRY_LIMITS, forEquation, PLAUSIBILITY_LIMITS } from './index.ts';

describe('plausibility limits', () => {
  it('reject unit mistakes and no real values', () => {
    const limits = Object.entries(PLAUSIBILITY_LIMITS).map(([name, { min, max }]) => `${name} ${min}–${max}`);
    expect(limits).toEqual([
      'ageYears 0–120',
      'heightCm 100–250',
      'weightKg 20–350',
      'waistCm 40–200',
      'bmi 10–80',
      'sbpMmHg 60–260',
      'dbpMmHg 30–160',
      'tcMmolL 1–20',
      'hdlMmolL 0.2–5',
      'ldlMmolL 0.2–15',
      'tgMmolL 0.2–60',
      'nonHdlMmolL 0.5–19',
      'glucoseMmolL 0.6–60',
      'fastingGlucoseMmolL 0.6–60',
      'hba1cPercent 3–20',
      'creatinineUmolL 15–2500',
      'egfr 1–200',
      'potassiumMmolL 1–12',
      'uacrMgMmol 0–2000',
      'altUL 3–10000',
      'astUL 3–10000',
      'altUlnUL 10–100',
      'astUlnUL 10–100',
      'plateletsE9L 5–2000',
      'exerciseMinutes 1–1440',
      'moderateMinutesPerWeek 0–10080',
      'sgFrsPercent 0–100',
    ]);
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
