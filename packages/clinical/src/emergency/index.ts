export { type EmergencyAdvice, emergencyIn } from './freeText.ts';
export { guardModelText } from './guard.ts';
export type { GuardContext, GuardRule } from './guardRules.ts';
export { EMERGENCY_KINDS, type EmergencyKind } from './kinds.ts';
export {
  CALL_EMERGENCY_WORDS,
  EMERGENCY_CALL,
  EMERGENCY_KIND_WORDS,
  EMERGENCY_NUMBER,
  EMERGENCY_WORDS,
  LOW_SUGAR_EMERGENCY_WORDS,
  NAMED_PHONES,
  TELEHEALTH_EMERGENCY,
  TERMS_EMERGENCY_WORDS,
  VACCINE_REACTION_WORDS,
} from './words.ts';
