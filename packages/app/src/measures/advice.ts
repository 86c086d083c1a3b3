import {
  bpReadingAdvice,
  EMERGENCY_CALL,
  isLowPressure,
  isToday,
  isVitalSign,
  levelOf,
  needsEmergencyCall,
  type ReadingAdvice,
  sugarReadingAdvice,
  vitalSignAdvice,
} from '@vitalane/clinical';
import type { ReadingPerson } from '@vitalane/contract';
import type { ValueAdvice } from '@vitalane/ui/screens/Diary';
import { firstValue, isOfKind, type Reading } from './reading.ts';

/** Returns the advice on a reading by itself; `null` when it needs none. `person` is `undefined` until loaded. */
export function adviceOf(reading: Reading, person: ReadingPerson | undefined): ValueAdvice | null {
  if (isOfKind(reading, 'bloodPressure')) return pressureAdvice(reading, person);
  const { kind } = reading;
  const value = firstValue(reading);
  if (kind === 'sugar') return toValueAdvice(sugarReadingAdvice({ ...person, glucoseMmolL: value }));
  return isVitalSign(kind) ? toValueAdvice(vitalSignAdvice(kind, value, person)) : null;
}

/** Returns the input of the clinical rules for a blood pressure: its numbers, and whose they are with what is felt. */
export function feltPressure(
  { values, symptoms = [] }: Reading<'bloodPressure'>,
  person: ReadingPerson | undefined,
) {
  const bp = { sbpMmHg: values.systolic, dbpMmHg: values.diastolic };
  return { bp, felt: { ...person, symptoms } };
}

/** Returns the advice on a crisis, and on every low pressure; `null` for any other. */
function pressureAdvice(
  reading: Reading<'bloodPressure'>,
  person: ReadingPerson | undefined,
): ValueAdvice | null {
  const { bp, felt } = feltPressure(reading, person);
  const advice = bpReadingAdvice(bp, felt);
  if (!advice || !(isToday(advice.grade) || isLowPressure(bp, felt))) return null;
  return { reason: advice.reason, action: advice.action, call: EMERGENCY_CALL };
}

function toValueAdvice(advice: ReadingAdvice | null): ValueAdvice | null {
  if (!advice) return null;
  const { grade, reason, action } = advice;
  return { reason, action, call: needsEmergencyCall(levelOf(grade).level) ? EMERGENCY_CALL : null };
}
