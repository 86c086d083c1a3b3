import {
  checkReadingWords,
  isSuspectWeightChange,
  isVitalSign,
  weightChangeQuestion,
} from '@vitalane/clinical';
import type { ReadingPerson } from '@vitalane/contract';
import { dayInWords } from '@vitalane/time';
import { type CheckedValue, diaryWords, type ValueAdvice } from '@vitalane/ui/screens/Diary';
import { adviceOf } from '../../measures/advice.ts';
import { format, formatWithUnit, unitOfKind } from '../../measures/format.ts';
import { isOfKind, type Reading } from '../../measures/reading.ts';
import type { OwnUnits } from '../../session/person.ts';

/** Question before an entry is saved: about its value, or whether it is a second one. */
export interface Question {
  code: 'value' | 'duplicate';
  question: string;
}

interface Known {
  /** Entries of the kind, newest first, without the edited one. */
  known?: readonly Reading[];
  person?: ReadingPerson | undefined;
}

/**
 * Returns the questions before an entry is saved, the most severe first: about an urgent or low reading, a weight far from
 * the previous entry, or an entry that is already there.
 */
export function questionsOf(reading: Reading, units: OwnUnits, known: Known = {}): readonly Question[] {
  const value = valueQuestion(reading, units, known);
  const duplicate = duplicateQuestion(reading, units, known);
  return [
    ...(value === null ? [] : [{ code: 'value', question: value } as const]),
    ...(duplicate === null ? [] : [{ code: 'duplicate', question: duplicate } as const]),
  ];
}

/** Returns the question about an entry of the same minute and value; `null` without one. */
function duplicateQuestion(reading: Reading, units: OwnUnits, { known = [] }: Known): string | null {
  const { date, time } = reading;
  const text = formatWithUnit(reading, units);
  const isSame = (other: Reading) =>
    other.date === date && other.time === time && formatWithUnit(other, units) === text;
  return known.some(isSame) ? diaryWords.duplicate(text, dayInWords(date), time) : null;
}

function valueQuestion(reading: Reading, units: OwnUnits, { known = [], person }: Known): string | null {
  const { kind } = reading;
  if (isOfKind(reading, 'weight')) return weightQuestion(reading, units, known);
  if (!(kind === 'bloodPressure' || kind === 'sugar' || isVitalSign(kind))) return null;
  if (!adviceOf(reading, person)?.call) return null;
  const { text: unit } = unitOfKind(kind, units);
  return checkReadingWords(kind, { value: format(reading, units), unit });
}

type Weight = Reading<'weight'>;

const dated = ({ values, date }: Weight) => ({ weightKg: values.value, date });

function weightQuestion(typed: Weight, units: OwnUnits, known: readonly Reading[]): string | null {
  const weights = known.filter((reading) => isOfKind(reading, 'weight'));
  const other = weights.find(({ date }) => date <= typed.date) ?? weights.at(-1);
  if (!other || !isSuspectWeightChange(dated(typed), dated(other))) return null;
  return weightChangeQuestion({
    typed: formatWithUnit(typed, units),
    other: formatWithUnit(other, units),
  });
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
