import { ADHERENCE_WORDS, limitsIn, unitText, type VitalSign } from '@vitalane/clinical';
import type { Dimension, PatientGoal, PatientRecord } from '@vitalane/contract';
import { toDate } from '@vitalane/time';
import { diaryWords } from '@vitalane/ui/screens/Diary';
import type {
  PatientRecordData,
  RecordGoal,
  RecordMeasure,
  RecordResult,
} from '@vitalane/ui/screens/PatientRecord';
import { ownEnd, ownUnit } from '../../api/ownUnit.ts';
import { fromWire } from '../../measures/codec.ts';
import { ownUnitOf } from '../../measures/ownUnit.ts';
import type { Stored } from '../../measures/reading.ts';
import type { OwnUnits } from '../../session/person.ts';
import { toAlertEntry } from '../alerts/alertView.ts';
import { provenanceOf, stateOf } from '../health-record/healthRecord.ts';

/** What a record is shown by: the names of the tests, the doctor's units and time zone, and the present in UTC (ISO 8601). */
interface RecordReader {
  dimensions: readonly Dimension[];
  units: OwnUnits;
  timeZone: string;
  now: string;
}

/** Returns a record in the format of the doctor's screen. */
export function toRecord(
  record: PatientRecord,
  { dimensions, units, timeZone, now }: RecordReader,
): PatientRecordData {
  const {
    gender,
    access,
    bloodPressure,
    sugar,
    weight,
    vitalSigns,
    medications,
    adherence,
    healthForms,
    alerts,
    goals,
    conditions,
    visits,
    ...rest
  } = record;
  return {
    ...rest,
    gender: gender?.name ?? null,
    alerts: alerts.map((alert) => toAlertEntry(alert, { now, timeZone })),
    goals: goals.map((goal) => toOwnGoal(goal, units)),
    conditions: conditions.map(({ entry, ownWords, note }) => ({
      id: `${entry.item} ${entry.text ?? ''}`,
      item: entry.item,
      text: entry.text,
      name: entry.name,
      ownWords,
      note,
      state: stateOf(entry),
      provenance: provenanceOf(entry, 'aboutPatient'),
    })),
    timeZone,
    medicines: medications,
    adherence: { ...adherence, words: ADHERENCE_WORDS.doctor },
    pressures: bloodPressure.map((stored) => fromWire('bloodPressure', stored)),
    measures: [
      { kind: 'sugar' as const, verdict: null, readings: sugar },
      { kind: 'weight' as const, verdict: null, readings: weight },
      ...vitalSigns,
    ].map((measure) => toMeasure(measure, units)),
    visits: visits.map(({ at, addenda, ...visit }) => ({
      ...visit,
      date: toDate(at, timeZone),
      addenda: addenda.map(({ text, writtenAt }) => ({ text, date: toDate(writtenAt, timeZone) })),
    })),
    results: latestResults(healthForms, dimensions),
    isWithoutRelation: access === 'without_relation',
  };
}

interface StoredMeasure extends Pick<RecordMeasure, 'verdict'> {
  kind: 'sugar' | 'weight' | VitalSign;
  readings: readonly Stored<StoredMeasure['kind']>[];
}

/** Returns readings, given in their stored unit, in the reader's. */
function toMeasure({ kind, verdict, readings }: StoredMeasure, units: OwnUnits): RecordMeasure {
  const { text: unit, decimals, show } = ownUnitOf(kind, units);
  const shown = readings.map((stored) => {
    const { values, ...reading } = fromWire(kind, stored);
    return { ...reading, value: show(values.value) };
  });
  return { kind, name: diaryWords.kinds[kind], unit, decimals, verdict, readings: shown };
}

/** Returns a goal in the reader's unit. */
function toOwnGoal(goal: PatientGoal, units: OwnUnits): RecordGoal {
  const { code, low, high } = goal;
  const unit = ownUnit(goal, units) ?? goal.unit;
  return {
    ...goal,
    unit: unitText(unit),
    low: ownEnd(units, { code, value: low }),
    high: ownEnd(units, { code, value: high }),
    limits: limitsIn(code, goal.limits, unit),
  };
}

/** Returns the latest value of each test. Expects forms newest first. */
function latestResults(
  forms: PatientRecord['healthForms'],
  dimensions: readonly Dimension[],
): readonly RecordResult[] {
  const nameOf = (code: string) => dimensions.find((dimension) => dimension.code === code)?.name ?? code;
  const latest = new Map<string, RecordResult>();
  for (const { dateOfLabTest, values } of forms) {
    for (const { referenceLow: _low, referenceHigh: _high, ...result } of values) {
      if (latest.has(result.code) || dateOfLabTest === null) continue;
      latest.set(result.code, {
        ...result,
        name: nameOf(result.code),
        unit: unitText(result.unit),
        date: dateOfLabTest,
      });
    }
  }
  return [...latest.values()];
}
