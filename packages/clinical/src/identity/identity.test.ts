import { describe, expect, it } from 'vitest';
import { checkBirthDate, validateNricFin, validateSgPhone, validateSgPostalCode } from '../index.ts';

describe('identity numbers', () => {
  it('distinguishes a mistyped digit from a wrong format', () => {
    expect(validateNricFin({ value: 'S1234568D' })).toEqual({
      status: 'ok',
      valid: false,
      reason: 'checksum',
    });
    expect(validateNricFin({ value: 'A1234567D' })).toEqual({ status: 'ok', valid: false, reason: 'format' });
    expect(validateNricFin({ value: 'S12345678' })).toEqual({ status: 'ok', valid: false, reason: 'format' });
  });
});

describe('phone numbers', () => {
  it.each([
    ['6123 4567', 'fixed'],
    ['31234567', 'voip'],
    ['(65) 9123-4567', 'mobile'],
    ['65123456', 'fixed'],
    ['6565123456', 'fixed'],
  ])('%s is a %s number', (value, kind) => {
    expect(validateSgPhone({ value })).toMatchObject({ valid: true, kind });
  });

  it.each(['9912 3456', '8001 2345', '+1 91234567', '9123456', '+65', '--'])(
    '%s is not a personal number',
    (value) => {
      expect(validateSgPhone({ value })).toEqual({ status: 'ok', valid: false });
    },
  );
});

describe('postal codes', () => {
  it.each(['010000', '829999', ' 238801 '])('%s is in a sector', (value) => {
    expect(validateSgPostalCode({ value })).toEqual({ status: 'ok', valid: true });
  });

  it.each(['000000', '740000', '830000'])('%s is in no sector', (value) => {
    expect(validateSgPostalCode({ value })).toEqual({ status: 'ok', valid: false, reason: 'sector' });
  });
});

describe('dates of birth', () => {
  it.each([
    ['2007-11-22', { check: 'under_18', ageYears: 17 }],
    ['2007-11-21', { check: 'adult', ageYears: 18 }],
    ['1915-01-01', { check: 'adult', ageYears: 110 }],
    ['1914-11-21', { check: 'check_date', reason: 'over_110' }],
    ['2025-11-22', { check: 'check_date', reason: 'future' }],
  ])('%s on 21 November 2025', (dateOfBirth, expected) => {
    expect(checkBirthDate({ dateOfBirth, asOf: '2025-11-21' })).toEqual({ status: 'ok', ...expected });
  });

  it('adds a year on 1 March of a common year after a birth on 29 February', () => {
    const birth = { dateOfBirth: '2008-02-29' };
    expect(checkBirthDate({ ...birth, asOf: '2026-02-28' })).toMatchObject({ check: 'under_18' });
    expect(checkBirthDate({ ...birth, asOf: '2026-03-01' })).toMatchObject({ check: 'adult' });
  });
});
