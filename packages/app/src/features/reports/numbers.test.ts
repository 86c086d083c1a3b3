import { fixedText, QUANTITIES, type QuantityCode, showQuantity } from '@vitalane/clinical';
import { numberText } from '@vitalane/ui/messages';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownQuantity } from '../../api/ownQuantity.ts';
import { ownUnitOf } from '../../measures/ownUnit.ts';

const codes = Object.keys(QUANTITIES) as QuantityCode[];
/** Values that laboratories print, halves included, and averages of such values. */
const value = fc.oneof(
  fc.integer({ min: 0, max: 500_000 }).map((thousandths) => thousandths / 1000),
  fc
    .array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 9 })
    .map((tenths) => tenths.reduce((sum, one) => sum + one / 10, 0) / tenths.length),
);
const runs = { seed: 31, numRuns: 1000 };

it('one value has one text in tiles, tables, charts and sentences', () => {
  fc.assert(
    fc.property(fc.constantFrom(...codes), value, (code, amount) => {
      const shown = showQuantity({ code, value: amount });
      if (shown.status !== 'ok') throw new Error('A quantity is always shown.');
      const own = ownQuantity({}, { code, value: amount, unit: shown.unit });
      expect(own.text).toBe(shown.text);
      expect(shown.text.startsWith(numberText(own.value, own.decimals))).toBe(true);
    }),
    runs,
  );
});

it('the screens round as the clinical package does', () => {
  fc.assert(
    fc.property(value, fc.integer({ min: 0, max: 3 }), (amount, decimals) => {
      expect(numberText(amount, decimals)).toBe(fixedText(amount, decimals));
    }),
    runs,
  );
  expect(
    [22.95, 1.005, 6.449999999999999].map((amount, index) => numberText(amount, [1, 2, 1][index] ?? 0)),
  ).toEqual(['23.0', '1.01', '6.5']);
});

it('an entry of the diary has the text of the reports', () => {
  fc.assert(
    fc.property(value, fc.constantFrom('sugar', 'weight', 'height'), (amount, code) => {
      const shown = ownQuantity({}, { code, value: amount, unit: null });
      const { write, text } = ownUnitOf(code, {});
      expect(`${write(amount)} ${text}`).toBe(shown.text);
    }),
    runs,
  );
});
