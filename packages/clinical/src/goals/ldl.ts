import { band } from '../bands.ts';
import { SG_FRS_CATEGORIES, type SgFrsCategory } from '../cardiovascular/bands.ts';
import { LDL_GOALS_MMOL_L } from '../cardiovascular/riskCategory.ts';
import { type Answer, outcomesOf } from './depends.ts';
import { type GoalPerson, withheldGoal } from './person.ts';

/** Rule of an LDL goal. */
export type LdlBasis =
  | 'heart_attack'
  | 'doctor_sets'
  | 'fh_with_risk'
  | 'diabetes_with_risk'
  | 'diabetes_alone'
  | `risk_${SgFrsCategory}`
  | 'score_needed'
  | 'set_by_doctor'
  | 'set_by_patient'
  | 'pregnancy'
  | 'under_18'
  | 'depends';

const LDL_ANSWERS = [
  'heartAttack',
  'arteryDisease',
  'stroke',
  'kidneyDisease',
  'diabetes',
  'fh',
  'otherRisk',
] as const satisfies readonly (keyof GoalPerson)[];

/** Name of an answer that the LDL goal depends on. */
export type LdlAnswer = (typeof LDL_ANSWERS)[number];

/** LDL cholesterol to stay below, in mmol/L; `null` without a number. */
export interface LdlGoal {
  readonly belowMmolL: number | null;
  readonly basis: LdlBasis;
  /** Answers that could change the goal; only for `depends`. */
  readonly needs: readonly LdlAnswer[];
  /** Possible goals while an answer is open. */
  readonly possible: readonly Pick<LdlGoal, 'belowMmolL' | 'basis'>[];
}

type Person = Pick<GoalPerson, LdlAnswer | 'ageYears' | 'pregnant' | 'sgFrsPercent'>;

/**
 * @signOff [L] Artery disease or stroke without a heart attack: the doctor sets the LDL goal.
 * @signOff [L] Inherited high cholesterol or kidney disease alone: the doctor sets the LDL goal.
 */
function usualBasis(known: Readonly<Record<LdlAnswer, boolean>>, sgFrsPercent: number | null): LdlBasis {
  const { heartAttack, arteryDisease, stroke, kidneyDisease, diabetes, fh, otherRisk } = known;
  if (heartAttack) return 'heart_attack';
  if (arteryDisease || stroke) return 'doctor_sets';
  if (fh && (diabetes || kidneyDisease || otherRisk)) return 'fh_with_risk';
  if (diabetes) return kidneyDisease || otherRisk ? 'diabetes_with_risk' : 'diabetes_alone';
  if (fh || kidneyDisease) return 'doctor_sets';
  return sgFrsPercent === null ? 'score_needed' : `risk_${band(sgFrsPercent, SG_FRS_CATEGORIES)}`;
}

function goalBy(basis: LdlBasis): LdlGoal {
  const goals: Partial<Readonly<Record<LdlBasis, number>>> = LDL_GOALS_MMOL_L;
  const goal = { belowMmolL: goals[basis] ?? null, basis };
  return { ...goal, needs: [], possible: [goal] };
}

/**
 * Returns the LDL goal of a person: the doctor's where there is one, none in pregnancy and under 18, else by conditions and
 * score. Heart failure alone sets none. Source: ACE Clinical Guidance "Lipid management", December 2023; diabetes alone:
 * Healthier SG diabetes protocol, 25 July 2024.
 */
export function ldlGoal(person: Person, setByDoctorMmolL: number | null = null): LdlGoal {
  if (setByDoctorMmolL !== null) return { ...goalBy('set_by_doctor'), belowMmolL: setByDoctorMmolL };
  const withheld = withheldGoal(person);
  if (withheld) return goalBy(withheld);
  const answers = Object.fromEntries(LDL_ANSWERS.map((name) => [name, person[name]])) as Record<
    LdlAnswer,
    Answer
  >;
  const { possible, needs } = outcomesOf(answers, (known) => usualBasis(known, person.sgFrsPercent));
  const [only, ...others] = possible;
  if (only !== undefined && others.length === 0) return goalBy(only);
  return {
    belowMmolL: null,
    basis: 'depends',
    needs,
    possible: possible.flatMap((basis) => goalBy(basis).possible),
  };
}
