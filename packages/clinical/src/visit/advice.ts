import { type EmergencyAdvice, emergencyIn } from '../emergency/freeText.ts';
import { EMERGENCY_KINDS, type EmergencyKind } from '../emergency/kinds.ts';
import { EMERGENCY_KIND_WORDS } from '../emergency/words.ts';

/** What a patient has said about emergencies before a visit. */
export interface VisitSigns {
  readonly redFlags: readonly EmergencyKind[];
  /** The patient's own words; may be empty. */
  readonly words: string;
  /** Whether the patient is pregnant, if known: some words are an emergency only then. */
  readonly isPregnant?: boolean;
}

/** Returns the advice on everything that a patient has said, the most important of several; `null` without a sign of an emergency. */
export function visitAdvice({ redFlags, words, isPregnant = false }: VisitSigns): EmergencyAdvice | null {
  const heard = emergencyIn(words, { isPregnant })?.kind;
  const kind = EMERGENCY_KINDS.find((one) => one === heard || redFlags.includes(one));
  return kind ? { kind, words: EMERGENCY_KIND_WORDS[kind] } : null;
}
