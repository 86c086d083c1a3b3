import { checkReadingWords, levelOf, needsEmergencyCall, sugarReadingAdvice } from '@vitalane/clinical';
import type { CheckedValue } from '@vitalane/ui/screens/Diary';
import type { OwnUnits } from '../../api/units.ts';
import { format, type Measure, toRequest } from './measures/index.ts';
import { urgentAdviceOf } from './pressureAdvice.ts';

/** Returns what is asked before a reading is saved that cannot wait; null for every other measure. */
export function questionOf(measure: Measure, units: OwnUnits): string | null {
  if (!isUrgent(measure)) return null;
  const { text, unit } = format(measure, units);
  return checkReadingWords({ value: text, unit });
}

function isUrgent(measure: Measure): boolean {
  if (measure.kind === 'bloodPressure') return urgentAdviceOf(toRequest(measure).body) !== null;
  if (measure.kind !== 'sugar') return false;
  const advice = sugarReadingAdvice({ glucoseMmolL: measure.value });
  return advice !== null && needsEmergencyCall(levelOf(advice.grade).level);
}

/** Returns a question as the form shows it, below the advice. */
export function checkOf(question: string | undefined): { check?: readonly CheckedValue[] } {
  return question ? { check: [{ code: 'value', question, slip: null, advice: null }] } : {};
}
