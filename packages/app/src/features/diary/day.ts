import { isVitalSign, type MeasureKind } from '@vitalane/clinical';
import type { DiaryDetails } from '@vitalane/contract';
import { type DayGroup, diaryWords, measureKinds } from '@vitalane/ui/screens/Diary';
import { fromWire } from '../../measures/codec.ts';
import { type Judge, toReadingEntry } from '../../measures/entry.ts';
import { unitOfKind } from '../../measures/format.ts';
import {
  type ChangeableKind,
  isChangeableKind,
  type Stored,
  type StoredReading,
} from '../../measures/reading.ts';

const dayKinds = measureKinds.filter(isChangeableKind);

function ofDay(day: DiaryDetails, kind: ChangeableKind): StoredReading<ChangeableKind>[] {
  const stored: readonly Stored<ChangeableKind>[] = isVitalSign(kind)
    ? day.vitalSigns.filter((sign) => sign.kind === kind)
    : day[kind];
  return stored.map((entry) => fromWire(kind, entry));
}

const unitOf = (kind: MeasureKind, { units }: Judge) => unitOfKind(kind, units).text;

/** Returns the entries of a day by kind in the format of the screens; omits empty kinds. */
export function toDayGroups(day: DiaryDetails, judge: Judge): DayGroup[] {
  const { kinds } = diaryWords;
  const groups: DayGroup[] = [
    ...dayKinds.map((kind) => ({
      heading: kinds[kind],
      entries: ofDay(day, kind).map((reading) => ({
        ...toReadingEntry(reading, judge),
        unit: unitOf(kind, judge),
      })),
      canChange: true,
    })),
    {
      heading: kinds.medicines,
      entries: day.medication.map(({ uuid, dose, unit, name, note, date, time }) => ({
        uuid,
        text: String(dose),
        unit,
        date,
        time,
        detail: [name, note].filter(Boolean).join(' · '),
      })),
      // A dose also changes the stock and the reminders: the medicine page undoes it.
      canChange: false,
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** Returns an entry of a day that can be changed and deleted; `undefined` when the day lacks it. */
export function entryOf(day: DiaryDetails, uuid: string): StoredReading<ChangeableKind> | undefined {
  return dayKinds.flatMap((kind) => ofDay(day, kind)).find((entry) => entry.uuid === uuid);
}
