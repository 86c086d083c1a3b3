import { countsAs, type HealthRecord, isDisputed, type RecordEntry, recordItem } from '@vitalane/clinical';
import { entriesOf, nameOf } from '../record/record.facts.ts';
import { diagnosisStatements } from '../record/statements.rules.ts';

type Key = Pick<RecordEntry, 'item' | 'text'>;

const sameText = (a: string | null | undefined, b: string | null | undefined) =>
  a?.toLowerCase() === b?.toLowerCase();

const isSame = (a: Key, b: Key) =>
  a.item === b.item && (!recordItem(a.item).isPerText || sameText(a.text, b.text));

/** Returns the items that a typed diagnosis names. */
const keysOf = (name: string): Key[] =>
  diagnosisStatements(name).map(({ item, text = null }) => ({ item, text }));

/** Returns whether a typed diagnosis names a condition that the record counts or does not contain. */
export function isCounted(record: HealthRecord, name: string): boolean {
  const entries = [...Object.values(record.items), ...record.texts];
  return keysOf(name).some((key) => {
    const entry = entries.find((one) => isSame(one, key));
    return entry === undefined || countsAs(entry) !== false;
  });
}

/** Returns the names of undisputed conditions of the record that none of these diagnoses names. */
export function conditionsBeside(record: HealthRecord, diagnoses: readonly string[]): string[] {
  const named = diagnoses.flatMap(keysOf);
  const general = entriesOf(record, 'condition').map(({ item }) => recordItem(item).partOf);
  return entriesOf(record, 'condition')
    .filter((entry) => !isDisputed(entry) && !general.includes(entry.item))
    .filter((entry) => !named.some((key) => isSame(key, entry)))
    .map(nameOf);
}
