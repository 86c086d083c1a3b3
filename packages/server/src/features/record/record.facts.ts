import {
  CONDITIONS,
  countsAs,
  formerSmokerSince,
  type HealthRecord,
  type ItemCode,
  type ItemKind,
  type RecordEntry,
  recordItem,
} from '@vitalane/clinical';
import type { HealthAnswers, Profile } from '@vitalane/contract';

/** What the record says about drug allergies. */
export interface Allergies {
  /** Null when it was never said, which is not the same as none. */
  hasAny: boolean | null;
  /** Substances that count until a question about them is answered. */
  names: readonly string[];
}

/** Returns the entries of a kind that count as true, also those with an open question. */
export function entriesOf({ items, texts }: HealthRecord, kind: ItemKind): RecordEntry[] {
  const listed = Object.values(items).filter(({ item }) => !recordItem(item).isPerText);
  return [...listed, ...texts].filter(
    (entry) => recordItem(entry.item).kind === kind && countsAs(entry) === true,
  );
}

/** Returns the name of an entry in lists: that of its item, or the person's own words. */
export function nameOf({ item, text }: Pick<RecordEntry, 'item' | 'text'>): string {
  return text ?? recordItem(item).name;
}

/** Returns names of what a person has, of one kind; null when nothing was ever said about that kind. */
export function namesOf(record: HealthRecord, kind: ItemKind): string[] | null {
  const found = specificOnly(entriesOf(record, kind));
  if (found.length > 0) return found.map(nameOf);
  const isAnswered = Object.values(record.items).some(
    ({ item, value }) => recordItem(item).kind === kind && value !== 'unknown',
  );
  return isAnswered ? [] : null;
}

/** Leaves out general entries of which a kind is listed: type 2 diabetes says that it is diabetes. */
function specificOnly(entries: readonly RecordEntry[]): RecordEntry[] {
  const general = entries.map(({ item }) => recordItem(item).partOf);
  return entries.filter(({ item }) => !general.includes(item));
}

/** Drug allergies, for warnings, the profile and the summary for doctors. */
export function allergiesOf(record: HealthRecord): Allergies {
  const entries = record.texts.filter(({ item }) => item === 'drug_allergy');
  const names = entries.filter((entry) => countsAs(entry) === true).map(nameOf);
  return { hasAny: countsAs(record.items.drug_allergy), names };
}

const vaccineNames: ReadonlyMap<string, string> = new Map(
  Object.entries(CONDITIONS).flatMap(([code, condition]) =>
    'vaccine' in condition ? [[code, condition.vaccine]] : [],
  ),
);

/** Returns the members of the profile that the record holds, as the contract has them. */
export function profileMembersOf(
  record: HealthRecord,
): Required<Pick<Profile, 'isSmoker' | 'isDrugAllergies' | 'drugAllergies'>> {
  const { hasAny, names } = allergiesOf(record);
  return {
    isSmoker: countsAs(record.items.smoking),
    isDrugAllergies: hasAny,
    drugAllergies: names.length > 0 ? names.join(', ') : null,
  };
}

/** Conditions as the vaccination schedule names them. */
export function vaccineConditionsOf({ items }: HealthRecord): string[] {
  const found = Object.values(items).filter((entry) => countsAs(entry) === true);
  return [...new Set(found.flatMap(({ item }) => vaccineNames.get(item) ?? []))];
}

const familyCancers = ['breast', 'cervical', 'colorectal'] as const;

/** Returns the day on which a test or vaccine was last done, YYYY-MM-DD; null when it is not known or never was. */
export function lastDoneOn({ items }: HealthRecord, item: ItemCode): string | null {
  const entry = items[item];
  return countsAs(entry) ? (entry.decidedBy?.doneOn ?? null) : null;
}

/** Cancers that run in the family; null when none is known and not every question is answered. */
export function familyHistoryOf({ items }: HealthRecord): HealthAnswers['familyHistory'] {
  const answers = familyCancers.map((cancer) => countsAs(items[`family_${cancer}_cancer`]));
  const found = familyCancers.filter((_, index) => answers[index] === true);
  return found.length === 0 && answers.includes(null) ? null : found;
}

/** Returns the smoking status that the health score takes, or null when it is unknown. */
export function smokingStatusOf({ items: { smoking, vaping }, asOf }: HealthRecord): string | null {
  const isSmoker = countsAs(smoking);
  if (isSmoker) return 'current';
  if (countsAs(vaping)) return 'vaping';
  if (isSmoker === null) return null;
  const { decidedBy, isInThePast } = smoking;
  if (decidedBy?.text) return decidedBy.text;
  return isInThePast && decidedBy ? formerSmokerSince(decidedBy.on, asOf) : 'non_smoker_unspecified';
}
