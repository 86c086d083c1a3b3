import { BP_GOALS, HIGH_RISK_ABOVE_PERCENT, OLDER_ABOVE_YEARS } from '../blood-pressure/target.ts';
import { type Outcomes, outcomesOf } from './depends.ts';
import { type GoalAnswer, type GoalPerson, withheldGoal } from './person.ts';

/** Upper and lower pressure in mmHg. */
export interface Pressure {
  readonly sbpMmHg: number;
  readonly dbpMmHg: number;
}

/** Rule of a pressure goal. */
export type PressureBasis =
  | 'low_intermediate'
  | 'high_risk'
  | 'older_or_frail'
  | 'set_by_doctor'
  | 'set_by_patient'
  | 'pregnancy'
  | 'after_birth'
  | 'under_18'
  | 'depends';

/** Pressures to stay below at the clinic and at home; both `null` without a number. */
export interface PressureGoal {
  readonly clinic: Pressure | null;
  readonly home: Pressure | null;
  readonly basis: PressureBasis;
  /** Answers that could change the goal; only for `depends`. */
  readonly needs: readonly GoalAnswer[];
  /** Possible clinic goals while an answer is open. */
  readonly possible: readonly Pressure[];
}

type UsualBasis = keyof typeof BP_GOALS;

/** Clinic pressures up to which the home limit is equal; above them it rises half as fast. */
const EQUAL_UP_TO: Pressure = { sbpMmHg: 130, dbpMmHg: 80 };
const RISES_BY = 0.5;

const homeLimit = (clinic: number, equalUpTo: number) =>
  clinic <= equalUpTo ? clinic : Math.floor(equalUpTo + (clinic - equalUpTo) * RISES_BY);

/**
 * Returns the home limit that corresponds to a clinic goal, in mmHg. Source: ACE Clinical Guidance "Hypertension", 15
 * December 2023, table 5 (140 ↔ 135, 160 ↔ 145; 90 ↔ 85, 100 ↔ 90; equal up to 130/80).
 *
 * @signOff [D] Between the printed pairs the home limit follows a straight line and is rounded down.
 */
export function homePressureLimit({ sbpMmHg, dbpMmHg }: Pressure): Pressure {
  return {
    sbpMmHg: homeLimit(sbpMmHg, EQUAL_UP_TO.sbpMmHg),
    dbpMmHg: homeLimit(dbpMmHg, EQUAL_UP_TO.dbpMmHg),
  };
}

type PressurePerson = Omit<GoalPerson, 'otherRisk'>;

/** @signOff [L] Inherited high cholesterol alone leads to the strict pressure goal. */
function usualBasis(
  known: Readonly<Record<GoalAnswer, boolean>>,
  { ageYears, sgFrsPercent }: PressurePerson,
): UsualBasis {
  if ((ageYears !== null && ageYears > OLDER_ABOVE_YEARS) || known.frail) return 'older_or_frail';
  const { frail: _, ...conditions } = known;
  const isHighRisk =
    Object.values(conditions).includes(true) || (sgFrsPercent ?? 0) > HIGH_RISK_ABOVE_PERCENT;
  return isHighRisk ? 'high_risk' : 'low_intermediate';
}

function answersOf(person: PressurePerson): Readonly<Record<GoalAnswer, boolean | null>> {
  const { heartAttack, arteryDisease, stroke, heartFailure, kidneyDisease } = person;
  const { diabetes, organDamage, fh, frail } = person;
  return {
    heartAttack,
    arteryDisease,
    stroke,
    heartFailure,
    kidneyDisease,
    diabetes,
    organDamage,
    fh,
    frail,
  };
}

function withNumber(clinic: Pressure, basis: PressureBasis): PressureGoal {
  return { clinic, home: homePressureLimit(clinic), basis, needs: [], possible: [clinic] };
}

function withoutNumber(basis: PressureBasis): PressureGoal {
  return { clinic: null, home: null, basis, needs: [], possible: [] };
}

function pressureOf(basis: UsualBasis): Pressure {
  const { sbpBelowMmHg, dbpBelowMmHg } = BP_GOALS[basis];
  return { sbpMmHg: sbpBelowMmHg, dbpMmHg: dbpBelowMmHg };
}

/** Returns the possible usual goals while some answers are open, and the answers that matter. */
export function usualPressureOutcomes(person: PressurePerson): Outcomes<GoalAnswer, Pressure> {
  return outcomesOf(answersOf(person), (known) => pressureOf(usualBasis(known, person)));
}

/**
 * Returns the pressure goal of a person: the doctor's where there is one, otherwise one by age, frailty,
 * conditions and score. There is none in pregnancy, in the 42 days after a birth, and in children. Clinic
 * values are those of ACE Clinical Guidance "Hypertension", 15 December 2023, table 1.
 */
export function pressureGoal(person: PressurePerson, setByDoctor: Pressure | null = null): PressureGoal {
  if (setByDoctor) return withNumber(setByDoctor, 'set_by_doctor');
  const withheld = withheldGoal(person) ?? (person.isAfterBirth ? 'after_birth' : null);
  if (withheld) return withoutNumber(withheld);
  const { possible, needs } = outcomesOf(answersOf(person), (known) => usualBasis(known, person));
  const [only, ...others] = possible;
  if (only !== undefined && others.length === 0) return withNumber(pressureOf(only), only);
  return { ...withoutNumber('depends'), needs, possible: possible.map(pressureOf) };
}
