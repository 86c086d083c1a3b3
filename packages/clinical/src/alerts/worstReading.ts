import { type AlertPerson, bpAlertGrade } from './bloodPressure.ts';
import type { CourseReading, CrisisKind } from './course.ts';
import { isWorse } from './grade.ts';

const FAR = Number.POSITIVE_INFINITY;

function gradeOfPressure({ sbpMmHg = 0, dbpMmHg = 0, symptoms = [] }: CourseReading, person: AlertPerson) {
  return bpAlertGrade({ sbpMmHg, dbpMmHg }, { ...person, symptoms });
}

/** Returns whether `a` is the more dangerous of two readings of one kind. */
type IsWorse = (a: CourseReading, b: CourseReading, person: AlertPerson) => boolean;

const sumOf = ({ sbpMmHg = 0, dbpMmHg = 0 }: CourseReading) => sbpMmHg + dbpMmHg;

/** Compares pressures by grade, then by the sum of both; `side` 1 counts the higher sum as worse, -1 the lower. */
const pressureBy =
  (side: 1 | -1): IsWorse =>
  (a, b, person) => {
    const gradeA = gradeOfPressure(a, person);
    const gradeB = gradeOfPressure(b, person);
    return gradeA === gradeB ? side * sumOf(a) > side * sumOf(b) : isWorse(gradeA, gradeB);
  };

const IS_WORSE: Readonly<Record<CrisisKind, IsWorse>> = {
  blood_pressure: pressureBy(1),
  low_pressure: pressureBy(-1),
  low_sugar: (a, b) => (a.glucoseMmolL ?? FAR) < (b.glucoseMmolL ?? FAR),
  high_sugar: (a, b) => (a.glucoseMmolL ?? -FAR) > (b.glucoseMmolL ?? -FAR),
  weight_gain: (a, b) => (a.weightKg ?? -FAR) > (b.weightKg ?? -FAR),
};

/**
 * Returns the most dangerous of the crisis readings, which are oldest first; the last of equal ones. Blood pressures
 * compare by grade, then by the sum of both pressures. Returns undefined without a reading.
 *
 * @signOff [D] Which of several crisis readings is named as the worst.
 */
export function worstReading(
  kind: CrisisKind,
  crisis: readonly CourseReading[],
  person: AlertPerson = {},
): CourseReading | undefined {
  const [first, ...others] = crisis;
  if (!first) return undefined;
  return others.reduce((worst, reading) => (IS_WORSE[kind](worst, reading, person) ? worst : reading), first);
}
