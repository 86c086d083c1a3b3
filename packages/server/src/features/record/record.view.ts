import {
  countsAs,
  type HealthRecord,
  type ItemCode,
  isDisputed,
  type RecordEntry,
  recordItem,
  type Statement,
} from '@vitalane/clinical';
import type {
  HealthStatement,
  HealthRecord as RecordBody,
  HealthRecordEntry as RecordEntryBody,
} from '@vitalane/contract';
import { chronicConditions, currentlyMedications } from '../../lists/choices.ts';
import { nameOf } from './record.facts.ts';

/** What reports ask of everybody. The order is that of the page. */
const asked = [
  'smoking',
  'diabetes',
  'hypertension',
  'chronic_kidney_disease',
  'heart_attack',
  'artery_disease',
  'heart_failure',
  'familial_hypercholesterolaemia',
  'blood_pressure_medicine',
  'cholesterol_medicine',
  'drug_allergy',
  'pregnancy',
  'frailty',
  'weak_immune_system',
  'organ_damage',
  'early_family_heart_disease',
  'family_breast_cancer',
  'family_cervical_cancer',
  'family_colorectal_cancer',
] as const satisfies readonly ItemCode[];

/** Not asked of men. */
const ofWomen: readonly ItemCode[] = ['pregnancy', 'family_cervical_cancer'];

const optionUuids: ReadonlyMap<string, string> = new Map(
  [...chronicConditions, ...currentlyMedications].map(({ code, uuid }) => [code, uuid]),
);

/** The record as the contract has it. */
export function toRecordBody({ items, texts, questions, asOf }: HealthRecord, isMale: boolean): RecordBody {
  const known = [...Object.values(items), ...texts].filter(isStated);
  const isAsked = (item: ItemCode) => countsAs(items[item]) === null && !(isMale && ofWomen.includes(item));
  return {
    asOf,
    entries: known.map(toEntry),
    questions: [...questions],
    unanswered: asked.filter(isAsked).map((item) => {
      const { kind, name } = recordItem(item);
      return { item, kind, name };
    }),
  };
}

/** Whether an entry is of its own: not only what follows from another, such as diabetes from type 2 diabetes. */
function isStated({ item, text, statements, medicine }: RecordEntry): boolean {
  if (recordItem(item).isPerText && text === null) return statements.some((one) => one.text === null);
  return medicine !== null || statements.some((one) => one.item === item);
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
