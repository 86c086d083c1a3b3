import type { BloodPressure } from '../blood-pressure/bands.ts';
import { afterBpWords, afterHighSugarWords, afterLowPressureWords } from './afterWords.ts';
import type { CourseReading, CrisisKind } from './course.ts';
import type { AlertGrade } from './grade.ts';
import { pressureBand, type ReadingBand, type ReadingPerson } from './readingBand.ts';
import { sugarBand } from './sugar.ts';
import { hasVeryLow } from './told.ts';
import { afterWeightGainWords, isBackDown, weightGainWords } from './weightGain.ts';
import { type AlertWords, afterLowSugarWords, bpWords, highSugarWords, lowSugarWords } from './words.ts';

/** Input of the texts of an open crisis besides its kind and grade. */
export interface CrisisFacts {
  readonly person?: ReadingPerson;
  /** The crisis readings so far, oldest first. */
  readonly crisis?: readonly CourseReading[];
  /** Newest reading of the person. Defaults to the last crisis reading. */
  readonly newest?: CourseReading | undefined;
}

/** Returns the newest of some readings, which lists show first; of one minute the one that was recorded last. */
export function newestReading(readings: readonly CourseReading[]): CourseReading | undefined {
  const recordedAt = ({ minute, enteredMinute = minute }: CourseReading) => enteredMinute;
  return readings
    .toSorted((a, b) => a.minute - b.minute || recordedAt(a) - recordedAt(b) || compareIds(a, b))
    .at(-1);
}

const compareIds = ({ id: a = '' }: CourseReading, { id: b = '' }: CourseReading) =>
  Number(a > b) - Number(a < b);

/** Returns the range of a reading of a pressure or sugar. */
export function readingBand(
  { sbpMmHg, dbpMmHg, glucoseMmolL }: CourseReading,
  person: ReadingPerson = {},
): ReadingBand | null {
  if (glucoseMmolL !== undefined) return sugarBand(glucoseMmolL, person);
  if (sbpMmHg === undefined || dbpMmHg === undefined) return null;
  return pressureBand({ sbpMmHg, dbpMmHg }, person);
}

function worstBand(kind: CrisisKind, { person, crisis = [] }: CrisisFacts): ReadingBand {
  if (kind === 'low_sugar' || kind === 'low_pressure') return 'low';
  const isHigh = (reading: CourseReading) => readingBand(reading, person) === 'high';
  return kind === 'blood_pressure' && crisis.length > 0 && crisis.every(isHigh) ? 'high' : 'very_high';
}

/** Returns whether the newest reading is still as the alert says. Without any reading it counts as such. */
export function isStillSo(kind: CrisisKind, facts: CrisisFacts): boolean {
  const { person, crisis = [], newest = crisis.at(-1) } = facts;
  if (!newest) return true;
  if (kind === 'weight_gain') return !isBackDown(newest, crisis);
  const band = readingBand(newest, person);
  if (worstBand(kind, facts) === 'low') return band === 'low' || band === 'very_low';
  return band === 'very_high' || (band === 'high' && worstBand(kind, facts) === 'high');
}

/** Returns the texts of an open crisis. They follow the newest reading: what is over “was”, and is measured again. */
export function crisisWords(kind: CrisisKind, grade: AlertGrade, facts: CrisisFacts = {}): AlertWords {
  const { person = {}, crisis = [] } = facts;
  const isNow = isStillSo(kind, facts);
  if (kind === 'low_sugar')
    return (isNow ? lowSugarWords : afterLowSugarWords)(grade, hasVeryLow(kind, { crisis }));
  if (kind === 'high_sugar') return isNow ? highSugarWords(grade) : afterHighSugarWords(grade, person);
  if (kind === 'low_pressure')
    return isNow ? bpWords(grade, { ...person, low: lowOf(facts) }) : afterLowPressureWords(grade);
  if (kind === 'weight_gain') return (isNow ? weightGainWords : afterWeightGainWords)(grade);
  const worst = worstBand(kind, facts);
  return isNow ? bpWords(grade, person) : afterBpWords(grade, { ...person, worst });
}

/** Returns the newest pressure of a low one, in mmHg. */
function lowOf({ crisis = [], newest = crisis.at(-1) }: CrisisFacts): BloodPressure {
  return { sbpMmHg: newest?.sbpMmHg ?? 0, dbpMmHg: newest?.dbpMmHg ?? 0 };
}

/** Returns the text of a crisis without a lower reading since. `since` is a formatted time. */
export function unresolvedWords({ since, limit }: { since: string; limit: string }): string {
  return `We have not seen a lower reading since ${since}. Please measure again. If it is still ${limit} or higher, see a doctor today.`;
}
