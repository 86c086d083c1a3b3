import type { Sex } from '../fields.ts';
import { impliedByAtc, impliedByGroup } from './implications.ts';
import { type ItemCode, recordItem } from './items.ts';
import { groupsOfAtc, isMedicineGroup, type MedicineGroupCode } from './medicineGroups.ts';
import type { RecordEntry } from './record.ts';
import type { RecordMedicine } from './statement.ts';

type Entries = Readonly<Record<ItemCode, RecordEntry>>;
type Taken = RecordEntry['medicine'] & object;

interface MedicineInput {
  readonly medicines: readonly RecordMedicine[];
  readonly asOf: string;
  readonly sex?: Sex | null;
  readonly ageYears?: number | null;
}

/** Applies a person's medicines to an entry of the record. */
export interface Medicines {
  apply(entry: RecordEntry, entries: Entries): RecordEntry;
}

/** Ages at which a pregnancy is possible. */
const CHILDBEARING_YEARS = { min: 12, max: 55 };

/** Returns whether sex and age allow a pregnancy; unknown allows it. */
export function couldBePregnant({ sex, ageYears }: Pick<MedicineInput, 'sex' | 'ageYears'>): boolean {
  if (sex === 'male') return false;
  const { min, max } = CHILDBEARING_YEARS;
  return ageYears === null || ageYears === undefined || (ageYears >= min && ageYears <= max);
}

/** Returns whether a medicine is taken on a day: started and not ended. */
function isActive({ from, to }: Pick<RecordMedicine, 'from' | 'to'>, asOf: string): boolean {
  return from <= asOf && (!to || to >= asOf);
}

/** Returns whether the question may be asked: no doctor's statement, and no confirmed "no" since the medicine began. */
function isOpen({ value, decidedBy, statements }: RecordEntry, from: string): boolean {
  if (value === 'yes' || decidedBy?.by === 'doctor') return false;
  return !statements.some(({ says, confirmed, on }) => confirmed && says !== 'present' && on >= from);
}

function alternativesAbout(
  implied: readonly (readonly ItemCode[])[],
  item: ItemCode,
  entries: Entries,
): boolean {
  return implied.some(
    (items) => items.includes(item) && items.every((code) => entries[code].value !== 'yes'),
  );
}

/** Returns the groups that the person stated, as medicines without a name. */
function statedGroups(entries: Entries): readonly { taken: Taken; group: MedicineGroupCode }[] {
  return Object.values(entries).flatMap(({ item, value, decidedBy }) => {
    if (!isMedicineGroup(item) || value !== 'yes' || !decidedBy) return [];
    return [{ taken: { name: recordItem(item).phrase, from: decidedBy.on }, group: item }];
  });
}

/** Reads the medicines taken on the day. A medicine opens a question; it never sets a diagnosis. */
export function readMedicines(input: MedicineInput): Medicines {
  const active = input.medicines
    .filter((medicine) => isActive(medicine, input.asOf))
    .toSorted((a, b) => b.from.localeCompare(a.from) || a.name.localeCompare(b.name));
  const grouped = active.map((medicine) => ({ medicine, groups: medicine.atcCodes.flatMap(groupsOfAtc) }));
  const takenIn = (group: MedicineGroupCode) =>
    grouped.find(({ groups }) => groups.includes(group))?.medicine;
  const asking = (item: ItemCode, entries: Entries): readonly Taken[] => {
    if (item === 'pregnancy' && !couldBePregnant(input)) return [];
    const byName = active.filter(({ atcCodes }) =>
      atcCodes.some((code) => alternativesAbout(impliedByAtc(code), item, entries)),
    );
    const byGroup = statedGroups(entries)
      .filter(({ group }) => alternativesAbout(impliedByGroup(group), item, entries))
      .map(({ taken }) => taken);
    return [...byName, ...byGroup];
  };
  return {
    apply(entry, entries) {
      if (isMedicineGroup(entry.item)) return taking(entry, takenIn(entry.item));
      const medicine = asking(entry.item, entries).find(({ from }) => isOpen(entry, from));
      return medicine
        ? {
            ...entry,
            value: 'unknown',
            branch: 'yes',
            question: 'medicine_implies',
            medicine: named(medicine),
          }
        : entry;
    },
  };
}

const named = ({ name, from }: Taken): Taken => ({ name, from });

/** A stated group keeps its statement and gets the medicine that covers it. */
function taking(entry: RecordEntry, medicine: Taken | undefined): RecordEntry {
  if (!medicine) return entry;
  if (entry.value === 'yes') return { ...entry, medicine: named(medicine) };
  return {
    ...entry,
    value: 'yes',
    branch: 'yes',
    question: null,
    decidedBy: null,
    medicine: named(medicine),
  };
}
