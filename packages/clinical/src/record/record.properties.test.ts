import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type HealthRecord,
  ITEM_CODES,
  type ItemCode,
  type RecordMedicine,
  recordItem,
  resolveRecord,
  SAYS,
  type Says,
  STATEMENT_SOURCES,
  type Statement,
} from '../index.ts';

const ASOF = '2026-06-01';
/** Few items and days, so that statements overlap. */
const items = [
  'diabetes',
  'type_2_diabetes',
  'asthma',
  'stroke',
  'artery_disease',
  'drug_allergy',
  'pregnancy',
] as const;
const day = fc.integer({ min: 1, max: 9 }).map((number) => `2026-05-0${number}`);

const statement = (says: fc.Arbitrary<Says> = fc.constantFrom(...SAYS)): fc.Arbitrary<Statement> =>
  fc.record({
    item: fc.constantFrom(...items),
    says,
    by: fc.constantFrom('patient', 'doctor'),
    source: fc.constantFrom(...STATEMENT_SOURCES),
    on: day,
    recordedAt: day.map((on) => `${on}T00:00:00.000Z`),
    confirmed: fc.boolean(),
    text: fc.constantFrom(null, 'Penicillin', 'penicillin ', 'Aspirin'),
  });
const medicine: fc.Arbitrary<RecordMedicine> = fc.record({
  name: fc.constantFrom('Metformin', 'Aspirin'),
  atcCodes: fc.constantFrom(['A10BA02'], ['B01AC06'], ['R03AC02'], []),
  from: day,
  to: fc.option(day),
});
const people = fc.record({
  statements: fc.array(statement(), { maxLength: 8 }),
  medicines: fc.array(medicine, { maxLength: 2 }),
});
const RUNS = { seed: 2026, numRuns: 500 };

const resolve = (statements: readonly Statement[], medicines: readonly RecordMedicine[] = []) =>
  resolveRecord({ statements, medicines, asOf: ASOF });

/** 0: no; 1: both must be considered; 2: counted as yes. */
const risk = { no: 0, both: 1, yes: 2 } as const;

/** Returns items that count for less than before without a question. */
function loweredWithoutQuestion(before: HealthRecord, after: HealthRecord): readonly string[] {
  return ITEM_CODES.filter((item) => {
    const [old, now] = [before.items[item], after.items[item]];
    return risk[now.branch] < risk[old.branch] && now.question === null;
  });
}

describe('resolveRecord', () => {
  it('does not depend on the order in which statements and medicines arrive', () => {
    fc.assert(
      fc.property(people, fc.integer(), ({ statements, medicines }, seed) => {
        const shuffled = <T>(list: readonly T[]) =>
          list
            .map((value, index) => ({ value, key: Math.sin(seed + index) }))
            .toSorted((a, b) => a.key - b.key);
        const values = (record: HealthRecord) =>
          Object.values(record.items).map(({ item, value, branch, question }) => [
            item,
            value,
            branch,
            question,
          ]);
        const other = resolve(
          shuffled(statements).map(({ value }) => value),
          shuffled(medicines).map(({ value }) => value),
        );
        expect(values(other)).toEqual(values(resolve(statements, medicines)));
      }),
      RUNS,
    );
  });

  it('never loses a condition because of a "present" or "uncertain" statement', () => {
    fc.assert(
      fc.property(
        people,
        statement(fc.constantFrom('present', 'uncertain')),
        ({ statements, medicines }, added) => {
          const before = resolve(statements, medicines);
          const after = resolve([...statements, added], medicines);
          expect(loweredWithoutQuestion(before, after)).toEqual([]);
        },
      ),
      RUNS,
    );
  });

  it('changes no item that a statement is not about', () => {
    fc.assert(
      fc.property(people, statement(), ({ statements }, added) => {
        const [before, after] = [resolve(statements), resolve([...statements, added])];
        const { partOf } = recordItem(added.item);
        const isRelated = (item: ItemCode) =>
          item === added.item || item === partOf || recordItem(item).partOf === added.item;
        const others = ITEM_CODES.filter((item) => !isRelated(item) && recordItem(item).partOf !== partOf);
        for (const item of others) expect(after.items[item]).toEqual(before.items[item]);
      }),
      RUNS,
    );
  });

  it('raises the risk or asks, never lowers it, when a medicine is added', () => {
    fc.assert(
      fc.property(people, medicine, ({ statements, medicines }, added) => {
        const before = resolve(statements, medicines);
        const after = resolve(statements, [...medicines, added]);
        expect(loweredWithoutQuestion(before, after)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('counts as yes whatever has an open question', () => {
    fc.assert(
      fc.property(people, ({ statements, medicines }) => {
        const { items: entries, questions } = resolve(statements, medicines);
        for (const { item, text } of questions) if (text === null) expect(entries[item].branch).toBe('yes');
      }),
      RUNS,
    );
  });

  it('never throws for any stored data', () => {
    const junk = fc.record({
      item: fc.oneof(fc.string(), fc.constantFrom(...items)),
      says: fc.oneof(fc.string(), fc.constantFrom(...SAYS)),
      by: fc.string(),
      source: fc.string(),
      on: fc.oneof(fc.string(), day),
      recordedAt: fc.string(),
      text: fc.option(fc.string()),
    });
    fc.assert(
      fc.property(fc.array(junk, { maxLength: 6 }), (rows) => {
        const statements: readonly Statement[] = JSON.parse(JSON.stringify(rows));
        expect(resolve(statements).asOf).toBe(ASOF);
      }),
      RUNS,
    );
  });
});
