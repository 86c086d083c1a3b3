import {
  askedSymptoms,
  bpReadingAdvice,
  EMERGENCY_CALL,
  ENTRY_LIMITS,
  isLowPressure,
  isSymptom,
  isToday,
  NO_NUMBER_WORDS,
  pressureEntry,
  REFUSED_PRESSURE_WORDS,
  SYMPTOMS,
} from '@vitalane/clinical';
import type { NewBloodPressure, ReadingPerson } from '@vitalane/contract';
import type { BloodPressureFormState, BloodPressureLimits, ValueAdvice } from '@vitalane/ui/screens/Diary';
import { toPressure } from '../../measures/pressureAverage.ts';

/** Range of a reading that can be entered. */
export const pressureLimits: BloodPressureLimits = {
  upper: ENTRY_LIMITS.sbpMmHg,
  lower: ENTRY_LIMITS.dbpMmHg,
};

/** Advice when the monitor shows HI or an error. */
export const noPressureAdvice: ValueAdvice = { ...NO_NUMBER_WORDS.bloodPressure, call: EMERGENCY_CALL };

/** Returns the advice beside the refusal of two typed numbers that may hide a crisis; `null` for any other. */
export function refusedAdviceOf(upper: string, lower: string): ValueAdvice | null {
  const { hasEmergencyLine } = pressureEntry({ sbpMmHg: Number(upper), dbpMmHg: Number(lower) });
  return hasEmergencyLine ? { ...REFUSED_PRESSURE_WORDS, call: EMERGENCY_CALL } : null;
}

type Reading = Pick<NewBloodPressure, 'valueFrom' | 'valueTo' | 'symptoms'>;

const feltAt = ({ symptoms = [] }: Reading, person: ReadingPerson | undefined) => ({
  ...person,
  symptoms: symptoms.filter(isSymptom),
});

/** Returns the advice for a reading: a crisis, and every low pressure; `null` for any other. */
export function urgentAdviceOf(reading: Reading | undefined, person?: ReadingPerson): ValueAdvice | null {
  if (!reading) return null;
  const felt = feltAt(reading, person);
  const advice = bpReadingAdvice(toPressure(reading), felt);
  if (!advice || !(isToday(advice.grade) || isLowPressure(toPressure(reading), felt))) return null;
  return { reason: advice.reason, action: advice.action, call: EMERGENCY_CALL };
}

/**
 * Returns the symptoms to ask about at a low reading, those that are chosen, and the advice that the last of them
 * brings; `undefined` at any other reading.
 */
export function symptomsOf(
  reading: Reading,
  person: ReadingPerson | undefined,
): Extract<BloodPressureFormState, { status: 'open' | 'saving' }>['symptoms'] {
  const felt = feltAt(reading, person);
  if (!isLowPressure(toPressure(reading), felt)) return undefined;
  const options = askedSymptoms('low_pressure', false).map((code) => ({
    value: code,
    label: SYMPTOMS[code],
  }));
  const adviceOn = (symptoms: readonly string[]) =>
    urgentAdviceOf({ ...reading, symptoms: [...symptoms] }, person);
  const unfelt = adviceOn([])?.action;
  const code = felt.symptoms.findLast((symptom) => adviceOn([symptom])?.action !== unfelt);
  const advice = code && adviceOn([code]);
  return { options, chosen: felt.symptoms, ...(code && advice && { changed: { code, advice } }) };
}
