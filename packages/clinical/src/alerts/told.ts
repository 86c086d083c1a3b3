import type { CrisisKind, Episode } from './course.ts';
import { type AlertGrade, isToday } from './grade.ts';
import { SUGAR_MMOL_L } from './sugar.ts';

/** Recipient of an alert. */
export type AlertReader = 'patient' | 'clinic' | 'carer';

/** Facts that decide the recipients. */
export interface ToldFacts {
  readonly kind: CrisisKind | 'lab';
  readonly grade: AlertGrade;
  readonly hasRepeated: boolean;
  /** Whether a glucose below 3.0 mmol/L is among the readings. */
  readonly hasVeryLow: boolean;
  readonly openForMinutes: number;
  readonly clinicRelation: boolean;
  readonly carerConsent: boolean;
}

const CARER_AFTER_MINUTES = 30;

/** Returns whether a glucose below 3.0 mmol/L is among the readings of a low. */
export function hasVeryLow(kind: CrisisKind, { crisis }: Pick<Episode, 'crisis'>): boolean {
  return (
    kind === 'low_sugar' &&
    crisis.some(({ glucoseMmolL = SUGAR_MMOL_L.low }) => glucoseMmolL < SUGAR_MMOL_L.veryLow)
  );
}

/**
 * Returns the recipients of an open alert, in a fixed order. Without a relation or consent only the patient is told.
 *
 * @signOff [D] Which alerts the clinic and a carer are told of, and when. The clinic sees every fast gain of weight,
 * since only a doctor can close one that lasts.
 */
export function whoIsTold(facts: ToldFacts): readonly AlertReader[] {
  const { kind, grade } = facts;
  const isSerious = isToday(grade) || facts.hasVeryLow;
  const isLow = kind === 'low_sugar';
  const isForClinic = isSerious || (isLow && facts.hasRepeated) || kind === 'weight_gain';
  const told: AlertReader[] = ['patient'];
  if (facts.clinicRelation && isForClinic) told.push('clinic');
  const isLong = isLow && facts.openForMinutes >= CARER_AFTER_MINUTES;
  if (facts.carerConsent && (isSerious || isLong)) told.push('carer');
  return told;
}
