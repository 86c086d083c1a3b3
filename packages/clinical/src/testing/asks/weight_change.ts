import { addDays } from '@vitalane/time';
import { isSuspectWeightChange, keepsWater, levelOf, type Symptom, weightGainGrade } from '../../index.ts';

interface Given {
  readonly weights: readonly { readonly daysAgo: number; readonly kg: number }[];
  readonly known?: { readonly heartFailure?: boolean; readonly kidneyStage?: string | null };
  readonly symptoms?: readonly Symptom[];
}

const TODAY = '2026-06-30';

const dated = ({ daysAgo, kg }: Given['weights'][number]) => ({
  weightKg: kg,
  date: addDays(TODAY, -Math.floor(daysAgo)),
});

/** Returns the urgency of a new weight, and the question before it is saved. */
export function answer({ weights, known = {}, symptoms = [] }: Given): unknown {
  const [typed, ...earlier] = weights.toSorted((a, b) => a.daysAgo - b.daysAgo);
  const [last] = earlier;
  if (!typed) return { level: 'none', withinDays: null, question: null };
  const grade = weightGainGrade({
    weightKg: typed.kg,
    others: earlier.map(({ kg, daysAgo }) => ({ weightKg: kg, daysBefore: daysAgo })),
    keepsWater: keepsWater({
      hasHeartFailure: known.heartFailure,
      kidneyStages: [known.kidneyStage ?? 'none'],
    }),
    symptoms,
  });
  const isSuspect = last !== undefined && isSuspectWeightChange(dated(typed), dated(last));
  return { ...levelOf(grade), question: isSuspect ? 'check_entry' : null };
}
