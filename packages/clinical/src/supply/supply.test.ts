import { describe, expect, it } from 'vitest';
import { medicationChecks, medicationSupply, remainingQuantity } from '../index.ts';

const daily = { dosePerIntake: 1, timesPerDay: 1, asOf: '2025-12-30' };

describe('medicationSupply', () => {
  it.each([
    [0, 'out', '2025-12-30'],
    [0.5, 'out', '2025-12-30'],
    [1, 'order_now', '2025-12-31'],
    [7, 'order_now', '2026-01-06'],
    [8, 'order_soon', '2026-01-07'],
    [14, 'order_soon', '2026-01-13'],
    [15, 'ok', '2026-01-14'],
  ])('%d left is %s and runs out on %s', (quantityRemaining, advice, runsOutOn) => {
    expect(medicationSupply({ ...daily, quantityRemaining })).toMatchObject({ advice, runsOutOn });
  });

  it('counts fractions of a tablet without binary noise', () => {
    const thirds = { quantityRemaining: 2.1, dosePerIntake: 0.1, timesPerDay: 3, asOf: '2025-12-30' };
    expect(medicationSupply(thirds)).toMatchObject({ daysRemaining: 7, advice: 'order_now' });
  });

  it.each([
    ['quantityRemaining', -1],
    ['quantityRemaining', 10_001],
    ['dosePerIntake', 0],
    ['dosePerIntake', 101],
    ['timesPerDay', 13],
    ['daysPerWeek', 0],
    ['daysPerWeek', 8],
  ])('refuses a %s of %d', (field, value) => {
    const result = medicationSupply({ ...daily, quantityRemaining: 30, [field]: value });
    expect(result).toEqual({ status: 'implausible', fields: [field] });
  });

  it.each([
    { quantityRemaining: 0 },
    { quantityRemaining: 10_000 },
    { dosePerIntake: 100 },
    { timesPerDay: 1 },
    { timesPerDay: 12 },
    { daysPerWeek: 1 },
    { daysPerWeek: 7 },
  ])('accepts %o, the end of its range', (end) => {
    expect(medicationSupply({ ...daily, quantityRemaining: 30, ...end }).status).toBe('ok');
  });

  it('gives no date thousands of years ahead', () => {
    expect(medicationSupply({ ...daily, quantityRemaining: 10_000, dosePerIntake: 0.001 }).status).toBe(
      'out_of_range',
    );
  });
});

describe('remainingQuantity', () => {
  it('subtracts intakes and never goes below zero', () => {
    expect(remainingQuantity({ quantitySupplied: 30, quantityTaken: 0.1 })).toEqual({
      status: 'ok',
      quantityRemaining: 29.9,
    });
    expect(remainingQuantity({ quantitySupplied: 30, quantityTaken: 31 })).toMatchObject({
      quantityRemaining: 0,
    });
  });
});

describe('medicationChecks', () => {
  it('finds an ingredient listed twice and one that matches an allergy, by exact name', () => {
    const medicines = [
      { activeIngredients: ['Paracetamol', 'codeine'] },
      { activeIngredients: [' paracetamol '] },
      { activeIngredients: ['amoxicillin', 'amoxicillin'] },
    ];
    expect(medicationChecks({ medicines, drugAllergies: ['Codeine', 'penicillin'] })).toEqual({
      status: 'ok',
      duplicateIngredients: ['paracetamol'],
      allergyMatches: ['codeine'],
    });
  });

  it('finds nothing in empty lists', () => {
    expect(medicationChecks({ medicines: [], drugAllergies: [] })).toEqual({
      status: 'ok',
      duplicateIngredients: [],
      allergyMatches: [],
    });
  });
});
