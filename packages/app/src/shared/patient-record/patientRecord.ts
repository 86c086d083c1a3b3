import { ADHERENCE_WORDS, QUANTITIES, unitText } from '@vitalane/clinical';
import type { Dimension, PatientRecord } from '@vitalane/contract';
import { toDate } from '@vitalane/time';
import type { PatientRecordData, RecordResult } from '@vitalane/ui/screens/PatientRecord';
import { fromWire } from '../../measures/index.ts';
import { toAlertEntry } from '../alerts/alertView.ts';
import { provenanceOf, stateOf } from '../health-record/healthRecord.ts';

/**
 * Returns a record in the format of the doctor's screen. `dimensions` name the tests; times are in the doctor's zone,
 * `now` is ISO 8601 in UTC.
 */
export function toRecord(
  record: PatientRecord,
  { dimensions, timeZone, now }: { dimensions: readonly Dimension[]; timeZone: string; now: string },
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
    conditions,
    visits,
    ...rest
  } = record;
  return {
    ...rest,
    gender: gender?.name ?? null,
    alerts: alerts.map((alert) => toAlertEntry(alert, { now, timeZone })),
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
    pressures: bloodPressure.map((stored) => {
      const { upper, lower, ...entry } = fromWire('bloodPressure', stored);
      return { ...entry, systolicMmHg: upper, diastolicMmHg: lower };
    }),
    sugars: sugar.map((stored) => {
      const { value, ...entry } = fromWire('sugar', stored);
      return { ...entry, mmolPerL: value };
    }),
    weights: weight.map((stored) => {
      const { value, ...entry } = fromWire('weight', stored);
      return { ...entry, kg: value };
    }),
    vitalSigns: vitalSigns.map((sign) => {
      const { label: name, unit, decimals } = QUANTITIES[sign.kind];
      return { ...sign, name, unit: unitText(unit), decimals };
    }),
    visits: visits.map(({ at, addenda, ...visit }) => ({
      ...visit,
      date: toDate(at, timeZone),
      addenda: addenda.map(({ text, writtenAt }) => ({ text, date: toDate(writtenAt, timeZone) })),
    })),
    results: latestResults(healthForms, dimensions),
    isWithoutRelation: access === 'without_relation',
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
