import { checkReadingWords, levelOf, needsEmergencyCall, sugarReadingAdvice } from '@vitalane/clinical';
import type { CheckedValue } from '@vitalane/ui/screens/Diary';
import type { OwnUnits } from '../../api/units.ts';
import { format, type Measure, toRequest } from './measures/index.ts';
import { urgentAdviceOf } from './pressureAdvice.ts';

/** Returns what is asked before a reading is saved that cannot wait; null for every other measure. */
export function questionOf(measure: Measure, units: OwnUnits): string | null {
  if (!isReading(measure) || !isUrgent(measure)) return null;
  const { text, unit } = format(measure, units);
  return checkReadingWords(measure.kind, { value: text, unit });
}

type Reading = Measure<'bloodPressure' | 'sugar'>;

const isReading = (measure: Measure): measure is Reading =>
  measure.kind === 'bloodPressure' || measure.kind === 'sugar';

function isUrgent(measure: Reading): boolean {
  if (measure.kind === 'bloodPressure') return urgentAdviceOf(toRequest(measure).body) !== null;
  const advice = sugarReadingAdvice({ glucoseMmolL: measure.value });
  return advice !== null && needsEmergencyCall(levelOf(advice.grade).level);
}

/** Returns a question as the form shows it, below the advice. */
export function checkOf(question: string | undefined): { check?: readonly CheckedValue[] } {
  return question ? { check: [{ code: 'value', question, slip: null, advice: null }] } : {};
}
