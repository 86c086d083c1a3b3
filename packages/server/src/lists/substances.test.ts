import { describe, expect, it } from 'vitest';
import { medicationRoutes } from './choices.ts';
import { medicines } from './medicines.ts';
import { atcCodesOf, substances } from './substances.ts';

/** Second level of the ATC classification. */
const groups =
  `A01 A02 A03 A04 A05 A06 A07 A08 A09 A10 A11 A12 A13 A14 A15 A16 B01 B02 B03 B05 B06 C01 C02 C03 C04 C05
  C07 C08 C09 C10 D01 D02 D03 D04 D05 D06 D07 D08 D09 D10 D11 G01 G02 G03 G04 H01 H02 H03 H04 H05 J01 J02 J04 J05 J06
  J07 L01 L02 L03 L04 M01 M02 M03 M04 M05 M09 N01 N02 N03 N04 N05 N06 N07 P01 P02 P03 R01 R02 R03 R05 R06 R07 S01 S02
  S03 V01 V03 V04 V06 V07 V08 V09 V10`.split(/\s+/);

const used = new Set(
  medicines.flatMap((item) => item.activeIngredients.map((name) => `${name}/${item.route}`)),
);

describe('the codes of the active ingredients', () => {
  it.each(substances)('$name: known groups, known routes, used by a medicine', ({ name, atc }) => {
    for (const [route, codes] of Object.entries(atc)) {
      expect(medicationRoutes.map((item) => item.name)).toContain(route);
      expect(used).toContain(`${name}/${route}`);
      for (const code of codes) expect(groups).toContain(code.slice(0, 3));
    }
  });

  it('list each ingredient once', () => {
    const names = substances.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('differ between an eye drop and a tablet', () => {
    expect(atcCodesOf('timolol', 'Eye')).toEqual(['S01ED01']);
    expect(medicines.find(({ displayName }) => displayName === 'Amlodipine 5 mg')?.atcCodes).toEqual([
      'C08CA01',
    ]);
    expect(() => atcCodesOf('amlodipine', 'Eye')).toThrow('no ATC code for amlodipine (Eye)');
  });
});
