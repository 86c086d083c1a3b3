import { FREQUENCIES } from '@vitalane/clinical';
import { describe, expect, it } from 'vitest';
import { medicationFrequencies, medicationRoutes, medicationUnits } from './choices.ts';
import { medicines } from './medicines.ts';
import { priceList } from './prices.ts';

it('the frequencies have the numbers that the clinical rules use', () => {
  for (const { name, timesPerDay: perDay, daysPerWeek } of medicationFrequencies) {
    if (perDay !== null) expect(FREQUENCIES[name]).toEqual({ perDay, daysPerWeek });
  }
});

describe('the catalogue', () => {
  it('contains each medicine once, with a route, a unit, a strength for each ingredient and a price', () => {
    const routes = medicationRoutes.map(({ name }) => name);
    const units = medicationUnits.map(({ name }) => name);
    const problems = medicines.flatMap((item) => {
      const strengths = item.strength.split(' + ');
      const isPriced = priceList.items.some(({ form, unit }) => form === item.form && unit === item.unit);
      const isSolid = item.unit === 'tablet' || item.unit === 'capsule';
      const fits =
        routes.includes(item.route) &&
        units.includes(item.unit) &&
        isPriced &&
        (!isSolid || strengths.length === item.activeIngredients.length) &&
        strengths.every((strength) => /^\d/.test(strength));
      return fits ? [] : [item.displayName];
    });
    expect(problems).toEqual([]);
    expect(new Set(medicines.map(({ uuid }) => uuid)).size).toBe(medicines.length);
    expect(medicines.length).toBeGreaterThanOrEqual(1200);
  });

  it.each([
    ['Amoxicillin 500 mg', ['J01CA04'], true],
    ['Paracetamol 500 mg', ['N02BE01'], false],
    ['Amoxicillin + clavulanic acid 500 mg + 125 mg', ['J01CA04', 'J01CR02'], true],
    ['Loratadine 10 mg', ['R06AX13'], false],
  ])('%s: %j', (name, atcCodes, needsPrescription) => {
    expect(medicines.find(({ displayName }) => displayName === name)).toMatchObject({
      atcCodes,
      needsPrescription,
    });
  });
});
