import { EMERGENCY_CALL, TELEHEALTH_EMERGENCY } from '@vitalane/clinical';

/** Returns the advice of an emergency with its title and phone. */
export function emergencyAdvice(words: string) {
  return { reason: TELEHEALTH_EMERGENCY.title, action: words, call: EMERGENCY_CALL };
}
