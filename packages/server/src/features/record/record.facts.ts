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

/** Drug allergies of the record. */
export interface Allergies {
  /** `null` when never answered, which differs from none. */
  hasAny: boolean | null;
  /** Substances that count until a question about them is answered. */
  names: readonly string[];
}

/** Returns the present entries of a kind, including those with an open question. */
export function entriesOf({ items, texts }: HealthRecord, kind: ItemKind): RecordEntry[] {
  const listed = Object.values(items).filter(({ item }) => !recordItem(item).isPerText);
  return [...listed, ...texts].filter(
    (entry) => recordItem(entry.item).kind === kind && countsAs(entry) === true,
  );
}

/** Returns the display name of an entry: the name of its item, or the patient's own words. */
export function nameOf({ item, text }: Pick<RecordEntry, 'item' | 'text'>): string {
  return text ?? recordItem(item).name;
}

/** Returns the names of present entries of a kind; `null` when no item of the kind was answered. */
export function namesOf(record: HealthRecord, kind: ItemKind): string[] | null {
  const found = specificOnly(entriesOf(record, kind));
  if (found.length > 0) return found.map(nameOf);
  const isAnswered = Object.values(record.items).some(
    ({ item, value }) => recordItem(item).kind === kind && value !== 'unknown',
  );
  return isAnswered ? [] : null;
}

/** Removes general entries whose specific kind is present, such as diabetes beside type 2 diabetes. */
function specificOnly(entries: readonly RecordEntry[]): RecordEntry[] {
  const general = entries.map(({ item }) => recordItem(item).partOf);
  return entries.filter(({ item }) => !general.includes(item));
}

/** Returns the drug allergies for warnings, the profile and the summary for doctors. */
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

/** Returns the members of the profile that the record contains, in the contract's format. */
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

/** Returns the conditions by the names of the vaccination schedule. */
export function vaccineConditionsOf({ items }: HealthRecord): string[] {
  const found = Object.values(items).filter((entry) => countsAs(entry) === true);
  return [...new Set(found.flatMap(({ item }) => vaccineNames.get(item) ?? []))];
}

const familyCancers = ['breast', 'cervical', 'colorectal'] as const;

/** Returns the date of the last test or vaccine, YYYY-MM-DD; `null` when unknown or never done. */
export function lastDoneOn({ items }: HealthRecord, item: ItemCode): string | null {
  const entry = items[item];
  return countsAs(entry) ? (entry.decidedBy?.doneOn ?? null) : null;
}

/** Returns the cancers of the family; `null` when none is known and not every question is answered. */
export function familyHistoryOf({ items }: HealthRecord): HealthAnswers['familyHistory'] {
  const answers = familyCancers.map((cancer) => countsAs(items[`family_${cancer}_cancer`]));
  const found = familyCancers.filter((_, index) => answers[index] === true);
  return found.length === 0 && answers.includes(null) ? null : found;
}

/** Returns the smoking status for the health score; `null` when unknown. */
export function smokingStatusOf({ items: { smoking, vaping }, asOf }: HealthRecord): string | null {
  const isSmoker = countsAs(smoking);
  if (isSmoker) return 'current';
  if (countsAs(vaping)) return 'vaping';
  if (isSmoker === null) return null;
  const { decidedBy, isInThePast } = smoking;
  if (decidedBy?.text) return decidedBy.text;
  return isInThePast && decidedBy ? formerSmokerSince(decidedBy.on, asOf) : 'non_smoker_unspecified';
}
