import { daysBetween } from '@vitalane/time';
import { isIsoDate } from '../dates.ts';
import type { Sex } from '../fields.ts';
import { withMeaningQuestion, withTypeQuestion } from './clarify.ts';
import { type Decision, decide, newestFirst } from './decide.ts';
import { ITEM_CODES, type ItemCode, isItemCode, recordItem } from './items.ts';
import { type Medicines, readMedicines } from './medicines.ts';
import { openQuestion } from './questions.ts';
import type { HealthRecord, RecordEntry } from './record.ts';
import type { RecordMedicine, Statement } from './statement.ts';

/** What a record is resolved from. */
export interface RecordInput {
  /** In any order; those about an unknown item, without a valid day or dated after `asOf` are left out. */
  readonly statements: readonly Statement[];
  readonly medicines: readonly RecordMedicine[];
  /** The person's civil day, YYYY-MM-DD. */
  readonly asOf: string;
  /** Null or absent when unknown: then medicines for pregnancy open their question. */
  readonly sex?: Sex | null;
  readonly ageYears?: number | null;
}

/** A pregnancy without a due date ends at the latest after so many days. */
const LONGEST_PREGNANCY_DAYS = 300;
/** Days after the due date until which a pregnancy needs no question. */
const AFTER_DUE_DATE_DAYS = 42;

type Entries = Readonly<Record<ItemCode, RecordEntry>>;

const textKey = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The statements that count for an item: its own, and what denies the general item that it is a kind of. */
function statementsOf(all: readonly Statement[], item: ItemCode, text: string | null): readonly Statement[] {
  const { partOf, isPerText } = recordItem(item);
  return all.filter((statement) => {
    const isDenial =
      statement.says === 'absent' || statement.says === 'mistake' || statement.says === 'resolved';
    if (statement.item !== item) return isDenial && statement.item === partOf;
    if (!isPerText) return true;
    const said = statement.text ? textKey(statement.text) : null;
    return said === (text === null ? null : textKey(text)) || (said === null && isDenial);
  });
}

/** @signOff [D] A pregnancy is asked about again 300 days after it was stated, or 42 days after the due date. */
function withPregnancyEnd(decision: Decision, asOf: string): Decision {
  const { value, decidedBy, question } = decision;
  if (value !== 'yes' || question !== null || decidedBy?.says !== 'present') return decision;
  const { on, dueOn } = decidedBy;
  const isOver = dueOn
    ? daysBetween(dueOn, asOf) > AFTER_DUE_DATE_DAYS
    : daysBetween(on, asOf) > LONGEST_PREGNANCY_DAYS;
  return isOver ? { ...decision, question: 'still_pregnant' } : decision;
}

function entryOf(all: readonly Statement[], item: ItemCode, text: string | null, asOf: string): RecordEntry {
  const statements = statementsOf(all, item, text);
  const decision = decide(recordItem(item), statements);
  const current = item === 'pregnancy' ? withPregnancyEnd(decision, asOf) : decision;
  return { ...current, item, text, medicine: null, statements };
}

/** The general item as its kinds make it: diabetes is known as soon as a type of it is. */
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

function combine(entries: Entries, texts: readonly RecordEntry[]): Entries {
  return mapItems((code) => {
    const own = entries[code];
    const { isPerText } = recordItem(code);
    const kinds = isPerText
      ? texts.filter(({ item }) => item === code)
      : ITEM_CODES.filter((other) => recordItem(other).partOf === code).map((other) => entries[other]);
    return withKinds(own, kinds, !isPerText);
  });
}

function mapItems(make: (code: ItemCode) => RecordEntry): Entries {
  return Object.fromEntries(ITEM_CODES.map((code) => [code, make(code)])) as Record<ItemCode, RecordEntry>;
}

function textEntries(all: readonly Statement[], asOf: string): readonly RecordEntry[] {
  const named = new Map<string, { readonly item: ItemCode; readonly text: string }>();
  for (const { item, text } of all) {
    if (text && recordItem(item).isPerText)
      named.set(`${item} ${textKey(text)}`, { item, text: text.trim() });
  }
  return [...named.values()]
    .map(({ item, text }) => withMeaningQuestion(entryOf(all, item, text, asOf)))
    .toSorted((a, b) => (a.text ?? '').localeCompare(b.text ?? ''));
}

function withMedicines(entries: Entries, medicines: Medicines): Entries {
  return mapItems((code) => medicines.apply(entries[code], entries));
}

/**
 * Resolves statements and medicines into the record of one day. Silence states nothing: an item of which nothing was
 * said is unknown, never absent. The order of the statements does not matter. Never throws.
 */
export function resolveRecord(input: RecordInput): HealthRecord {
  const { asOf } = input;
  const all = input.statements
    .filter(({ item, on }) => isItemCode(item) && isIsoDate(on) && on <= asOf)
    .toSorted(newestFirst);
  const texts = textEntries(all, asOf);
  const stated = mapItems((code) => entryOf(all, code, null, asOf));
  const medicines = readMedicines(input);
  // Twice: what a medicine says of one kind also holds for the general item.
  const asked = withMedicines(combine(stated, texts), medicines);
  const whole = combine(asked, texts);
  const items = mapItems((code) => withTypeQuestion(whole[code], whole));
  // A general item that follows from a kind of it has the statements of the kind, which asks for both.
  const isOwn = ({ item, statements }: RecordEntry) => statements === stated[item].statements;
  const own = Object.values(items).filter(isOwn);
  const questions = [...own, ...texts].flatMap((entry) => openQuestion(entry) ?? []);
  return { asOf, items, texts, questions };
}
