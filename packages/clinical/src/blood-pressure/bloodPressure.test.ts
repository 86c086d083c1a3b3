import { describe, expect, it } from 'vitest';
import { averageHomeBp, bpTarget, classifyClinicBp, classifyHomeBp } from '../index.ts';
import { SAMPLES } from '../testing/samples.ts';

describe('classifyClinicBp', () => {
  it.each([
    [129, 84, 'normal'],
    [129.4, 84.4, 'normal'],
    [129.5, 70, 'high_normal'],
    [120, 85, 'high_normal'],
    [140, 70, 'grade1'],
    [120, 90, 'grade1'],
    [160, 70, 'grade2'],
    [120, 100, 'grade2'],
    [180, 70, 'grade3'],
    [130, 110, 'grade3'],
  ])('%d/%d is %s: the higher of the two decides, on whole numbers', (sbpMmHg, dbpMmHg, category) => {
    expect(classifyClinicBp({ sbpMmHg, dbpMmHg })).toMatchObject({ status: 'ok', category });
  });

  it.each([
    [140, 89, { isolatedSystolic: true, urgent: false, low: false }],
    [140, 90, { isolatedSystolic: false, urgent: false, low: false }],
    [180, 80, { isolatedSystolic: true, urgent: true, low: false }],
    [150, 110, { isolatedSystolic: false, urgent: true, low: false }],
    [89, 60, { isolatedSystolic: false, urgent: false, low: true }],
    [90, 59, { isolatedSystolic: false, urgent: false, low: true }],
    [90, 60, { isolatedSystolic: false, urgent: false, low: false }],
  ])('%d/%d carries the signs %o', (sbpMmHg, dbpMmHg, signs) => {
    expect(classifyClinicBp({ sbpMmHg, dbpMmHg })).toMatchObject(signs);
  });
});

describe('classifyHomeBp', () => {
  it.each([
    [129, 79, 'normal', false],
    [130, 70, 'high_normal', false],
    [120, 80, 'high_normal', false],
    [135, 70, 'above_threshold', true],
    [120, 85, 'above_threshold', true],
    [145, 70, 'well_above_threshold', true],
    [120, 90, 'well_above_threshold', true],
  ])('%d/%d is %s', (sbpMmHg, dbpMmHg, category, aboveThreshold) => {
    expect(classifyHomeBp({ sbpMmHg, dbpMmHg })).toMatchObject({ category, aboveThreshold });
  });
});

describe('averageHomeBp', () => {
  const day = (date: string, count: number, sbpMmHg = 130) =>
    Array.from({ length: count }, () => ({ date, time: '08:00', sbpMmHg, dbpMmHg: 78 }));

  it('needs 12 readings on 3 days before it drops the first day', () => {
    const twelve = [...day('2025-03-01', 4, 170), ...day('2025-03-02', 4), ...day('2025-03-03', 4)];
    expect(averageHomeBp({ readings: twelve })).toMatchObject({
      quality: 'full',
      daysRecorded: 3,
      readingsUsed: 8,
    });
    expect(averageHomeBp({ readings: twelve.slice(1) })).toMatchObject({
      quality: 'preliminary',
      readingsUsed: 11,
    });
    const twoDays = [...day('2025-03-01', 6), ...day('2025-03-02', 6)];
    expect(averageHomeBp({ readings: twoDays })).toMatchObject({ quality: 'preliminary', readingsUsed: 12 });
  });

  it('ignores and counts implausible readings, which affect neither window nor mean', () => {
    const bad = [
      { date: '2025-03-20', time: '08:00', sbpMmHg: 20, dbpMmHg: 10 },
      { date: '2025-03-20', time: '08:00', sbpMmHg: 80, dbpMmHg: 90 },
      { date: '2025-03-20', time: '08:00', sbpMmHg: null, dbpMmHg: 80 },
      { date: '20 March', time: '08:00', sbpMmHg: 120, dbpMmHg: 80 },
    ];
    const result = averageHomeBp({ readings: [...bad, ...day('2025-03-01', 1), ...day('2025-03-07', 1)] });
    expect(result).toMatchObject({ readingsIgnored: 4, readingsUsed: 2, daysRecorded: 2, meanSbpMmHg: 130 });
  });

  it('takes the 7 calendar days that end on the latest reading, in any order', () => {
    const readings = [
      ...day('2025-03-08', 1, 120),
      ...day('2025-03-01', 1, 200),
      ...day('2025-03-02', 1, 130),
    ];
    expect(averageHomeBp({ readings })).toMatchObject({
      readingsUsed: 2,
      readingsIgnored: 0,
      meanSbpMmHg: 125,
    });
  });

  it('rounds the mean once and bands the rounded mean', () => {
    const readings = [...day('2025-03-01', 1, 134), ...day('2025-03-01', 1, 135)];
    expect(averageHomeBp({ readings })).toMatchObject({ meanSbpMmHg: 135, category: 'above_threshold' });
  });

  it('bands a mean whose two rounded numbers are equal', () => {
    const readings = [{ date: '2025-03-01', sbpMmHg: 80.4, dbpMmHg: 79.6 }];
    expect(averageHomeBp({ readings })).toMatchObject({
      meanSbpMmHg: 80,
      meanDbpMmHg: 80,
      category: 'high_normal',
    });
  });
});

describe('bpTarget', () => {
  const person = SAMPLES.bpTarget;

  it.each([
    [{ ageYears: 80 }, 'low_intermediate'],
    [{ ageYears: 81, hasCkd: true }, 'older_or_frail'],
    [{ isFrail: true, hasDiabetes: true }, 'older_or_frail'],
    [{ hasCvd: true }, 'high_risk'],
    [{ hasCkd: true }, 'high_risk'],
    [{ hasHmod: true }, 'high_risk'],
    [{ sgFrsPercent: 20 }, 'low_intermediate'],
    [{ sgFrsPercent: 20.1 }, 'high_risk'],
  ])('%o leads to the %s goal', (change, basis) => {
    expect(bpTarget({ ...person, ...change })).toMatchObject({ status: 'ok', basis });
  });

  it('applies to adults only', () => {
    expect(bpTarget({ ...person, ageYears: 17 })).toEqual({ status: 'not_applicable', fields: ['ageYears'] });
    expect(bpTarget({ ...person, ageYears: 18 }).status).toBe('ok');
  });
});
