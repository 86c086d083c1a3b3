import { isItemCode, isMedicineGroup, MEDICINE_GROUPS, recordItem } from '@vitalane/clinical';
import type { HealthRecord, HealthRecordEntry } from '@vitalane/contract';
import type { UnnamedMedicine } from '@vitalane/ui/screens/Medication';
import { hrefTo } from '../../places.ts';
import { toLine } from '../../shared/health-record/healthRecord.ts';
import { isUnnamed } from '../../shared/medicines/medicines.ts';

/** A group without codes is never covered, so that it would stay for good. */
const canBeCovered = (item: string) => isMedicineGroup(item) && MEDICINE_GROUPS[item].atc.length > 0;

const isKindOf = ({ item, countsAs }: HealthRecordEntry, group: string) =>
  countsAs === true && isItemCode(item) && recordItem(item).partOf === group;

/** Returns the groups of the record that count and that no medicine of the list covers; a kind stands for its general group. */
export function toUnnamedMedicines({ entries }: HealthRecord): UnnamedMedicine[] {
  return entries
    .filter((entry) => isUnnamed(entry) && canBeCovered(entry.item))
    .filter(({ item }) => !entries.some((other) => isKindOf(other, item)))
    .map((entry) => {
      const { item, name, provenance, removal } = toLine(entry);
      return { item, name, provenance, removal, addHref: `${hrefTo('addMedicine')}?group=${item}` };
    });
}
