import {
  ASKED_ITEMS,
  type AskedPerson,
  countsAs,
  type HealthRecord,
  type ItemCode,
  isAskedOf,
  isDisputed,
  type RecordEntry,
  recordItem,
  type Statement,
} from '@vitalane/clinical';
import type {
  HealthStatement,
  PatientCondition,
  HealthRecord as RecordBody,
  HealthRecordEntry as RecordEntryBody,
} from '@vitalane/contract';
import { chronicConditions, currentlyMedications } from '../../lists/choices.ts';
import { nameOf } from './record.facts.ts';

const optionUuids: ReadonlyMap<string, string> = new Map(
  [...chronicConditions, ...currentlyMedications].map(({ code, uuid }) => [code, uuid]),
);

/** Returns the record in the contract's format. */
export function toRecordBody(
  { items, texts, questions, asOf }: HealthRecord,
  person: AskedPerson,
): RecordBody {
  const known = [...Object.values(items), ...texts].filter(isStated);
  const isAsked = (item: ItemCode) => countsAs(items[item]) === null && isAskedOf(item, person);
  return {
    asOf,
    entries: known.map(toEntry),
    questions: [...questions],
    unanswered: ASKED_ITEMS.filter(isAsked).map((item) => {
      const { kind, name } = recordItem(item);
      return { item, kind, name };
    }),
  };
}

/**
 * Returns whether an entry has its own statement or medicine. Diabetes that follows from type 2 diabetes has
 * none.
 */
function isStated({ item, text, statements, medicine, decidedBy }: RecordEntry): boolean {
  if (recordItem(item).isPerText && text === null) return statements.some((one) => one.text === null);
  const isByKind = decidedBy !== null && recordItem(decidedBy.item).partOf === item;
  return medicine !== null || (!isByKind && statements.some((one) => one.item === item));
}

/** Returns present and past conditions for doctors, in the order of the record, with the patient's own words. */
export function toConditions(
  { items, texts }: HealthRecord,
  noteOf: (item: ItemCode) => string | null,
): PatientCondition[] {
  const conditions = [...Object.values(items), ...texts].filter(
    (entry) => recordItem(entry.item).kind === 'condition' && isStated(entry),
  );
  return conditions
    .filter((entry) => countsAs(entry) !== false || entry.isInThePast)
    .map((entry) => {
      const typed = entry.statements.flatMap(({ text, says }) => (text && says !== 'mistake' ? [text] : []));
      const ownWords = [...new Set(typed)].filter((words) => words !== nameOf(entry));
      return { entry: toEntry(entry), ownWords, note: noteOf(entry.item) };
    });
}

function toEntry(entry: RecordEntry): RecordEntryBody {
  const { item, text, value, isInThePast, medicine, decidedBy, statements } = entry;
  const { kind, isLifelong } = recordItem(item);
  return {
    item,
    kind,
    name: nameOf(entry),
    text,
    optionUuid: optionUuids.get(item) ?? null,
    value,
    countsAs: countsAs(entry),
    isInThePast,
    isLifelong,
    hasQuestion: isDisputed(entry),
    dueOn: decidedBy?.dueOn ?? null,
    doneOn: decidedBy?.doneOn ?? null,
    medicine: medicine && { ...medicine },
    decidedBy: decidedBy && toStatement(decidedBy),
    statements: statements.map(toStatement),
  };
}

function toStatement({
  says,
  by,
  doctorName,
  source,
  on,
  recordedAt,
  confirmed,
}: Statement): HealthStatement {
  return {
    says,
    by,
    doctorName: doctorName ?? null,
    source,
    on,
    recordedAt,
    confirmed: confirmed ?? false,
  };
}
