import { EMERGENCY_CALL, levelOf, needsEmergencyCall, type ReadingAdvice } from '@vitalane/clinical';
import type { ValueAdvice } from '@vitalane/ui/screens/Diary';

/** Returns advice about a value in the format of the screens; `null` for none. */
export function toValueAdvice(advice: ReadingAdvice | null): ValueAdvice | null {
  if (!advice) return null;
  const { grade, reason, action } = advice;
  return { reason, action, call: needsEmergencyCall(levelOf(grade).level) ? EMERGENCY_CALL : null };
}
