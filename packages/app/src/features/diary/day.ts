import type { DiaryDetails } from '@vitalane/contract';
import { type BloodPressureTarget, type DayGroup, pressureEntry } from '@vitalane/ui/screens/Diary';
import type { OwnUnits } from '../../api/units.ts';
import { toEntry } from './bloodPressure.ts';
import type { StoredMeasure } from './measures.api.ts';
import { toMeasure, toMeasureEntry } from './measures.ts';
import { type DeletableRequest, isDeletable, measureAgain, pressureAgain } from './restore.ts';
import type { Removal } from './useRemoval.ts';

const kinds = { sugar: 'Blood sugar', weight: 'Weight', exercise: 'Exercise' } as const;
type DayKind = keyof typeof kinds;
const measured = Object.keys(kinds) as DayKind[];

function measureGroup(kind: DayKind, entries: readonly StoredMeasure[], units: OwnUnits): DayGroup {
  const { unit } = toMeasure(kind, { units, targets: [] });
  return {
    heading: kinds[kind],
    entries: entries.map((stored) => ({ ...toMeasureEntry(stored, kind, units), unit })),
    canDelete: true,
  };
}

/** Everything of a day by kind, as the screen shows it; kinds without entries are left out. */
export function toDayGroups(
  day: DiaryDetails,
  { units, limits }: { units: OwnUnits; limits: BloodPressureTarget | null },
): DayGroup[] {
  const groups: DayGroup[] = [
    {
      heading: 'Blood pressure',
      entries: day.bloodPressure.map((reading) => ({
        ...pressureEntry(toEntry(reading, limits)),
        unit: 'mmHg',
      })),
      canDelete: true,
    },
    ...measured.map((kind) => measureGroup(kind, day[kind], units)),
    {
      heading: 'Medicines',
      entries: day.medication.map(({ uuid, dose, unit, name, date, time }) => ({
        uuid,
        text: String(dose),
        unit,
        date,
        time,
        detail: name,
      })),
      // A dose also counts in the stock and the reminders: it is taken back where those are shown.
      canDelete: false,
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** What deleting an entry of a day needs to know; nothing for an entry that the day does not hold. */
export function removalOf(day: DiaryDetails, groups: readonly DayGroup[], uuid: string): Removal | undefined {
  const shown = groups.flatMap(({ entries }) => entries).find((entry) => entry.uuid === uuid);
  const request = requestOf(day, uuid);
  return shown && request && { uuid, request, text: `${shown.text} ${shown.unit}` };
}

function requestOf(day: DiaryDetails, uuid: string): DeletableRequest | undefined {
  const reading = day.bloodPressure.find((entry) => entry.uuid === uuid);
  if (reading) return pressureAgain(reading);
  const stored = measured.flatMap((kind): StoredMeasure[] => day[kind]).find((entry) => entry.uuid === uuid);
  const request = stored && measureAgain(stored);
  return request && isDeletable(request) ? request : undefined;
}
