import { describe, expect, it } from 'vitest';
import { type CourseReading, worstReading } from '../index.ts';

const bp = (minute: number, sbpMmHg: number, dbpMmHg: number): CourseReading => ({
  minute,
  sbpMmHg,
  dbpMmHg,
});
const sugar = (minute: number, glucoseMmolL: number): CourseReading => ({ minute, glucoseMmolL });

describe('the worst reading of a crisis', () => {
  it.each([
    ['blood_pressure', [bp(0, 212, 118), bp(5, 186, 112)], 0],
    ['blood_pressure', [bp(0, 186, 112), bp(5, 186, 112)], 5],
    ['low_sugar', [sugar(0, 3.4), sugar(10, 2.2), sugar(20, 3.1)], 10],
    ['high_sugar', [sugar(0, 21), sugar(60, 31), sugar(120, 22)], 60],
  ] as const)('%s %j', (kind, crisis, minute) => {
    expect(worstReading(kind, crisis)?.minute).toBe(minute);
  });

  it('with a red flag comes before a higher one without', () => {
    const crisis = [{ ...bp(0, 182, 106), symptoms: ['chest_pain'] as const }, bp(5, 200, 112)];
    expect(worstReading('blood_pressure', crisis)?.minute).toBe(0);
  });

  it('of a pregnant woman follows her limits: the lower pressure of the two counts as well', () => {
    const crisis = [bp(0, 142, 112), bp(5, 158, 92)];
    expect(worstReading('blood_pressure', crisis, { isPregnant: true })?.minute).toBe(0);
  });

  it('is `undefined` without a reading', () => {
    expect(worstReading('low_sugar', [])).toBeUndefined();
  });
});
