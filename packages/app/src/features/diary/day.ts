import { isVitalSign, unitText } from '@vitalane/clinical';
import type { DiaryDetails, HealthTargetPage } from '@vitalane/contract';
import {
  type BloodPressureTarget,
  type DayGroup,
  diaryWords,
  type MeasureKind,
  measureKinds,
  pressureEntry,
} from '@vitalane/ui/screens/Diary';
import type { PersonalSugarGoal } from '../../api/targets.ts';
import {
  type ChangeableKind,
  format,
  fromWire,
  type Stored,
  type StoredMeasure,
  toMeasureEntry,
} from '../../measures/index.ts';
import type { OwnUnits } from '../../session/person.ts';
import { toReading } from './pressureReading.ts';

type DayKind = Exclude<MeasureKind, 'height'>;

const dayKinds = measureKinds.filter((kind): kind is DayKind => kind !== 'height');

function ofDay(day: DiaryDetails, kind: DayKind): StoredMeasure<DayKind>[] {
  const stored: readonly Stored<DayKind>[] = isVitalSign(kind)
    ? day.vitalSigns.filter((sign) => sign.kind === kind)
    : day[kind];
  return stored.map((entry) => fromWire(kind, entry));
}

/** Returns the entries of a day by kind in the format of the screens; omits empty kinds. */
export function toDayGroups(
  day: DiaryDetails,
  {
    units,
    limits,
    isWithheld = false,
    person,
    sugarGoal,
  }: {
    units: OwnUnits;
    limits: BloodPressureTarget | null;
    isWithheld?: boolean;
    person?: HealthTargetPage['person'] | undefined;
    sugarGoal?: PersonalSugarGoal;
  },
): DayGroup[] {
  const { kinds } = diaryWords;
  const groups: DayGroup[] = [
    {
      heading: kinds.bloodPressure,
      entries: day.bloodPressure.map((reading) => ({
        ...pressureEntry(toReading(reading, limits, { isWithheld, person })),
        unit: unitText('mmHg'),
      })),
      canChange: true,
    },
    ...dayKinds.map((kind) => ({
      heading: kinds[kind],
      entries: ofDay(day, kind).map((entry) => ({
        ...toMeasureEntry(entry, units, sugarGoal),
        unit: format(entry, units).unit,
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
export function entryOf(day: DiaryDetails, uuid: string): StoredMeasure<ChangeableKind> | undefined {
  const entries: StoredMeasure<ChangeableKind>[] = [
    ...day.bloodPressure.map((reading) => fromWire('bloodPressure', reading)),
    ...dayKinds.flatMap((kind) => ofDay(day, kind)),
  ];
  return entries.find((entry) => entry.uuid === uuid);
}
