import type { BloodPressure } from '../blood-pressure/bands.ts';
import { type AlertPerson, bpAlertGrade, isLowPressure } from './bloodPressure.ts';
import type { AlertGrade } from './grade.ts';
import { SUGAR_MMOL_L, type SugarNow, sugarAlertGrade } from './sugar.ts';
import type { Symptom } from './symptoms.ts';
import { type AlertWords, bpWords, highSugarWords, lowSugarWords } from './words.ts';

/** Advice for one reading. */
export interface ReadingAdvice extends AlertWords {
  readonly grade: AlertGrade;
}

/** Returns the advice for one glucose (mmol/L), or `null` when none is needed. */
export function sugarReadingAdvice(now: SugarNow): ReadingAdvice | null {
  const grade = sugarAlertGrade(now);
  if (grade === 'none') return null;
  const glucose = now.glucoseMmolL ?? SUGAR_MMOL_L.low;
  const isLow = glucose < SUGAR_MMOL_L.low;
  return {
    grade,
    ...(isLow ? lowSugarWords(grade, glucose < SUGAR_MMOL_L.veryLow) : highSugarWords(grade)),
  };
}

/** Returns the advice for one blood pressure (mmHg), or `null` when none is needed. */
export function bpReadingAdvice(
  bp: BloodPressure,
  person: AlertPerson & { readonly symptoms?: readonly Symptom[] } = {},
): ReadingAdvice | null {
  const grade = bpAlertGrade(bp, person);
  if (grade === 'none') return null;
  return { grade, ...bpWords(grade, { ...person, low: isLowPressure(bp, person) ? bp : undefined }) };
}
