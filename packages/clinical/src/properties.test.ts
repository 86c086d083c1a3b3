import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apri,
  bmi,
  bsaMosteller,
  classifyClinicBp,
  classifyHomeBp,
  egfrCkdEpi2021,
  estimatedAverageGlucose,
  fib4,
  framinghamCvd2008,
  framinghamCvd2008Bmi,
  healthScore,
  healthyWeightRange,
  ldlFriedewald,
  ldlSampson,
  medicationSupply,
  preventBase,
  type Result,
  round,
  sgFrs2023,
} from './index.ts';
import { SAMPLES } from './testing/samples.ts';

interface Trend {
  readonly name: string;
  readonly range: readonly [number, number];
  readonly direction: 'rises' | 'falls';
  readonly value: (x: number) => number;
}

/** Returns a number of a valid result; any other result fails the test. */
function of<T>(result: Result<T>, pick: (values: T) => number): number {
  if (result.status !== 'ok') throw new Error(`Expected a result, got ${result.status}`);
  return pick(result as T);
}

/** Fixed seed, so that failures are reproducible. */
const RUNS = { seed: 2025, numRuns: 200 };
const CLINIC = ['normal', 'high_normal', 'grade1', 'grade2', 'grade3'];
const HOME = ['normal', 'high_normal', 'above_threshold', 'well_above_threshold'];
const prevent = SAMPLES.preventBase;
const framingham = SAMPLES.framinghamCvd2008;
const score = SAMPLES.healthScore;

const TRENDS: readonly Trend[] = [
  {
    name: 'BMI with weight',
    range: [20, 350],
    direction: 'rises',
    value: (weightKg) => of(bmi({ weightKg, heightCm: 170 }), (r) => r.bmi),
  },
  {
    name: 'BMI with height',
    range: [100, 250],
    direction: 'falls',
    value: (heightCm) => of(bmi({ weightKg: 70, heightCm }), (r) => r.bmi),
  },
  {
    name: 'body surface with weight',
    range: [20, 350],
    direction: 'rises',
    value: (weightKg) => of(bsaMosteller({ weightKg, heightCm: 170 }), (r) => r.bsaM2),
  },
  {
    name: 'healthy weight with height',
    range: [100, 250],
    direction: 'rises',
    value: (heightCm) => of(healthyWeightRange({ heightCm }), (r) => r.maxKg),
  },
  {
    name: 'clinic category with systolic pressure',
    range: [81, 260],
    direction: 'rises',
    value: (sbpMmHg) => of(classifyClinicBp({ sbpMmHg, dbpMmHg: 80 }), (r) => CLINIC.indexOf(r.category)),
  },
  {
    name: 'home category with diastolic pressure',
    range: [30, 129],
    direction: 'rises',
    value: (dbpMmHg) => of(classifyHomeBp({ sbpMmHg: 130, dbpMmHg }), (r) => HOME.indexOf(r.category)),
  },
  {
    name: 'Friedewald LDL with triglycerides',
    range: [0.2, 4.5],
    direction: 'falls',
    value: (tgMmolL) => of(ldlFriedewald({ tcMmolL: 6, hdlMmolL: 1, tgMmolL }), (r) => r.ldlMmolL),
  },
  {
    name: 'Sampson LDL with total cholesterol',
    range: [4, 20],
    direction: 'rises',
    value: (tcMmolL) => of(ldlSampson({ tcMmolL, hdlMmolL: 1, tgMmolL: 2 }), (r) => r.ldlMmolL),
  },
  {
    name: 'average glucose with HbA1c',
    range: [3, 20],
    direction: 'rises',
    value: (hba1cPercent) => of(estimatedAverageGlucose({ hba1cPercent }), (r) => r.eagMmolL),
  },
  {
    name: 'eGFR with creatinine',
    range: [15, 2500],
    direction: 'falls',
    value: (creatinineUmolL) =>
      of(egfrCkdEpi2021({ sex: 'male', ageYears: 50, creatinineUmolL }), (r) => r.egfr),
  },
  {
    name: 'eGFR with age',
    range: [18, 120],
    direction: 'falls',
    value: (ageYears) => of(egfrCkdEpi2021({ sex: 'female', ageYears, creatinineUmolL: 80 }), (r) => r.egfr),
  },
  {
    name: 'FIB-4 with AST',
    range: [3, 10_000],
    direction: 'rises',
    value: (astUL) => of(fib4({ ageYears: 50, astUL, altUL: 25, plateletsE9L: 240 }), (r) => r.fib4),
  },
  {
    name: 'APRI with platelets',
    range: [5, 2000],
    direction: 'falls',
    value: (plateletsE9L) => of(apri({ astUL: 60, plateletsE9L }), (r) => r.apri),
  },
  {
    name: 'SG-FRS points with total cholesterol',
    range: [1.4, 20],
    direction: 'rises',
    value: (tcMmolL) => of(sgFrs2023({ ...SAMPLES.sgFrs2023, tcMmolL }), (r) => r.points),
  },
  {
    name: 'SG-FRS risk with systolic pressure',
    range: [60, 260],
    direction: 'rises',
    value: (sbpMmHg) => of(sgFrs2023({ ...SAMPLES.sgFrs2023, ageYears: 72, sbpMmHg }), (r) => r.riskPercent),
  },
  {
    name: 'SG-FRS points with HDL cholesterol',
    range: [0.2, 5],
    direction: 'falls',
    value: (hdlMmolL) => of(sgFrs2023({ ...SAMPLES.sgFrs2023, hdlMmolL }), (r) => r.points),
  },
  {
    name: 'PREVENT risk with systolic pressure above 110',
    range: [110, 200],
    direction: 'rises',
    value: (sbpMmHg) => of(preventBase({ ...prevent, sbpMmHg }), (r) => r.cvd10Percent),
  },
  {
    name: 'PREVENT risk with eGFR',
    range: [15, 150],
    direction: 'falls',
    value: (egfr) => of(preventBase({ ...prevent, egfr }), (r) => r.hf10Percent),
  },
  {
    name: 'PREVENT risk with age',
    range: [30, 79],
    direction: 'rises',
    value: (ageYears) => of(preventBase({ ...prevent, ageYears }), (r) => r.ascvd10Percent),
  },
  {
    name: 'Framingham risk with systolic pressure',
    range: [60, 260],
    direction: 'rises',
    value: (sbpMmHg) => of(framinghamCvd2008({ ...framingham, sbpMmHg }), (r) => r.riskPercent),
  },
  {
    name: 'Framingham risk with HDL cholesterol',
    range: [0.2, 5],
    direction: 'falls',
    value: (hdlMmolL) => of(framinghamCvd2008({ ...framingham, hdlMmolL }), (r) => r.riskPercent),
  },
  {
    name: 'Framingham BMI risk with BMI',
    range: [10, 80],
    direction: 'rises',
    value: (value) =>
      of(framinghamCvd2008Bmi({ ...SAMPLES.framinghamCvd2008Bmi, bmi: value }), (r) => r.riskPercent),
  },
  {
    name: 'health score with non-HDL cholesterol',
    range: [0.5, 19],
    direction: 'falls',
    value: (nonHdlMmolL) => of(healthScore({ ...score, nonHdlMmolL }), (r) => r.score),
  },
  {
    name: 'health score with HbA1c without diabetes',
    range: [3, 20],
    direction: 'falls',
    value: (hba1cPercent) => of(healthScore({ ...score, hba1cPercent }), (r) => r.score),
  },
  {
    name: 'health score with activity',
    range: [0, 10_080],
    direction: 'rises',
    value: (moderateMinutesPerWeek) => of(healthScore({ ...score, moderateMinutesPerWeek }), (r) => r.score),
  },
  {
    name: 'days of supply with quantity',
    range: [0, 10_000],
    direction: 'rises',
    value: (quantityRemaining) =>
      of(medicationSupply({ ...SAMPLES.medicationSupply, quantityRemaining }), (r) => r.daysRemaining),
  },
];

describe('results follow physiology', () => {
  it.each(TRENDS)('$name $direction', ({ range: [min, max], direction, value }) => {
    const between = fc.double({ min, max, noNaN: true });
    const property = fc.property(between, between, (a, b) => {
      const [low, high] = [value(Math.min(a, b)), value(Math.max(a, b))];
      const change = direction === 'rises' ? high - low : low - high;
      expect(change).toBeGreaterThanOrEqual(-1e-9);
    });
    fc.assert(property, RUNS);
    expect(value(min)).not.toBe(value(max));
  });

  it.each(['isSmoker', 'hasDiabetes'] as const)('%s raises every cardiovascular risk', (flag) => {
    const worse = { [flag]: true };
    const risk10 = (input: typeof prevent) => of(preventBase(input), (r) => r.cvd10Percent);
    const framinghamRisk = (input: typeof framingham) => of(framinghamCvd2008(input), (r) => r.riskPercent);
    expect(risk10({ ...prevent, ...worse })).toBeGreaterThan(risk10(prevent));
    expect(framinghamRisk({ ...framingham, ...worse })).toBeGreaterThan(framinghamRisk(framingham));
  });
});

describe('categories of a risk', () => {
  it('agree with their risk', () => {
    const property = fc.property(
      fc.integer({ min: 30, max: 74 }),
      fc.integer({ min: 60, max: 260 }),
      (ageYears, sbpMmHg) => {
        const result = framinghamCvd2008({ ...framingham, ageYears, sbpMmHg });
        if (result.status !== 'ok') throw new Error('Expected a result');
        const { riskPercent, category } = result;
        expect(category === 'low').toBe(riskPercent < 10);
        expect(category === 'high').toBe(riskPercent > 20);
      },
    );
    fc.assert(property, { ...RUNS, numRuns: 2000 });
  });
});

describe('rounding', () => {
  it('is idempotent, and symmetric below zero', () => {
    const property = fc.property(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.nat(4),
      (value, decimals) => {
        const once = round(value, decimals);
        expect(round(once, decimals)).toBe(once);
        expect(round(-value, decimals)).toBe(-once);
        expect(Math.abs(once - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-9);
      },
    );
    fc.assert(property, RUNS);
  });
});
