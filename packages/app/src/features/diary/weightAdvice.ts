import { weightGainGrade, weightGainWords } from '@vitalane/clinical';
import { daysBetween } from '@vitalane/time';
import type { ValueAdvice } from '@vitalane/ui/screens/Diary';
import { isOfKind, momentOf, type Reading } from '../../measures/reading.ts';

/**
 * Returns the advice on a weight that rose fast, for a person in whom that may be water; `undefined` for any other.
 * `known` holds the entries of the kind in any order.
 */
export function weightAdviceOf(
  reading: Reading,
  known: readonly Reading[],
  keepsWater: boolean,
): ValueAdvice | undefined {
  if (!isOfKind(reading, 'weight')) return undefined;
  const others = known
    .filter((other) => isOfKind(other, 'weight'))
    .filter((other) => momentOf(other) <= momentOf(reading))
    .map(({ values, date }) => ({ weightKg: values.value, daysBefore: daysBetween(date, reading.date) }));
  const grade = weightGainGrade({ weightKg: reading.values.value, others, keepsWater });
  if (grade === 'none') return undefined;
  return { ...weightGainWords(grade), call: null };
}
