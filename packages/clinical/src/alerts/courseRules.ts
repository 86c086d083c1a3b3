import { ADULT_FROM_YEARS } from '../fields.ts';
import { bpAlertGrade, bpCrisisFrom, isBaby, isLowPressure } from './bloodPressure.ts';
import type { CourseReading, CourseRules, CrisisKind } from './course.ts';
import { type AlertGrade, isToday } from './grade.ts';
import type { ReadingPerson } from './readingBand.ts';
import { highSugarGrade, lowSugarGrade, SUGAR_MMOL_L, sugarCrisisLimits } from './sugar.ts';
import { gainGrade, isBackDown } from './weightGain.ts';

/** Person of the readings. */
export interface CoursePerson extends ReadingPerson {
  readonly onSglt2?: boolean | null | undefined;
  /** Result of `keepsWater`. */
  readonly keepsWater?: boolean | null | undefined;
}

const LOWS_FOR_EMERGENCY = 3;
const LOW_FOR_MINUTES = 30;

/** The course of a crisis of blood pressure, high or low. */
const PRESSURE_COURSE: Omit<CourseRules, 'crisisGrade'> = {
  isCalm: () => true,
  repeatAfter: 1,
  calmAfter: 5,
  calmNeeded: () => ({ count: 2, apart: 1 }),
};

function bloodPressure(person: CoursePerson): CourseRules {
  const from = bpCrisisFrom(person);
  return {
    crisisGrade: ({ sbpMmHg = 0, dbpMmHg = 0, symptoms = [] }) =>
      sbpMmHg >= from.sbpMmHg || dbpMmHg >= from.dbpMmHg
        ? bpAlertGrade({ sbpMmHg, dbpMmHg }, { ...person, symptoms })
        : null,
    ...PRESSURE_COURSE,
  };
}

/** @signOff [D] A low pressure for the same day opens an alert of its own, which ends as that of a high one does. */
function lowPressure(person: CoursePerson): CourseRules {
  return {
    crisisGrade: ({ sbpMmHg = 0, dbpMmHg = 0, symptoms = [] }) => {
      const felt = { ...person, symptoms };
      const grade = bpAlertGrade({ sbpMmHg, dbpMmHg }, felt);
      return isToday(grade) && isLowPressure({ sbpMmHg, dbpMmHg }, felt) ? grade : null;
    },
    ...PRESSURE_COURSE,
  };
}

/**
 * Returns the grade of low readings: worse for a third one half an hour after the first, since fast sugar does not
 * help. HealthHub 15-15 rule.
 */
function gradeOfLows(lows: readonly CourseReading[]): AlertGrade {
  const first = lows[0]?.minute ?? 0;
  const later = lows.slice(LOWS_FOR_EMERGENCY - 1);
  return later.some(({ minute }) => minute - first >= LOW_FOR_MINUTES) ? 'emergency' : 'act_now';
}

function lowSugar(person: CoursePerson): CourseRules {
  return {
    crisisGrade: ({ glucoseMmolL = Number.POSITIVE_INFINITY, symptoms = [] }) => {
      const grade = lowSugarGrade({ ...person, glucoseMmolL, symptoms });
      return grade === 'none' ? null : grade;
    },
    isCalm: () => true,
    repeatAfter: 10,
    calmAfter: 10,
    calmNeeded: (lows) =>
      lows.some(({ glucoseMmolL = SUGAR_MMOL_L.low }) => glucoseMmolL < SUGAR_MMOL_L.veryLow)
        ? { count: 2, apart: 15 }
        : { count: 1, apart: 0 },
    gradeOfCourse: gradeOfLows,
  };
}

function highSugar(person: CoursePerson): CourseRules {
  const { fromMmolL, calmBelowMmolL } = sugarCrisisLimits(person);
  return {
    crisisGrade: ({ glucoseMmolL = 0, symptoms = [] }) =>
      glucoseMmolL >= fromMmolL ? highSugarGrade({ ...person, glucoseMmolL, symptoms }) : null,
    isCalm: ({ glucoseMmolL = 0 }) => glucoseMmolL < calmBelowMmolL,
    repeatAfter: 60,
    calmAfter: 60,
    calmNeeded: () => ({ count: 2, apart: 120 }),
  };
}

/**
 * @signOff [D] A fast gain of weight stays open until one weight at least 12 hours later is no more than 2.0 kg above
 * the lowest weight that it was compared with, or until a doctor closes it.
 */
function weightGain({ keepsWater }: CoursePerson): CourseRules {
  return {
    crisisGrade: (reading) => {
      const grade = gainGrade(reading, keepsWater === true);
      return grade === 'none' ? null : grade;
    },
    isCalm: isBackDown,
    repeatAfter: 1,
    calmAfter: 12 * 60,
    calmNeeded: () => ({ count: 1, apart: 0 }),
  };
}

const RULES: Readonly<Record<CrisisKind, (person: CoursePerson) => CourseRules>> = {
  blood_pressure: bloodPressure,
  low_pressure: lowPressure,
  low_sugar: lowSugar,
  high_sugar: highSugar,
  weight_gain: weightGain,
};

/**
 * Returns the rules of a kind of crisis for a person. A baby's readings raise none.
 *
 * @signOff [D] What raises, repeats and ends an alert, with the times between readings.
 */
export function courseRules(kind: CrisisKind, person: CoursePerson = {}): CourseRules {
  const rules = RULES[kind](person);
  return isBaby(person) ? { ...rules, crisisGrade: () => null } : rules;
}

/** One person for each fact that makes more readings a crisis. */
const PEOPLE: readonly CoursePerson[] = [
  {},
  { isPregnant: true },
  { ageYears: ADULT_FROM_YEARS - 1 },
  { hasDiabetes: true },
  { keepsWater: true },
];

/** Returns whether a reading is a crisis for some person. One that is not is none, whatever is known of the person. */
export function mayBeCrisis(kind: CrisisKind, reading: CourseReading): boolean {
  return PEOPLE.some((person) => courseRules(kind, person).crisisGrade(reading) !== null);
}
