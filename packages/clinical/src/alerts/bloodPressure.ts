import { type BloodPressure, isAtLeast, isBelow, LOW_BP, URGENT_BP } from '../blood-pressure/bands.ts';
import { ADULT_FROM_YEARS } from '../fields.ts';
import { type AlertGrade, isWorse, worst } from './grade.ts';
import { hasAny, PREGNANCY_SIGNS, RED_FLAGS, type Symptom } from './symptoms.ts';

/** Person of the reading. Unknown (`null`) is an adult who is not pregnant. */
export interface AlertPerson {
  readonly ageYears?: number | null | undefined;
  readonly isPregnant?: boolean | null | undefined;
  /** Whether the birth was within 42 days, during which the pregnancy limits for blood pressure apply. */
  readonly isAfterBirth?: boolean | null | undefined;
  /** Whether the person takes a medicine for blood pressure, which the advice on a low one then names. */
  readonly takesPressureMedicine?: boolean | null | undefined;
}

/** Person of a reading, with what is felt at the time. */
type Feeling = AlertPerson & { readonly symptoms?: readonly Symptom[] };

/** Returns whether the pregnancy limits for blood pressure apply. */
export const hasPregnancyLimits = ({ isPregnant, isAfterBirth }: AlertPerson) =>
  Boolean(isPregnant) || Boolean(isAfterBirth);

/** Row of the table: from this pressure (mmHg) the first grade applies, and the second one with one of the signs. */
interface Row {
  readonly from: BloodPressure;
  readonly grade: AlertGrade;
  readonly withSigns: AlertGrade;
}

const rowFrom = (from: BloodPressure, grade: AlertGrade, withSigns = grade): Row => ({
  from,
  grade,
  withSigns,
});

const row = (sbpMmHg: number, dbpMmHg: number, grade: AlertGrade, withSigns = grade): Row =>
  rowFrom({ sbpMmHg, dbpMmHg }, grade, withSigns);

/**
 * Sources: Healthier SG hypertension protocol 2023–24; AHA "When to call".
 *
 * @signOff [D] A reading from 180/110 is for the same day, and an emergency with a red-flag symptom or bad headache.
 */
const ADULT = { signs: ['bad_headache'], rows: [rowFrom(URGENT_BP, 'same_day', 'emergency')] } as const;

/** The treatment goal in pregnancy. NICE NG133 2019. */
const PREGNANCY_GOAL: BloodPressure = { sbpMmHg: 135, dbpMmHg: 85 };

/**
 * Sources: ISSHP 2021 (severe from 160/110), NICE NG133 2019 (treatment goal 135/85).
 *
 * @signOff [D] In pregnancy 135/85 is for the next visit, and a warning sign at any pressure is for the same day.
 */
const PREGNANT = {
  signs: PREGNANCY_SIGNS,
  rows: [
    row(160, 110, 'emergency'),
    row(140, 90, 'same_day', 'emergency'),
    rowFrom(PREGNANCY_GOAL, 'next_visit', 'same_day'),
    row(0, 0, 'none', 'same_day'),
  ],
} as const;

/** @signOff [D] Under 18 a pressure from 180/110 is an emergency, and from 140/90 for the same day. */
const CHILD = {
  signs: ['bad_headache'],
  rows: [row(180, 110, 'emergency'), row(140, 90, 'same_day', 'emergency')],
} as const;

interface Table {
  readonly signs: readonly Symptom[];
  readonly rows: readonly Row[];
}

const LOW_SIGNS: readonly Symptom[] = ['faint_feeling', 'unwell'];

/**
 * Low pressure of an adult from which a doctor sees the person today, also without symptoms: below either number.
 *
 * @signOff [D] Below 80/50 a low pressure is for the same day, also without symptoms.
 */
export const VERY_LOW_BP: BloodPressure = { sbpMmHg: 80, dbpMmHg: 50 };

const PREGNANT_EMERGENCIES: readonly Symptom[] = ['bleeding', 'fit'];

/** Returns whether the patient is under 18 years old. Unknown counts as an adult. */
export const isChild = ({ ageYears }: AlertPerson) =>
  typeof ageYears === 'number' && ageYears < ADULT_FROM_YEARS;

/** Returns whether the patient is under 1 year old: other tables judge a baby's numbers, which raise no alert here. */
export const isBaby = ({ ageYears }: AlertPerson) => typeof ageYears === 'number' && ageYears < 1;

function tablesOf(person: AlertPerson): readonly Table[] {
  const ofAge = isChild(person) ? CHILD : ADULT;
  return hasPregnancyLimits(person) ? [ofAge, PREGNANT] : [ofAge];
}

function gradeBy({ rows, signs }: Table, bp: BloodPressure, symptoms: readonly Symptom[]): AlertGrade {
  const found = rows.find(({ from }) => isAtLeast(bp, from));
  if (!found) return 'none';
  return hasAny(symptoms, signs) ? found.withSigns : found.grade;
}

/** Source of 90/60: NHS, low blood pressure (hypotension). */
function gradeOfLow(bp: BloodPressure, symptoms: readonly Symptom[]): AlertGrade {
  if (!isBelow(bp, LOW_BP)) return 'none';
  return isBelow(bp, VERY_LOW_BP) || hasAny(symptoms, LOW_SIGNS) ? 'same_day' : 'next_visit';
}

function gradesOf(bp: BloodPressure, { symptoms = [], ...person }: Feeling) {
  const high = tablesOf(person).map((table) => gradeBy(table, bp, symptoms));
  return { high: worst(...high), low: isChild(person) ? 'none' : gradeOfLow(bp, symptoms) };
}

/**
 * Returns whether the advice on a reading (mmHg) is that on a low pressure, because low is the more dangerous of its
 * two numbers.
 */
export function isLowPressure(bp: BloodPressure, person: Feeling = {}): boolean {
  const { high, low } = gradesOf(bp, person);
  return !isBaby(person) && isWorse(low, high);
}

/**
 * Returns the grade of one blood pressure, measured anywhere, in mmHg, not rounded. A red-flag symptom is an emergency
 * at every pressure. A baby's numbers raise nothing.
 *
 * @signOff [D] A red-flag symptom is an emergency at every blood pressure.
 */
export function bpAlertGrade(bp: BloodPressure, { symptoms = [], ...person }: Feeling = {}): AlertGrade {
  if (hasAny(symptoms, RED_FLAGS)) return 'emergency';
  if (hasPregnancyLimits(person) && hasAny(symptoms, PREGNANT_EMERGENCIES)) return 'emergency';
  if (isBaby(person)) return 'none';
  const { high, low } = gradesOf(bp, { ...person, symptoms });
  return worst(high, low);
}

/** Returns whether a pressure (mmHg) is high in pregnancy but no crisis: the maternity team is told at the next contact. */
export function isForMaternityTeam(bp: BloodPressure, person: AlertPerson): boolean {
  return (
    isAtLeast(bp, PREGNANCY_GOAL) && hasPregnancyLimits(person) && bpAlertGrade(bp, person) === 'next_visit'
  );
}

/** Returns the pressure (mmHg) from which a reading of this person is a crisis that stays open. */
export function bpCrisisFrom(person: AlertPerson): BloodPressure {
  const rows: readonly Row[] = tablesOf(person).flatMap((table) => table.rows);
  const crises = rows.filter(({ grade }) => isWorse(grade, 'act_now'));
  return crises.reduce((lowest, { from }) => (from.sbpMmHg < lowest.sbpMmHg ? from : lowest), URGENT_BP);
}
