import { addDays } from '@vitalane/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earliestEndOfPregnancy, isAfterBirth, resolveRecord, type Says, type Statement } from '../index.ts';

const asOf = '2026-03-31';

function statement(says: Says, daysAgo: number, more: Partial<Statement> = {}): Statement {
  const on = addDays(asOf, -daysAgo);
  return {
    item: 'pregnancy',
    says,
    by: 'patient',
    source: 'health_record',
    on,
    recordedAt: `${on}T00:00:00Z`,
    ...more,
  };
}
const isAfter = (...statements: readonly Statement[]) =>
  isAfterBirth(resolveRecord({ statements, medicines: [], asOf }));

describe('the 42 days after a birth', () => {
  it.each([
    [0, true],
    [42, true],
    [43, false],
  ])('%i days after it: %s', (days, expected) => {
    expect(isAfter(statement('present', 200), statement('resolved', days))).toBe(expected);
    expect(isAfter(statement('resolved', days))).toBe(expected);
  });

  it('start with the birth also when the pregnancy was entered after it', () => {
    const end = (daysAgo: number) =>
      statement('resolved', 3, {
        dueOn: addDays(asOf, -daysAgo),
        confirmed: true,
        recordedAt: '2026-03-31T00:00:00Z',
      });
    expect(isAfter(statement('present', 3), end(9))).toBe(true);
    expect(isAfter(statement('present', 3), end(43))).toBe(false);
    expect(earliestEndOfPregnancy('2026-03-31')).toBe('2026-02-17');
  });

  it('continue after a later "no"; after "yes" to a new pregnancy the pregnancy itself counts', () => {
    expect(isAfter(statement('resolved', 20), statement('absent', 5, { confirmed: true }))).toBe(true);
    expect(isAfter(statement('resolved', 20), statement('present', 5))).toBe(false);
  });

  it('do not follow a pregnancy that was entered by mistake, was denied or continues', () => {
    expect(isAfter(statement('resolved', 20), statement('mistake', 5, { confirmed: true }))).toBe(false);
    expect(
      isAfter(
        statement('resolved', 20),
        statement('present', 6),
        statement('mistake', 5, { confirmed: true }),
      ),
    ).toBe(true);
    expect(isAfter(statement('absent', 5))).toBe(false);
    expect(isAfter(statement('present', 5))).toBe(false);
    expect(isAfter()).toBe(false);
  });

  it('never start while the pregnancy counts, for any statements in any order', () => {
    const dated = fc
      .tuple(fc.constantFrom<Says[]>('present', 'absent', 'resolved', 'mistake', 'uncertain'), fc.nat(400))
      .map(([says, days]) => statement(says, days));
    fc.assert(
      fc.property(fc.array(dated, { maxLength: 5 }), (statements) => {
        const record = resolveRecord({ statements, medicines: [], asOf });
        const reversed = resolveRecord({ statements: statements.toReversed(), medicines: [], asOf });
        expect(isAfterBirth(record) && record.items.pregnancy.branch === 'yes').toBe(false);
        expect(isAfterBirth(reversed)).toBe(isAfterBirth(record));
      }),
    );
  });
});
