import { weightGainGrade, weightGainWords } from '@vitalane/clinical';
import { daysBetween } from '@vitalane/time';
import type { ValueAdvice } from '@vitalane/ui/screens/Diary';
import { type Measure, momentOf } from '../../measures/index.ts';

type Weight = Measure<'weight'>;

const isWeight = (measure: Measure): measure is Weight => measure.kind === 'weight';

/**
 * Returns the advice on a weight that rose fast, for a person in whom that may be water; `undefined` for any other.
 * `known` holds the entries of the measure in any order.
 */
export function weightAdviceOf(
  measure: Measure,
  known: readonly Measure[],
  keepsWater: boolean,
): ValueAdvice | undefined {
  if (!isWeight(measure)) return undefined;
  const before = known.filter(isWeight).filter((other) => momentOf(other) <= momentOf(measure));
  const others = before.map(({ value, date }) => ({
    weightKg: value,
    daysBefore: daysBetween(date, measure.date),
  }));
  const grade = weightGainGrade({ weightKg: measure.value, others, keepsWater });
  if (grade === 'none') return undefined;
  return { ...weightGainWords(grade), call: null };
}
