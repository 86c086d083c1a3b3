import { describe, expect, it } from 'vitest';
import { measurementAge, riskInputSpan } from '../index.ts';

describe('measurementAge', () => {
  it.each([
    ['bloodPressure', '2025-10-02', 30, false],
    ['bloodPressure', '2025-10-01', 31, true],
    ['weight', '2025-05-05', 180, false],
    ['labTest', '2024-10-31', 366, true],
  ])('%s of %s is %d days old', (item, measuredOn, ageDays, isOld) => {
    expect(measurementAge({ item, measuredOn, asOf: '2025-11-01' })).toEqual({
      status: 'ok',
      ageDays,
      isOld,
    });
  });

  it('refuses a measurement from the future', () => {
    const future = { item: 'weight', measuredOn: '2025-11-02', asOf: '2025-11-01' };
    expect(measurementAge(future)).toEqual({ status: 'implausible', fields: ['measuredOn'] });
  });
});

describe('riskInputSpan', () => {
  it('limits inputs of one estimate to one year', () => {
    expect(riskInputSpan({ measuredOn: ['2025-11-01', '2024-11-01', '2025-01-01'] })).toEqual({
      status: 'ok',
      spanDays: 365,
      isWithinLimit: true,
    });
    expect(riskInputSpan({ measuredOn: ['2025-11-01', '2024-10-31'] })).toMatchObject({
      isWithinLimit: false,
    });
  });

  it('refuses a day that does not exist and an empty list', () => {
    expect(riskInputSpan({ measuredOn: ['2025-02-30'] })).toEqual({
      status: 'implausible',
      fields: ['measuredOn'],
    });
    expect(riskInputSpan({ measuredOn: [] })).toEqual({ status: 'missing', fields: ['measuredOn'] });
  });
});
