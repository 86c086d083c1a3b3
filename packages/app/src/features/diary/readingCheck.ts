import {
  checkReadingWords,
  isSuspectWeightChange,
  type VitalSign,
  weightChangeQuestion,
} from '@vitalane/clinical';
import type { ReadingPerson } from '@vitalane/contract';
import { dayInWords } from '@vitalane/time';
import { type CheckedValue, diaryWords, type ValueAdvice } from '@vitalane/ui/screens/Diary';
import {
  format,
  formatWithUnit,
  isOfVitalSign,
  type Measure,
  sugarAdviceOf,
  toRequest,
  vitalSignAdviceOf,
} from '../../measures/index.ts';
import type { OwnUnits } from '../../session/person.ts';
import { urgentAdviceOf } from './pressureAdvice.ts';

/** Question before an entry is saved: about its value, or whether it is a second one. */
export interface Question {
  code: 'value' | 'duplicate';
  question: string;
}

interface Known {
  /** Entries of the measure, newest first, without the edited one. */
  known?: readonly Measure[];
  person?: ReadingPerson | undefined;
}

/**
 * Returns the questions before an entry is saved, the most severe first: about an urgent or low reading, a weight far from
 * the previous entry, or an entry that is already there.
 */
export function questionsOf(measure: Measure, units: OwnUnits, known: Known = {}): readonly Question[] {
  const value = valueQuestion(measure, units, known);
  const duplicate = duplicateQuestion(measure, units, known);
  return [
    ...(value === null ? [] : [{ code: 'value', question: value } as const]),
    ...(duplicate === null ? [] : [{ code: 'duplicate', question: duplicate } as const]),
  ];
}

/** Returns the question about an entry of the same minute and value; `null` without one. */
function duplicateQuestion(measure: Measure, units: OwnUnits, { known = [] }: Known): string | null {
  const { date, time } = measure;
  const text = formatWithUnit(measure, units);
  const isSame = (other: Measure) =>
    other.date === date && other.time === time && formatWithUnit(other, units) === text;
  return known.some(isSame) ? diaryWords.duplicate(text, dayInWords(date), time) : null;
}

function valueQuestion(measure: Measure, units: OwnUnits, { known = [], person }: Known): string | null {
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
  return weightChangeQuestion({
    typed: formatWithUnit(typed, units),
    other: formatWithUnit(other, units),
  });
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

/** Returns the questions about a submitted entry and its advice in the format of the form. */
export function checkOf(
  questions: readonly Question[] | undefined,
  advice: ValueAdvice | null = null,
): ShownAdvice {
  if (!questions) return { advice };
  return {
    check: questions.map((question, index) => ({
      ...question,
      slip: null,
      advice: index === 0 ? advice : null,
    })),
  };
}
