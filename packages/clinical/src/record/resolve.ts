import { isIsoDate } from '../dates.ts';
import type { Sex } from '../fields.ts';
import { withMeaningQuestion, withTypeQuestion } from './clarify.ts';
import { decide, newestFirst } from './decide.ts';
import { ITEM_CODES, type ItemCode, isItemCode, recordItem } from './items.ts';
import { type Medicines, readMedicines } from './medicines.ts';
import { withPregnancyEnd } from './pregnancy.ts';
import { openQuestion } from './questions.ts';
import type { HealthRecord, RecordEntry } from './record.ts';
import type { RecordMedicine, Statement } from './statement.ts';
import { byFamily, type StatementsByFamily, statementsOf } from './statementsByFamily.ts';

/** Input of a record. */
export interface RecordInput {
  /** In any order. Ignores statements about an unknown item, without a valid day, or dated after `asOf`. */
  readonly statements: readonly Statement[];
  readonly medicines: readonly RecordMedicine[];
  /** Civil day of the person, YYYY-MM-DD. */
  readonly asOf: string;
  /** `null` or absent when unknown: then medicines for pregnancy open their question. */
  readonly sex?: Sex | null;
  readonly ageYears?: number | null;
}

type Entries = Readonly<Record<ItemCode, RecordEntry>>;

function entryOf(stated: StatementsByFamily, item: ItemCode, text: string | null, asOf: string): RecordEntry {
  const statements = statementsOf(stated, item, text);
  const decision = decide(recordItem(item), statements);
  const current = item === 'pregnancy' ? withPregnancyEnd(decision, asOf) : decision;
  return { ...current, item, text, medicine: null, statements };
}

/** Returns the general item derived from its kinds: diabetes is known once a type of it is. */
function withKinds(own: RecordEntry, kinds: readonly RecordEntry[], areAllKinds: boolean): RecordEntry {
  if (own.value === 'yes' || kinds.length === 0) return own;
  const decidedBy = (kind: RecordEntry): RecordEntry => ({ ...kind, item: own.item, text: own.text });
  const certain = kinds.find(({ value, question }) => value === 'yes' && question === null);
  const counted =
    certain ?? kinds.find(({ value }) => value === 'yes') ?? kinds.find(({ branch }) => branch === 'yes');
  if (counted) return decidedBy(counted);
  const [first] = kinds;
  const isDenied = areAllKinds && own.question === 'ask' && kinds.every(({ value }) => value === 'no');
  return isDenied && first ? decidedBy(first) : own;
}

/** Kinds of each general item. */
const KINDS: ReadonlyMap<ItemCode, readonly ItemCode[]> = new Map(
  ITEM_CODES.map((general) => [general, ITEM_CODES.filter((code) => recordItem(code).partOf === general)]),
);

function combine(entries: Entries, texts: readonly RecordEntry[]): Entries {
  return mapItems((code) => {
    const own = entries[code];
    const { isPerText } = recordItem(code);
    const kinds = isPerText
      ? texts.filter(({ item }) => item === code)
      : (KINDS.get(code) ?? []).map((kind) => entries[kind]);
    return withKinds(own, kinds, !isPerText);
  });
}

function mapItems(make: (code: ItemCode) => RecordEntry): Entries {
  return Object.fromEntries(ITEM_CODES.map((code) => [code, make(code)])) as Record<ItemCode, RecordEntry>;
}

function textEntries(stated: StatementsByFamily, asOf: string): readonly RecordEntry[] {
  const named = new Map<string, { readonly item: ItemCode; readonly text: string }>();
  for (const { statement, key } of [...stated.values()].flat()) {
    const { item, text } = statement;
    if (key !== null && text) named.set(`${item} ${key}`, { item, text: text.trim() });
  }
  return [...named.values()]
    .map(({ item, text }) => withMeaningQuestion(entryOf(stated, item, text, asOf)))
    .toSorted((a, b) => (a.text ?? '').localeCompare(b.text ?? ''));
}

function withMedicines(entries: Entries, medicines: Medicines): Entries {
  return mapItems((code) => medicines.apply(entries[code], entries));
}

/** Returns the statements of known items up to a day, newest first. Validates each day once. */
function statementsUntil({ statements, asOf }: RecordInput): readonly Statement[] {
  const days = new Set(
    [...new Set(statements.map(({ on }) => on))].filter((on) => on <= asOf && isIsoDate(on)),
  );
  return statements.filter(({ item, on }) => isItemCode(item) && days.has(on)).toSorted(newestFirst);
}

/**
 * Resolves statements and medicines into the record of one day. An item without statements is unknown, never absent.
 * The order of the statements does not matter. Never throws.
 */
export function resolveRecord(input: RecordInput): HealthRecord {
  const { asOf } = input;
  const stated = byFamily(statementsUntil(input));
  const texts = textEntries(stated, asOf);
  const direct = mapItems((code) => entryOf(stated, code, null, asOf));
  const medicines = readMedicines(input);
  // Twice: the effect of a medicine on a kind also applies to the general item.
  const inferred = withMedicines(combine(direct, texts), medicines);
  const whole = combine(inferred, texts);
  const items = mapItems((code) => withTypeQuestion(whole[code], whole));
  // A general item derived from a kind has the statements of the kind, which asks for both.
  const isOwn = ({ item, statements }: RecordEntry) => statements === direct[item].statements;
  const own = Object.values(items).filter(isOwn);
  const questions = [...own, ...texts].flatMap((entry) => openQuestion(entry) ?? []);
  return { asOf, items, texts, questions };
}
