import { askedSymptoms, isLowPressure, SYMPTOMS } from '@vitalane/clinical';
import type { ReadingPerson } from '@vitalane/contract';
import type { ReadingFormState } from '@vitalane/ui/screens/Diary';
import { adviceOf, feltPressure } from '../../measures/advice.ts';
import { isOfKind, type Reading } from '../../measures/reading.ts';

type FeltSymptoms = Extract<ReadingFormState, { status: 'open' | 'saving' }>['symptoms'];

/**
 * Returns the symptoms to ask about at a low blood pressure, those that are chosen, and the advice that the last of them
 * brings; `undefined` at any other reading.
 */
export function feltSymptoms(reading: Reading, person: ReadingPerson | undefined): FeltSymptoms {
  if (!isOfKind(reading, 'bloodPressure')) return undefined;
  const { bp, felt } = feltPressure(reading, person);
  if (!isLowPressure(bp, felt)) return undefined;
  const options = askedSymptoms('low_pressure', false).map((code) => ({
    value: code,
    label: SYMPTOMS[code],
  }));
  const adviceOn = (symptoms: typeof felt.symptoms) => adviceOf({ ...reading, symptoms }, person);
  const unfelt = adviceOn([])?.action;
  const code = felt.symptoms.findLast((symptom) => adviceOn([symptom])?.action !== unfelt);
  const advice = code && adviceOn([code]);
  return { options, chosen: felt.symptoms, ...(code && advice && { changed: { code, advice } }) };
}
