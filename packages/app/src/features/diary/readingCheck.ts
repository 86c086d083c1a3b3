import {
  checkReadingWords,
  isSuspectWeightChange,
  type VitalSign,
  weightChangeQuestion,
} from '@vitalane/clinical';
import type { ReadingPerson } from '@vitalane/contract';
import type { CheckedValue, ValueAdvice } from '@vitalane/ui/screens/Diary';
import {
  format,
  isOfVitalSign,
  type Measure,
  sugarAdviceOf,
  toRequest,
  vitalSignAdviceOf,
} from '../../measures/index.ts';
import type { OwnUnits } from '../../session/person.ts';
import { urgentAdviceOf } from './pressureAdvice.ts';

/**
 * Returns the question before an entry is saved: about an urgent or low reading, or a weight far from the previous entry.
 * `null` for any other. `known` holds the entries of the measure, newest first, `person` what is known of the patient.
 */
export function questionOf(
  measure: Measure,
  units: OwnUnits,
  { known = [], person }: { known?: readonly Measure[]; person?: ReadingPerson | undefined } = {},
): string | null {
  if (isWeight(measure)) return weightQuestion(measure, units, known);
  if (!isReading(measure) || !adviceOf(measure, person)?.call) return null;
  const { text, unit } = format(measure, units);
  return checkReadingWords(measure.kind, { value: text, unit });
}

type Weight = Measure<'weight'>;

const isWeight = (measure: Measure): measure is Weight => measure.kind === 'weight';
const dated = ({ value, date }: Weight) => ({ weightKg: value, date });

function weightQuestion(typed: Weight, units: OwnUnits, known: readonly Measure[]): string | null {
  const weights = known.filter(isWeight);
  const other = weights.find(({ date }) => date <= typed.date) ?? weights.at(-1);
  if (!other || !isSuspectWeightChange(dated(typed), dated(other))) return null;
  const written = (measure: Weight) => {
    const { text, unit } = format(measure, units);
    return `${text} ${unit}`;
  };
  return weightChangeQuestion({ typed: written(typed), other: written(other) });
}

type Reading = Measure<'bloodPressure' | 'sugar' | VitalSign>;

const isReading = (measure: Measure): measure is Reading =>
  measure.kind === 'bloodPressure' || measure.kind === 'sugar' || isOfVitalSign(measure);

/** Returns the urgent advice on a reading by itself; `null` for none, and for every other measure. */
export function adviceOf(measure: Measure, person: ReadingPerson | undefined): ValueAdvice | null {
  if (!isReading(measure)) return null;
  if (measure.kind === 'bloodPressure') return urgentAdviceOf(toRequest(measure).body, person);
  return measure.kind === 'sugar' ? sugarAdviceOf(measure.value, person) : vitalSignAdviceOf(measure, person);
}

/** Advice on a form: beside the question about the value, or alone when no question is open. */
interface ShownAdvice {
  check?: readonly CheckedValue[];
  advice?: ValueAdvice | null;
}

/** Returns the question about a submitted value and its advice in the format of the form. */
export function checkOf(question: string | undefined, advice: ValueAdvice | null = null): ShownAdvice {
  return question ? { check: [{ code: 'value', question, slip: null, advice }] } : { advice };
}
