import type { AlertPerson } from './bloodPressure.ts';
import type { CourseReading, CrisisKind } from './course.ts';
import type { AlertGrade } from './grade.ts';
import { SUGAR_MMOL_L } from './sugar.ts';
import { hasVeryLow } from './told.ts';
import { type AlertWords, afterLowSugarWords, bpWords, highSugarWords, lowSugarWords } from './words.ts';

/** Input of the texts of an open crisis besides its kind and grade. */
export interface CrisisFacts {
  readonly person?: AlertPerson;
  /** The crisis readings so far. */
  readonly crisis?: readonly CourseReading[];
  /** Newest glucose of the person in mmol/L; unknown counts as low while a low is open. */
  readonly latestMmolL?: number | null;
}

/** Returns the texts of an open crisis. Advises sugar only while the newest glucose is low. */
export function crisisWords(
  kind: CrisisKind,
  grade: AlertGrade,
  { person = {}, crisis = [], latestMmolL = null }: CrisisFacts = {},
): AlertWords {
  if (kind === 'blood_pressure') return bpWords(grade, person);
  if (kind === 'low_pressure') return bpWords(grade, { ...person, isLow: true });
  if (kind === 'high_sugar') return highSugarWords(grade);
  const isOver = latestMmolL !== null && latestMmolL >= SUGAR_MMOL_L.low;
  return (isOver ? afterLowSugarWords : lowSugarWords)(grade, hasVeryLow(kind, { crisis }));
}

/** Returns the text of a crisis without a lower reading since. `since` is a formatted time. */
export function unresolvedWords({ since, limit }: { since: string; limit: string }): string {
  return `We have not seen a lower reading since ${since}. Please measure again. If it is still ${limit} or higher, see a doctor today.`;
}
